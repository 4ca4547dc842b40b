"""The map: where the board tiles lie, and tables of what is near and reachable.

Only water and chasm block a way, and they lie in the same places whichever regions are dealt. So
all distances are tables by the number of players, and the deal only says which terrain is where.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from .hexes import Hex, HexMap, bit_set, members
from .model import COMPONENTS, TERRAINS, TILE_HEXES, VALUES, Terrain, Track

OFFSETS: Final = tuple(Hex(*offset) for offset in COMPONENTS["board_tile"]["hexes"])
GROUPS: Final = tuple(COMPONENTS["board_tile"]["groups"].split())
STARTING_TILE: Final = tuple(COMPONENTS["starting_tile"]["hexes"].split())
REGIONS: Final = {
    int(number): tuple(Terrain[word.upper()] for word in words)
    for number, words in COMPONENTS["regions"].items()
}
LONE_WOLVES: Final = tuple(
    OFFSETS.index(Hex(*offset)) for offset in COMPONENTS["board_tile"]["lone_wolves"]
)
PREY: Final = OFFSETS.index(Hex(*COMPONENTS["board_tile"]["prey"]))
WATER: Final = GROUPS.index("W")
CHASM: Final = tuple(number for number, word in enumerate(STARTING_TILE) if word == "C")
NEUTRAL_BESIDE: Final = OFFSETS.index(Hex(*COMPONENTS["board_tile"]["neutral_beside_water"]))
NEUTRAL_APART: Final = OFFSETS.index(Hex(*COMPONENTS["board_tile"]["neutral_alphas_apart"]))


class Site(NamedTuple):
    """Where a board tile lies."""

    centre: Hex
    turned: bool
    starting: bool


def sites(players: int) -> tuple[Site, ...]:
    return tuple(
        Site(Hex(int(x), int(y)), "r" in marks, "*" in marks)
        for x, y, *marks in (text.split() for text in COMPONENTS["map"][str(players)])
    )


class Land:
    """Everything about a map that does not depend on the deal."""

    def __init__(self, players: int) -> None:
        self.sites = sites(players)
        self.regions = tuple(n for n, site in enumerate(self.sites) if not site.starting)
        """The tiles that are scored."""
        self.water = bit_set(TILE_HEXES * tile + WATER for tile in self.regions)
        chasm = bit_set(TILE_HEXES * tile + each for tile in self._starting for each in CHASM)
        hexes = [hex_at(site, offset) for site in self.sites for offset in OFFSETS]
        self.map = HexMap(hexes, self.water | chasm)
        self.open = self.map.open
        self.layers = self.map.layers
        self.next_to = self.map.next_to
        self.near = tuple((1 << each | self.next_to[each]) for each in range(len(hexes)))
        self.waterside = self.map.touching(self.water) & self.open
        self.reach = {speed: self.map.within_steps(speed) for speed in set(VALUES[Track.SPEED])}
        self.range = {far: self.map.within_distance(far) for far in set(VALUES[Track.HOWL])}
        self.tile = tuple((1 << TILE_HEXES) - 1 << TILE_HEXES * n for n in range(len(self.sites)))
        self.shore = self.waterside & sum(self.tile[tile] for tile in self.regions)
        self.number = tuple(
            self.regions.index(n) if n in self.regions else -1 for n in range(len(self.sites))
        )
        """The region on every tile; -1 for the starting tile."""
        self.lone_wolves = bit_set(
            TILE_HEXES * tile + each for tile in self.regions for each in LONE_WOLVES
        )
        self.prey = tuple(TILE_HEXES * tile + PREY for tile in self.regions)
        self.sides = self._sides()

    @property
    def _starting(self) -> tuple[int, ...]:
        return tuple(n for n, site in enumerate(self.sites) if site.starting)

    def _sides(self) -> tuple[int, ...]:
        """The two sides of the chasm; none with two players."""
        north = bit_set(number for number, offset in enumerate(OFFSETS) if offset.y < 0)
        return tuple(
            self.tile[tile] & self.open & (side << TILE_HEXES * tile)
            for tile in self._starting
            for side in (north, ~north & (1 << TILE_HEXES) - 1)
        )


def hex_at(site: Site, offset: Hex) -> Hex:
    return site.centre.plus(offset.turned() if site.turned else offset)


def region_of(hex_index: int) -> int:
    return hex_index // TILE_HEXES


@lru_cache(maxsize=8)
def land(players: int) -> Land:
    return Land(players)


class Country:
    """A map as it was dealt: which region lies where, hence the terrain of every hex."""

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
