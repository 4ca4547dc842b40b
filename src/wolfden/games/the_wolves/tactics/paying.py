"""What terrain tiles are worth by what they show, and what paying for an action takes."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final

from ..hexes import members
from ..model import COSTS
from ..tiles import SHOWING, flipped
from .worth import SHOWN_ON, TERRAIN_TOKEN

SHOWN: Final = tuple(
    tuple(
        sum(SHOWN_ON[tiles.bit_count()] for tiles in showing) for showing in by_faces
    )
    for by_faces in SHOWING
)  # fmt: skip
"""What it is worth to show what the tiles show, by habitat and faces."""


@lru_cache(maxsize=1 << 13)
def payment(habitat: int, faces: int, terrain: int, deed: int, tokens: int) -> float:
    """The least harm that paying for an action does at the beginning of a match."""
    showing = [1 << tile for tile in members(SHOWING[habitat][faces][terrain])]
    shown, before = SHOWN[habitat], SHOWN[habitat][faces]
    cost: int = COSTS[deed]
    return max(
        shown[flipped(faces, sum(tiles))] - before - TERRAIN_TOKEN * (cost - count)
        for count in range(max(cost - tokens, 0), min(cost, len(showing)) + 1)
        for tiles in combinations(showing, count)
    )
