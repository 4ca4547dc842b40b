"""A map as it was dealt: which region lies where, hence the terrain of every hex."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from .hexes import bit_set, members
from .land import GROUPS, STARTING_TILE, land
from .model import COMPONENTS, TERRAINS, Terrain

REGIONS: Final = {
    int(number): tuple(Terrain[word.upper()] for word in words)
    for number, words in COMPONENTS["regions"].items()
}


class Country:
    def __init__(self, players: int, dealt: tuple[int, ...]) -> None:
        self.players = players
        self.dealt = dealt
        """The number of the region on every tile that is scored."""
        self.land = land(players)
        self.grounds = tuple(self._grounds())
        """The word for what every hex is made of, water and chasm too."""
        self.of_terrain = tuple(
            bit_set(n for n, ground in enumerate(self.grounds) if ground == terrain.word)
            for terrain in TERRAINS
        )
        self.terrain = {
            each: terrain for terrain in TERRAINS for each in members(self.of_terrain[terrain])
        }

    def _grounds(self) -> list[str]:
        dealt = iter(self.dealt)
        return [
            ground
            for site in self.land.sites
            for ground in (_starting_grounds() if site.starting else _region_grounds(next(dealt)))
        ]

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


def _starting_grounds() -> list[str]:
    return ["chasm" if word == "C" else word for word in STARTING_TILE]


def _region_grounds(number: int) -> list[str]:
    return ["water" if group == "W" else REGIONS[number][int(group)].word for group in GROUPS]
