"""Places for lairs at the water, the best of each region."""

from __future__ import annotations

from typing import Final

from ..land import WHOLE_TILE
from ..model import TILE_HEXES, TILE_OF
from .worth import SITE, UPGRADE

MOST_KNOWN: Final = 1 << 14
"""Shores that are remembered."""

_KNOWN: Final[dict[tuple[int, int], float]] = {}


def places_for_lairs(dens: int, free: int) -> float:
    """What it is worth to have an alpha beside these dens and free hexes."""
    if not dens | free:
        return 0.0
    found = _KNOWN.get((dens, free))
    if found is None:
        if len(_KNOWN) >= MOST_KNOWN:
            _KNOWN.clear()
        found = _KNOWN[dens, free] = _worth(dens, free)
    return found


def _worth(dens: int, free: int) -> float:
    total, rest = 0.0, dens | free
    while rest:
        area = WHOLE_TILE << TILE_HEXES * TILE_OF[rest.bit_length() - 1]
        rest &= ~area
        total += UPGRADE if dens & area else SITE
    return total
