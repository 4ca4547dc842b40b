"""The whole table: map, regions, calendar; boards and the turn have files of their own."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ....core import Viewer
from ..country import Country
from ..hexes import lowest, members
from ..model import (
    FIGURES,
    HEX_NAMES,
    MOON_POINTS,
    MOONS,
    PREYS,
    TILE_HEXES,
    TILE_NAMES,
    Moon,
    Phase,
    Piece,
    Terrain,
    hex_on,
)
from ..position import KIND, TheWolvesPosition
from ..scoring import award, claims_on
from .boards import show_board
from .structs import (
    CalendarView,
    ContentView,
    ControlView,
    CoverView,
    DateView,
    HexView,
    PieceView,
    RegionView,
    TheWolvesView,
    TileView,
)
from .turn import show_turn


def show(position: TheWolvesPosition, viewer: Viewer) -> TheWolvesView:
    neutral = len(position.packs) > position.players
    return TheWolvesView(
        seat=viewer if isinstance(viewer, int) else None,
        phase=position.phase.word,
        over=position.phase is Phase.OVER,
        first=position.first,
        neutral=Terrain(position.packs[-1]).word if neutral else None,
        tiles=show_tiles(position.country),
        hexes=show_hexes(position),
        regions=tuple(show_region(position, n) for n in range(len(position.moons))),
        boards=tuple(show_board(position, seat) for seat in range(position.players)),
        calendar=show_calendar(position),
        turn=show_turn(position),
    )


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
    ground: Any = country.grounds[index]
    return HexView(HEX_NAMES[index], x, y, ground)


def show_hexes(position: TheWolvesPosition) -> dict[str, ContentView]:
    prey = {each: kind for each, kind in position.prey_at if position.prey_left[0] >> each & 1}
    pieces = show_pieces(position)
    found = {}
    for each in members(position.country.land.open & ~(position.empty & position.clear)):
        found[HEX_NAMES[each]] = ContentView(
            pieces=tuple(pieces.get(each, ())),
            lone_wolf=bool(position.lone >> each & 1),
            prey=PREYS[prey[each]].word if each in prey else None,
            prey_left=sum(stacks >> each & 1 for stacks in position.prey_left),
        )
    return found


def show_pieces(position: TheWolvesPosition) -> dict[int, list[PieceView]]:
    """The pieces of every hex, a den or lair first."""
    found: dict[int, list[PieceView]] = {}
    for piece in (Piece.LAIR, Piece.DEN, Piece.ALPHA, Piece.PACK):
        for pack, habitat in enumerate(position.packs):
            shown = PieceView(piece.word, Terrain(habitat).word, position.seat_of(pack))
            for where in (position.on, position.twice):
                for each in members(where[KIND[pack][piece]]):
                    found.setdefault(each, []).append(shown)
    return found


def show_region(position: TheWolvesPosition, region: int) -> RegionView:
    tile, moons = position.country.land.regions[region], position.moons[region]
    high = MOON_POINTS[moons[0]] if moons else 0
    water = position.country.land.tile[tile] & position.country.land.water
    return RegionView(
        tile=TILE_NAMES[tile],
        water=HEX_NAMES[lowest(water)],
        moons=tuple(moon.word for moon in moons),
        high=high,
        low=high // 2,
        scores_next=bool(moons) and moons[:1] == coming_moon(position),
        control=show_control(position, tile, high),
    )


def coming_moon(position: TheWolvesPosition) -> tuple[Moon, ...]:
    """The moon that is scored next; none when all are that this match has."""
    return MOONS[position.scored : position.scorings][:1]


def show_control(position: TheWolvesPosition, tile: int, high: int) -> tuple[ControlView, ...]:
    now = award(claims_on(position, tile), high)
    merits = [claim.merit for claim in now.claims]
    return tuple(
        ControlView(
            pack=Terrain(position.packs[claim.pack]).word,
            seat=position.seat_of(claim.pack),
            control=claim.control,
            alphas=claim.alphas,
            place=1 + merits.index(claim.merit),
            points=points if claim.pack < position.players else 0,
            takes_token=bool(high) and claim.pack == now.taker,
        )
        for claim, points in zip(now.claims, now.points, strict=True)
    )


def show_calendar(position: TheWolvesPosition) -> CalendarView:
    dates = FIGURES[position.players].dates
    played = MOONS[: position.scorings]
    coming = coming_moon(position)
    return CalendarView(
        covered=tuple(
            CoverView("lone", None)
            if piece is None
            else CoverView(piece.word, Terrain(position.packs[pack]).word)
            for piece, pack in position.calendar
        ),
        dates=tuple(DateView(moon.word, dates[moon], moon < position.scored) for moon in played),
        next=coming[0].word if coming else None,
        to_go=max(dates[coming[0]] - len(position.calendar), 0) if coming else 0,
    )
