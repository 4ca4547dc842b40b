"""Makes the view of a position: reads the state, changes nothing."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from .hexes import members
from .land import Country
from .model import FIGURES, HEX_NAMES, MOON_POINTS, MOONS, TILE_HEXES, Moon, Phase, Piece, Terrain
from .pieces import KINDS
from .scoring import award, claims_on
from .show_board import show_board
from .show_turn import show_turn
from .view import (
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

if TYPE_CHECKING:
    from .state import TheWolvesState


def show(state: TheWolvesState) -> TheWolvesView:
    """What a spectator sees; a seat sees the same."""
    neutral = len(state.packs) > state.players
    return TheWolvesView(
        seat=None,
        phase=word(state.phase),
        over=state.phase is Phase.OVER,
        first=state.first,
        neutral=word(Terrain(state.packs[-1])) if neutral else None,
        tiles=show_tiles(state.country),
        hexes=show_hexes(state),
        regions=tuple(show_region(state, n) for n in range(len(state.moons))),
        boards=tuple(show_board(state, seat) for seat in range(state.players)),
        calendar=show_calendar(state),
        turn=show_turn(state),
    )


def word(member: Any) -> Any:
    """The word of a member of an enumeration, typed as whatever literal is asked for."""
    return member.word


@lru_cache(maxsize=64)
def show_tiles(country: Country) -> tuple[TileView, ...]:
    dealt = iter(country.dealt)
    return tuple(
        TileView(
            name=HEX_NAMES[TILE_HEXES * tile][0],
            region=None if site.starting else next(dealt),
            turned=site.turned,
            hexes=tuple(_hex(country, TILE_HEXES * tile + n) for n in range(TILE_HEXES)),
        )
        for tile, site in enumerate(country.land.sites)
    )


def _hex(country: Country, index: int) -> HexView:
    x, y = country.land.map.hexes[index]
    ground: Any = country.grounds[index]
    return HexView(HEX_NAMES[index], x, y, ground)


def show_hexes(state: TheWolvesState) -> dict[str, ContentView]:
    prey = {each: kind for each, kind in state.prey_at if state.prey_left[0] >> each & 1}
    pieces = show_pieces(state)
    found = {}
    for each in members(state.some | state.tokens):
        found[HEX_NAMES[each]] = ContentView(
            pieces=tuple(pieces.get(each, ())),
            lone_wolf=bool(state.lone >> each & 1),
            prey=word(prey[each]) if each in prey else None,
            prey_left=sum(stacks >> each & 1 for stacks in state.prey_left),
        )
    return found


def show_pieces(state: TheWolvesState) -> dict[int, list[PieceView]]:
    """The pieces of every hex, a den or lair first."""
    found: dict[int, list[PieceView]] = {}
    for piece in (Piece.LAIR, Piece.DEN, Piece.ALPHA, Piece.PACK):
        for pack, habitat in enumerate(state.packs):
            seat = pack if pack < state.players else None
            shown = PieceView(word(piece), word(Terrain(habitat)), seat)
            for where in (state.on, state.twice):
                for each in members(where[KINDS * pack + piece]):
                    found.setdefault(each, []).append(shown)
    return found


def show_region(state: TheWolvesState, region: int) -> RegionView:
    tile, moons = state.country.land.regions[region], state.moons[region]
    high = MOON_POINTS[moons[0]] if moons else 0
    area = state.country.land.tile[tile] & state.country.land.water
    return RegionView(
        tile=HEX_NAMES[TILE_HEXES * tile][0],
        water=HEX_NAMES[area.bit_length() - 1],
        moons=tuple(word(moon) for moon in moons),
        high=high,
        low=high // 2,
        scores_next=bool(moons) and moons[0] == state.scored,
        control=show_control(state, tile, high),
    )


def show_control(state: TheWolvesState, tile: int, high: int) -> tuple[ControlView, ...]:
    now = award(claims_on(state, tile), high)
    merits = [claim.merit for claim in now.claims]
    return tuple(
        ControlView(
            pack=word(Terrain(state.packs[claim.pack])),
            seat=claim.pack if claim.pack < state.players else None,
            control=claim.control,
            alphas=claim.alphas,
            place=1 + merits.index(claim.merit),
            points=points if claim.pack < state.players else 0,
            takes_token=bool(high) and claim.pack == now.taker,
        )
        for claim, points in zip(now.claims, now.points, strict=True)
    )


def show_calendar(state: TheWolvesState) -> CalendarView:
    dates = FIGURES[state.players].dates
    played = MOONS[: state.scorings]
    coming = state.scored < len(played)
    return CalendarView(
        covered=tuple(
            CoverView("lone", None)
            if piece is None
            else CoverView(word(piece), word(Terrain(state.packs[pack])))
            for piece, pack in state.calendar
        ),
        dates=tuple(DateView(word(moon), dates[moon], moon < state.scored) for moon in played),
        next=word(Moon(state.scored)) if coming else None,
        to_go=max(dates[state.scored] - len(state.calendar), 0) if coming else 0,
    )
