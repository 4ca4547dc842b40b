"""Marking (M): points for places and discs, age, losses, and the pups join the pack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core import Tell
from ..events import aged, marked, pup_joined
from ..model import COMPONENTS, FULL_STRENGTH, OWNERS, PARTS, Part, Phase, Sex, bits
from .departures import open_departures
from .pack import alpha, from_the_top, join, rank_points, weaken

if TYPE_CHECKING:
    from ..state import WolfsspurenState

MARKING: dict[str, int] = COMPONENTS["marking"]
GREEN_ZONE: int = COMPONENTS["lifespan"]["green"]
YELLOW_ZONE: int = COMPONENTS["lifespan"]["yellow"]


def begin(state: WolfsspurenState, tell: Tell | None) -> None:
    state.phase = Phase.MARKING
    mark(state, tell)
    age(state, tell)
    row = [list(parts) for parts in marks_by_seat(state)]
    pups_join(state, tell)
    for seat, parts in enumerate(row):
        parts[Part.DEAD] = MARKING["dead"] * state.dead[seat]
        parts[Part.EXCLUDED] = MARKING["excluded"] * state.excluded[seat]
    state.sheet += (tuple(tuple(parts) for parts in row),)
    open_departures(state)


def mark(state: WolfsspurenState, tell: Tell | None) -> None:
    points = rank_points(state)
    state.marks = tuple((wolf, points[wolf], state.discs[wolf]) for wolf in from_the_top(state))
    if tell:
        totals = [sum(parts) for parts in marks_by_seat(state)]
        tell(marked(state.year, state.marks, totals))


def marks_by_seat(state: WolfsspurenState) -> list[list[int]]:
    """The points of places and discs, as rows of parts."""
    found = [[0] * PARTS for _ in range(state.players)]
    for wolf, rank, discs in state.marks:
        found[OWNERS[wolf]][Part.RANK] += rank
        found[OWNERS[wolf]][Part.DISCS] += discs
    return found


def age(state: WolfsspurenState, tell: Tell | None) -> None:
    """Both alphas lose strength; with the rule of lifespan everyone changes by their zone."""
    changes = {wolf: change for wolf in from_the_top(state) if (change := ageing(state, wolf))}
    if tell and changes:
        tell(aged(changes))
    for wolf, change in changes.items():
        if change > 0:
            state.strength[wolf] += change
    weaken(state, {wolf: -change for wolf, change in changes.items() if change < 0}, "age", tell)


def ageing(state: WolfsspurenState, wolf: int) -> int:
    """How much strength the wolf gains or loses in marking."""
    leads = wolf in (alpha(state, Sex.FEMALE), alpha(state, Sex.MALE))
    if not state.lifespan:
        return MARKING["alpha_strength"] if leads else 0
    strength = state.strength[wolf]
    change = 1 if strength >= GREEN_ZONE else 0 if strength >= YELLOW_ZONE else -1
    return min(change + MARKING["alpha_strength"] * leads, FULL_STRENGTH - strength)


def pups_join(state: WolfsspurenState, tell: Tell | None) -> None:
    """From the alpha female's side outwards."""
    row = bits(state.litter)
    state.chance.shuffle(row)
    state.litter = state.unknown = 0
    for wolf in row:
        state.young |= 1 << wolf
        if tell:
            tell(pup_joined(wolf))
        join(state, wolf, tell)
