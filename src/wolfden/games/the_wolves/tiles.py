"""The terrain tiles above a player board: which terrain each shows, and what can be paid."""

from __future__ import annotations

from typing import Final

from .hexes import bit_set
from .model import COSTS, FACES, TERRAIN_TILES, TERRAINS, Terrain


def shown_by(habitat: int, faces: int, tile: int) -> Terrain:
    """What a terrain tile shows; tile 0 shows the habitat whichever way it lies."""
    return Terrain(habitat) if tile == 0 else FACES[tile - 1][faces >> (tile - 1) & 1]


def flipped(faces: int, tiles: int) -> int:
    """The faces after these tiles, a bit set, were flipped; tile 0 looks the same afterwards."""
    return faces ^ tiles >> 1


ALL_SECOND: Final = (1 << TERRAIN_TILES - 1) - 1
"""The faces when every two-faced tile lies on its second one."""

SHOWING: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(
        tuple(
            bit_set(n for n in range(TERRAIN_TILES) if shown_by(habitat, faces, n) == terrain)
            for terrain in TERRAINS
        )
        for faces in range(ALL_SECOND + 1)
    )
    for habitat in TERRAINS
)
"""The tiles that show a terrain, as a bit set, by habitat, faces and terrain."""

SHOWN_ON: Final[tuple[tuple[tuple[tuple[int, ...], ...], ...], ...]] = tuple(
    tuple(
        tuple(
            tuple(int(each) for each in TERRAINS if showing[each].bit_count() >= tiles)
            for tiles in range(max(COSTS) + 1)
        )
        for showing in by_faces
    )
    for by_faces in SHOWING
)
"""The terrains that so many tiles show, or more, by habitat, faces and tiles."""
