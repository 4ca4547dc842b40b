"""Phases 1 and 2: the animals in front of the active player act, then who is bare (6, 8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..model import PLACES
from ..standing import FEW, Act, Activation, Sheep, Standing
from ..table import Table

SKIP: Final = "skip"
NO_THREES: Final = "no-threes"
ORDER: Final = (-1, 1)
"""Wolves before hounds; sheep cards come first of all."""


def activate(table: Table, standing: Standing, sheep: Sheep, place: int) -> Activation:
    """As worked out before, or now."""
    known = standing.worked_out
    if known is None:
        return _work_out(table, standing, sheep, place)
    starts = known.starts[place]
    found = starts.get(sheep)
    if found is None:
        if len(starts) >= FEW:
            starts.clear()
        found = starts[sheep] = _work_out(table, standing, sheep, place)
    return found


def _work_out(table: Table, standing: Standing, sheep: Sheep, place: int) -> Activation:
    here = [index for index, at in enumerate(standing.places) if at == place]
    if not here:
        return Activation(sheep, False, False, bare_place(sheep, place), ())
    effects = {table.animals[index].effect for index in here}
    if SKIP in effects:
        return Activation(sheep, True, False, None, ())
    after, acts = _act(table, here, standing.backs, sheep, place)
    return Activation(after, False, NO_THREES in effects, bare_place(after, place), acts)


def bare_place(sheep: Sequence[int], active: int) -> int | None:
    for step in PLACES:
        place = (active + step) % len(PLACES)
        if not sheep[place]:
            return place
    return None


def _act(
    table: Table, here: list[int], backs: int, sheep: Sheep, place: int
) -> tuple[Sheep, tuple[Act, ...]]:
    after, acts = list(sheep), []
    for colour in ORDER:
        for index in here:
            change, shift = table.reach[index][backs >> index & 1]
            if change == colour:
                target = (place + shift) % len(PLACES)
                left = min(max(after[target] + change, 0), table.fences[target])
                acts.append((index, target, left - after[target], left))
                after[target] = left
    return tuple(after), tuple(acts)
