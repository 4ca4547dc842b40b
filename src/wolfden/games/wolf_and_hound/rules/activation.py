"""Phases 1 and 2: the animals in front of the active player act, then who is bare (6, 8)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from ..model import PLACES
from ..table import Table

SKIP: Final = "skip"
NO_THREES: Final = "no-threes"
ORDER: Final = (-1, 1)
"""Wolves before hounds; sheep cards come first of all."""


class Act(NamedTuple):
    animal: int
    target: int
    change: int
    """-1, 1, or 0 where there was nothing to lose or to bring home."""
    left: int
    """The target's sheep afterwards."""


class Activation(NamedTuple):
    sheep: tuple[int, ...]
    skipped: bool
    no_threes: bool
    bare: int | None
    """The player without sheep who is nearest clockwise from the active one; the team loses."""
    acts: tuple[Act, ...]


@lru_cache(maxsize=1 << 16)
def activate(
    table: Table, places: tuple[int, ...], backs: int, sheep: tuple[int, ...], place: int
) -> Activation:
    here = [index for index, at in enumerate(places) if at == place]
    if not here:
        return Activation(sheep, False, False, bare_place(sheep, place), ())
    effects = {table.animals[index].effect for index in here}
    if SKIP in effects:
        return Activation(sheep, True, False, None, ())
    after, acts = _act(table, here, backs, sheep, place)
    return Activation(after, False, NO_THREES in effects, bare_place(after, place), acts)


def bare_place(sheep: Sequence[int], active: int) -> int | None:
    for step in PLACES:
        place = (active + step) % len(PLACES)
        if not sheep[place]:
            return place
    return None


def _act(
    table: Table, here: list[int], backs: int, sheep: tuple[int, ...], place: int
) -> tuple[tuple[int, ...], tuple[Act, ...]]:
    after, acts = list(sheep), []
    for colour in ORDER:
        for index in here:
            change, shift = table.reach[index][backs >> index & 1]
            if change == colour:
                target = (place + shift) % len(PLACES)
                left = min(max(after[target] + change, 0), table.fences[target])
                acts.append(Act(index, target, left - after[target], left))
                after[target] = left
    return tuple(after), tuple(acts)
