"""The whole table: map, regions, calendar; boards and the turn have files of their own.

From one position to the next little changes; so parts of a view are remembered by all that they
depend on, and what did not change is not made again.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from ....core import Viewer
from ..country import Country
from ..hexes import lowest, members
from ..land import land
from ..model import (
    ALONE,
    FIGURES,
    HEX_NAMES,
    MOON_POINTS,
    MOONS,
    PIECES,
    PREYS,
    TERRAINS,
    TILE_HEXES,
    TILE_NAMES,
    Moon,
    Phase,
    Piece,
    hex_on,
)
from ..position import ALPHA, DEN, KIND, LAIR, PACK, TheWolvesPosition
from ..scoring import award
from ..shares import Claim, claims_of
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
        neutral=TERRAINS[position.packs[-1]].word if neutral else None,
        tiles=show_tiles(position.country),
        hexes=show_hexes(position),
        regions=show_regions(position),
        boards=tuple([show_board(position, seat) for seat in range(position.players)]),
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


LONE_WOLF: Final = ContentView(lone_wolf=True)


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


class Region(NamedTuple):
    """All that decides what a region brings."""

    players: int
    packs: tuple[int, ...]
    number: int
    moons: tuple[Moon, ...]
    scorings: int
    scores_next: bool
    share: int


def show_regions(position: TheWolvesPosition) -> tuple[RegionView, ...]:
    players, packs, scorings = position.players, position.packs, position.scorings
    coming = coming_moon(position)
    return tuple([
        show_region(Region(players, packs, n, moons, scorings, moons[:1] == coming != (), share))
        for n, (moons, share) in enumerate(zip(position.moons, position.shares, strict=True))
    ])  # fmt: skip


@lru_cache(maxsize=1 << 12)
def show_region(region: Region) -> RegionView:
    players, packs, number, moons, scorings, scores_next, share = region
    tile = land(players).regions[number]
    high = MOON_POINTS[moons[0]] if moons and moons[0] < scorings else 0
    return RegionView(
        tile=TILE_NAMES[tile],
        water=HEX_NAMES[lowest(land(players).tile[tile] & land(players).water)],
        moons=tuple(moon.word for moon in moons),
        high=high,
        low=high // 2,
        scores_next=scores_next,
        control=show_control(players, packs, claims_of(share), high),
    )


def coming_moon(position: TheWolvesPosition) -> tuple[Moon, ...]:
    """The moon that is scored next; none when all are that this match has."""
    return MOONS[position.scored : position.scorings][:1]


def show_control(
    players: int, packs: tuple[int, ...], held: tuple[Claim, ...], high: int
) -> tuple[ControlView, ...]:
    now = award(held, high)
    merits = [claim.merit for claim in now.claims]
    return tuple(
        ControlView(
            pack=TERRAINS[packs[claim.pack]].word,
            seat=claim.pack if claim.pack < players else None,
            control=claim.control,
            alphas=claim.alphas,
            place=1 + merits.index(claim.merit),
            points=points if claim.pack < players else 0,
            takes_token=bool(high) and claim.pack == now.taker,
        )
        for claim, points in zip(now.claims, now.points, strict=True)
    )


def show_calendar(position: TheWolvesPosition) -> CalendarView:
    dates = FIGURES[position.players].dates
    coming = coming_moon(position)
    return CalendarView(
        covered=show_covered(position.packs, position.calendar),
        dates=show_dates(position.players, position.scorings, position.scored),
        next=coming[0].word if coming else None,
        to_go=max(dates[coming[0]] - len(position.calendar), 0) if coming else 0,
    )


@lru_cache(maxsize=1 << 8)
def show_covered(
    packs: tuple[int, ...], calendar: tuple[tuple[Piece | None, int], ...]
) -> tuple[CoverView, ...]:
    return tuple(
        CoverView("lone", None)
        if piece is None
        else CoverView(piece.word, TERRAINS[packs[pack]].word)
        for piece, pack in calendar
    )


@cache
def show_dates(players: int, scorings: int, scored: int) -> tuple[DateView, ...]:
    dates = FIGURES[players].dates
    return tuple(DateView(moon.word, dates[moon], moon < scored) for moon in MOONS[:scorings])
