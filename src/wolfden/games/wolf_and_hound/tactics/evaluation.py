"""What a position looks like at sight: sheep at home, and what stands before whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..model import PLACES
from ..rules.activation import activate
from ..standing import Standing
from ..table import Table

FLOCK: Final[tuple[float, ...]] = (-8.0, 0.0, 4.0, 6.5, 8.0, 9.0)
"""What a pasture is worth, by its sheep: the last ones matter most."""
THREAT: Final[tuple[float, ...]] = (0.0, 0.45, 0.3, 0.2)
"""How much of a coming start of a turn counts, by how many turns it is away: animals move."""


def flocks(sheep: Sequence[int]) -> float:
    """Blue's sheep against yellow's."""
    return FLOCK[sheep[0]] - FLOCK[sheep[1]] + FLOCK[sheep[2]] - FLOCK[sheep[3]]


def threats(table: Table, standing: Standing, sheep: tuple[int, ...], active: int) -> float:
    """What the next three turns' starts would change for blue, if nothing moved."""
    now = flocks(sheep)
    value = 0.0
    for away in range(1, len(PLACES)):
        place = (active + away) % len(PLACES)
        if place in standing.places:
            done = activate(table, standing, sheep, place)
            value += THREAT[away] * (flocks(done.sheep) - now)
    return value
