"""The scorings: at the end of a turn, for every date of the calendar that was covered."""

from __future__ import annotations

from ....core import Tell
from ..events import Ended, MoonCame, RegionScored, ResultName
from ..model import FIGURES, MOON_POINTS, TILE_NAMES, Moon, Phase
from ..position import TheWolvesPosition
from ..scoring import Award, award, claims_on, outcome


def score_moons(position: TheWolvesPosition, tell: Tell | None) -> None:
    """Every scoring that is due, in order; the last ends the match."""
    dates = FIGURES[position.players].dates
    while position.scored < position.scorings and len(position.calendar) >= dates[position.scored]:
        score_moon(position, Moon(position.scored), tell)
        position.scored += 1
    if position.scored == position.scorings:
        position.phase = Phase.OVER
        if tell is not None:
            tell(Ended(outcome(position).winners))


def score_moon(position: TheWolvesPosition, moon: Moon, tell: Tell | None) -> None:
    if tell is not None:
        tell(MoonCame(moon.word))
    left = list(position.moons)
    for region, tile in enumerate(position.country.land.regions):
        if left[region][:1] == (moon,):
            left[region] = left[region][1:]
            score_region(position, tile, moon, tell)
    position.moons = tuple(left)


def score_region(position: TheWolvesPosition, tile: int, moon: Moon, tell: Tell | None) -> None:
    done = award(claims_on(position, tile), MOON_POINTS[moon])
    for each, points in zip(done.claims, done.points, strict=True):
        if each.pack < position.players:
            if each.pack == done.taker:
                position.taken[each.pack] += (moon,)
            else:
                position.halves[each.pack] += points
    if tell is not None:
        tell(_told(position, tile, moon, done))


def _told(position: TheWolvesPosition, tile: int, moon: Moon, done: Award) -> RegionScored:
    gained = {claim.pack: points for claim, points in zip(done.claims, done.points, strict=True)}
    return RegionScored(
        tile=TILE_NAMES[tile],
        moon=moon.word,
        seats=tuple(position.seat_of(claim.pack) for claim in done.claims),
        control=tuple(claim.control for claim in done.claims),
        alphas=tuple(claim.alphas for claim in done.claims),
        points=tuple(gained.get(seat, 0) for seat in range(position.players)),
        taker=None if done.taker is None else position.seat_of(done.taker),
        result=_result(position, done),
    )


def _result(position: TheWolvesPosition, done: Award) -> ResultName:
    if not done.claims:
        return "empty"
    if done.taker is None:
        return "shared"
    return "neutral" if position.seat_of(done.taker) is None else "won"
