"""The map: the tiles as they were dealt, and what stands on their hexes."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final

from ..country import Country
from ..hexes import members
from ..model import ALONE, HEX_NAMES, PIECES, PREYS, TERRAINS, TILE_HEXES, TILE_NAMES, hex_on
from ..position import ALPHA, DEN, KIND, LAIR, PACK, TheWolvesPosition
from .structs import ContentView, HexView, PieceView, TileView

LONE_WOLF: Final = ContentView(lone_wolf=True)


@lru_cache(maxsize=64)
def show_tiles(country: Country) -> tuple[TileView, ...]:
    dealt = iter(country.dealt)
    return tuple(
        TileView(
            name=TILE_NAMES[tile],
            region=None if site.starting else next(dealt),
            turned=site.turned,
            hexes=tuple(_hex(country, hex_on(tile, n)) for n in range(TILE_HEXES)),
        )
        for tile, site in enumerate(country.land.sites)
    )


def _hex(country: Country, index: int) -> HexView:
    x, y = country.land.map.hexes[index]
    ground: Any = country.ground(index)
    return HexView(HEX_NAMES[index], x, y, ground)


def show_hexes(position: TheWolvesPosition) -> dict[str, ContentView]:
    prey, (one, two) = dict(position.prey_at), position.prey_left
    pieces = pieces_on(position)
    found = {}
    for each in members(position.country.land.open & ~(position.empty & position.clear)):
        if position.lone & ALONE[each]:
            content = LONE_WOLF
        elif one & ALONE[each]:
            content = show_prey(prey[each], 2 if two & ALONE[each] else 1)
        else:
            content = show_pieces(position.players, position.packs, *pieces[each])
        found[HEX_NAMES[each]] = content
    return found


@cache
def show_prey(kind: int, left: int) -> ContentView:
    return ContentView(prey=PREYS[kind].word, prey_left=left)


@lru_cache(maxsize=1 << 12)
def show_pieces(players: int, packs: tuple[int, ...], *standing: tuple[int, int]) -> ContentView:
    return ContentView(
        pieces=tuple(
            PieceView(
                PIECES[piece].word, TERRAINS[packs[pack]].word, pack if pack < players else None
            )
            for piece, pack in standing
        )
    )


def pieces_on(position: TheWolvesPosition) -> dict[int, list[tuple[int, int]]]:
    """The pieces of every hex and their packs, a den or lair first."""
    found: dict[int, list[tuple[int, int]]] = {}
    for piece in (LAIR, DEN, ALPHA, PACK):
        for pack in range(len(position.packs)):
            for where in (position.on, position.twice):
                for each in members(where[KIND[pack][piece]]):
                    found.setdefault(each, []).append((piece, pack))
    return found
