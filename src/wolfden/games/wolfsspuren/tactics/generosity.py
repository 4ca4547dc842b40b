"""What a player may give to the pack hunt, after what everyone has seen it give."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ....core import Chance
from ..model import NOBODY
from ..state import WolfsspurenState

TRUST: Final = 1.0
"""How many years of giving the fair share a player is credited with."""
NEWEST: Final = 2.0
"""How much the last year counts …"""
FADING: Final = 0.5
"""… and every one before it, against the next."""
MOST: Final = 1.5
"""More than this in a year is not taken for a habit."""
DOUBT: Final = 0.5
"""How often a player of whom nothing is known is thought to give anything at all …"""
ANYTHING: Final = tuple(tenths / 10 for tenths in range(2, 13))
"""… that is, any of these."""


def guess(state: WolfsspurenState, seat: int, chance: Chance) -> float:
    """In parts of the fair share: as expected or, the less is known, anything."""
    if chance.fraction() < DOUBT / (1 + len(state.generosity)):
        return chance.choice(ANYTHING)
    return expected(state.generosity, seat)


@lru_cache(maxsize=4096)
def expected(generosity: tuple[tuple[int, ...], ...], seat: int) -> float:
    """What it has given on average, the last years counting most."""
    total = weight = TRUST
    counts = NEWEST
    for year in reversed(generosity):
        if year[seat] != NOBODY:
            total += counts * min(year[seat] / 100, MOST)
            weight += counts
        counts *= FADING
    return total / weight
