"""The moons: who holds which region, what that brings, and when."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from ..hexes import lowest
from ..land import land
from ..model import FIGURES, HEX_NAMES, MOON_POINTS, MOONS, TERRAINS, TILE_NAMES, Moon, Piece
from ..position import TheWolvesPosition
from ..scoring import award
from ..shares import Claim, claims_of
from .structs import CalendarView, ControlView, CoverView, DateView, RegionView


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
