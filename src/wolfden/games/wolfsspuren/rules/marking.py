"""Marking (M): points for places and discs, age, losses, and the pups join the pack."""

from __future__ import annotations

from typing import Final

from ....core import Tell
from ..events import Aged, Ageing, Mark, Marked, PupJoined
from ..hierarchy import alpha, from_the_top
from ..model import (
    COMPONENTS,
    FULL_STRENGTH,
    OWNERS,
    PARTS,
    Part,
    Phase,
    Sex,
    bits,
)
from ..position import WolfsspurenPosition
from ..scoring import rank_points
from .departures import open_departures
from .pack import join, weaken

MARKING: Final[dict[str, int]] = COMPONENTS["marking"]
GREEN_ZONE: Final[int] = COMPONENTS["lifespan"]["green"]
YELLOW_ZONE: Final[int] = COMPONENTS["lifespan"]["yellow"]


def begin(position: WolfsspurenPosition, tell: Tell | None) -> None:
    position.phase = Phase.MARKING
    mark(position, tell)
    age(position, tell)
    row = [list(parts) for parts in marks_by_seat(position)]
    pups_join(position, tell)
    for seat, parts in enumerate(row):
        parts[Part.DEAD] = MARKING["dead"] * position.dead[seat]
        parts[Part.EXCLUDED] = MARKING["excluded"] * position.excluded[seat]
    position.sheet += (tuple(tuple(parts) for parts in row),)
    open_departures(position)


def mark(position: WolfsspurenPosition, tell: Tell | None) -> None:
    points = rank_points(position)
    position.marks = tuple(
        (wolf, points[wolf], position.discs[wolf]) for wolf in from_the_top(position)
    )
    if tell:
        names = position.wolves.names
        marks = tuple(Mark(names[wolf], rank, discs) for wolf, rank, discs in position.marks)
        totals = tuple(sum(parts) for parts in marks_by_seat(position))
        tell(Marked(position.year, marks, totals))


def marks_by_seat(position: WolfsspurenPosition) -> list[list[int]]:
    """The points of places and discs, as rows of parts."""
    found = [[0] * PARTS for _ in range(position.players)]
    for wolf, rank, discs in position.marks:
        found[OWNERS[wolf]][Part.RANK] += rank
        found[OWNERS[wolf]][Part.DISCS] += discs
    return found


def age(position: WolfsspurenPosition, tell: Tell | None) -> None:
    """Both alphas lose strength; with the rule of lifespan everyone changes by their zone."""
    changes = {
        wolf: change for wolf in from_the_top(position) if (change := ageing(position, wolf))
    }
    if tell and changes:
        names = position.wolves.names
        tell(Aged(tuple(Ageing(names[wolf], change) for wolf, change in changes.items())))
    for wolf, change in changes.items():
        if change > 0:
            position.strength[wolf] += change
    weaken(position, {wolf: -change for wolf, change in changes.items() if change < 0}, "age", tell)


def ageing(position: WolfsspurenPosition, wolf: int) -> int:
    """How much strength the wolf gains or loses in marking."""
    leads = wolf in (alpha(position, Sex.FEMALE), alpha(position, Sex.MALE))
    if not position.terms.lifespan:
        return MARKING["alpha_strength"] if leads else 0
    strength = position.strength[wolf]
    change = 1 if strength >= GREEN_ZONE else 0 if strength >= YELLOW_ZONE else -1
    return min(change + MARKING["alpha_strength"] * leads, FULL_STRENGTH - strength)


def pups_join(position: WolfsspurenPosition, tell: Tell | None) -> None:
    """From the alpha female's side outwards."""
    row = bits(position.litter)
    position.chance.shuffle(row)
    position.litter = position.unknown = 0
    for wolf in row:
        position.young |= 1 << wolf
        if tell:
            tell(PupJoined(*position.wolves.told[wolf]))
        join(position, wolf, tell)
