"""A map as it was dealt: which region lies where, hence the terrain of every hex."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from .hexes import bit_set, members
from .land import GROUPS, STARTING_TILE, land
from .model import COMPONENTS, TERRAINS, hex_on

ByTerrain = tuple[int, ...]
"""A tile's hexes of every terrain, as bit sets."""


def _by_terrain(grounds: list[str]) -> ByTerrain:
    return tuple(
        bit_set(n for n, ground in enumerate(grounds) if ground == terrain.word)
        for terrain in TERRAINS
    )


REGIONS: Final[dict[int, ByTerrain]] = {
    int(number): _by_terrain(["" if group == "W" else words[int(group)] for group in GROUPS])
    for number, words in COMPONENTS["regions"].items()
}
STARTING: Final = _by_terrain(list(STARTING_TILE))


class Country:
    def __init__(self, players: int, dealt: tuple[int, ...]) -> None:
        self.players = players
        self.dealt = dealt
        """The number of the region on every tile that is scored."""
        self.land = land(players)
        self.of_terrain = self._of_terrain()
        self._terrain: dict[int, int] | None = None

    def _of_terrain(self) -> tuple[int, ...]:
        dealt, found = iter(self.dealt), [0 for _ in TERRAINS]
        for tile, site in enumerate(self.land.sites):
            hexes = STARTING if site.starting else REGIONS[next(dealt)]
            for terrain, there in enumerate(hexes):
                found[terrain] |= there << hex_on(tile, 0)
        return tuple(found)

    @property
    def terrain(self) -> dict[int, int]:
        """By hex, wherever there is one; made when somebody asks, since a playout does not."""
        if self._terrain is None:
            self._terrain = {
                each: int(terrain)
                for terrain in TERRAINS
                for each in members(self.of_terrain[terrain])
            }
        return self._terrain

    def ground(self, hex_index: int) -> str:
        """The word for what a hex is made of, water and chasm too."""
        if hex_index in self.terrain:
            return str(TERRAINS[self.terrain[hex_index]].word)
        return "water" if self.land.water >> hex_index & 1 else "chasm"

    def __reduce__(self) -> tuple[Any, ...]:
        return country, (self.players, self.dealt)

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Country)
            and (self.players, self.dealt) == (other.players, other.dealt)
        )

    def __hash__(self) -> int:
        return hash((self.players, self.dealt))


@lru_cache(maxsize=256)
def country(players: int, dealt: tuple[int, ...]) -> Country:
    return Country(players, dealt)
