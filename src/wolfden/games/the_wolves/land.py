"""The map: where the board tiles lie, and tables of what is near and reachable.

Only water and chasm block a way, and they lie in the same places whichever regions are dealt. So
all distances are tables by the number of players; `country.py` says which terrain is where.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from .hexes import Hex, HexMap, bit_set, members, union
from .model import COMPONENTS, HOWL, SPEED, TILE_HEXES, TILE_OF, VALUES, hex_on

OFFSETS: Final = tuple(Hex(*offset) for offset in COMPONENTS["board_tile"]["hexes"])
GROUPS: Final = tuple(COMPONENTS["board_tile"]["groups"].split())
STARTING_TILE: Final = tuple(COMPONENTS["starting_tile"]["hexes"].split())
LONE_WOLVES: Final = tuple(
    OFFSETS.index(Hex(*offset)) for offset in COMPONENTS["board_tile"]["lone_wolves"]
)
PREY: Final = OFFSETS.index(Hex(*COMPONENTS["board_tile"]["prey"]))
WATER: Final = GROUPS.index("W")
CHASM: Final = tuple(number for number, word in enumerate(STARTING_TILE) if word == "C")
NEUTRAL_BESIDE: Final = OFFSETS.index(Hex(*COMPONENTS["board_tile"]["neutral_beside_water"]))
NEUTRAL_APART: Final = OFFSETS.index(Hex(*COMPONENTS["board_tile"]["neutral_alphas_apart"]))
WHOLE_TILE: Final = (1 << TILE_HEXES) - 1
STACK_BITS: Final = 4
"""As many as count the six sides of a stack, with one to spare."""
MOST_SIDES: Final = (1 << STACK_BITS) - 1
MOST_KNOWN: Final = 1 << 12
"""Sets that a table remembers."""


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


class Unions:
    """For a set of hexes all that a table has for them; many sets are remembered."""

    __slots__ = ("_known", "_table")

    def __init__(self, table: Sequence[int]) -> None:
        self._table = tuple(table)
        self._known: dict[int, int] = {}

    def of(self, hexes: int) -> int:
        found = self._known.get(hexes)
        if found is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            found = self._known[hexes] = union([self._table[each] for each in members(hexes)])
        return found


class Land:
    """Everything about a map that does not depend on the deal."""

    def __init__(self, players: int) -> None:
        self.sites = sites(players)
        self.regions = tuple(n for n, site in enumerate(self.sites) if not site.starting)
        """The tiles that are scored."""
        self.water = bit_set(hex_on(tile, WATER) for tile in self.regions)
        chasm = bit_set(hex_on(tile, each) for tile in self._starting for each in CHASM)
        hexes = [hex_at(site, offset) for site in self.sites for offset in OFFSETS]
        self.map = HexMap(hexes, self.water | chasm)
        self.open = self.map.open
        self.layers = self.map.layers
        self.next_to = self.map.next_to
        self.near = tuple((1 << each | self.next_to[each]) for each in range(len(hexes)))
        self.near_any = Unions(self.near)
        self.waterside = self.map.touching(self.water) & self.open
        self.reach = by_value(SPEED, self.map.within_steps)
        self.range = by_value(HOWL, self.map.within_distance)
        """By the value of the attribute and hex."""
        self.range_of_any = tuple(Unions(table) for table in self.range)
        self.tile = tuple(WHOLE_TILE << hex_on(n, 0) for n in range(len(self.sites)))
        self._tile_of = Unions([self.tile[TILE_OF[each]] & self.open for each in range(len(hexes))])
        self.shore = self.waterside & sum(self.tile[tile] for tile in self.regions)
        self.number = tuple(
            self.regions.index(n) if n in self.regions else -1 for n in range(len(self.sites))
        )
        """The region on every tile; -1 for the starting tile."""
        self.lone_wolves = bit_set(
            hex_on(tile, each) for tile in self.regions for each in LONE_WOLVES
        )
        self.prey = tuple(hex_on(tile, PREY) for tile in self.regions)
        self.sides_of_prey = tuple(self._sides_of_prey(each) for each in range(len(hexes)))
        """By hex, one for every stack beside it, in `STACK_BITS` for each stack."""
        self.sides = self._sides()

    def tiles_with(self, hexes: int) -> int:
        """The whole tiles on which these hexes lie, but for water and chasm."""
        return self._tile_of.of(hexes)

    @property
    def _starting(self) -> tuple[int, ...]:
        return tuple(n for n, site in enumerate(self.sites) if site.starting)

    def _sides_of_prey(self, hex_index: int) -> int:
        beside = (n for n, prey in enumerate(self.prey) if self.next_to[prey] >> hex_index & 1)
        return sum(1 << STACK_BITS * stack for stack in beside)

    def _sides(self) -> tuple[int, ...]:
        """The two sides of the chasm; none with two players."""
        north = bit_set(number for number, offset in enumerate(OFFSETS) if offset.y < 0)
        return tuple(
            self.tile[tile] & self.open & (side << hex_on(tile, 0))
            for tile in self._starting
            for side in (north, ~north & WHOLE_TILE)
        )


def by_value(track: int, table: Callable[[int], tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """A table for every value that the attribute can have, at the place of that value."""
    values = VALUES[track]
    return tuple(table(value) if value in values else () for value in range(max(values) + 1))


def hex_at(site: Site, offset: Hex) -> Hex:
    return site.centre.plus(offset.turned() if site.turned else offset)


@lru_cache(maxsize=8)
def land(players: int) -> Land:
    return Land(players)
