"""Control of regions, what they bring, and the points at the end."""

from __future__ import annotations

from typing import NamedTuple

from ...core import Outcome, places
from .model import FIGURES, MOON_POINTS, Moon
from .pieces import wolves_on_map
from .position import DEN_SLICE, TheWolvesPosition
from .shares import Claim, claims_of


class Award(NamedTuple):
    """What a region brings when its top token is scored."""

    claims: tuple[Claim, ...]
    """The strongest first."""
    points: tuple[int, ...]
    """By claim: the token's value, the half of it, or nothing."""
    taker: int | None
    """The pack that takes the token; the neutral one only takes it away."""


def claims_on(position: TheWolvesPosition, tile: int) -> tuple[Claim, ...]:
    """The packs in a region, the strongest first."""
    return claims_of(position.shares[position.country.land.number[tile]])


def award(claims: tuple[Claim, ...], high: int) -> Award:
    """The first takes the token, a clear second gets half, those tied for first get half each."""
    if not claims:
        return Award((), (), None)
    low = high // 2
    merits = [each.merit for each in claims]
    tied = merits.count(merits[0])
    if tied > 1:
        return Award(claims, (low,) * tied + (0,) * (len(claims) - tied), None)
    clear_second = len(claims) > 1 and merits.count(merits[1]) == 1
    rest = (low if clear_second else 0, *(0 for _ in claims[2:]))[: len(claims) - 1]
    return Award(claims, (high, *rest), claims[0].pack)


def parts(position: TheWolvesPosition, seat: int) -> dict[str, int]:
    """What a seat's score is made of."""
    figures = FIGURES[position.players]
    tokens = sum([MOON_POINTS[moon] for moon in position.taken[seat]])
    spread, speed, howl = position.dens[DEN_SLICE[seat]]
    return {
        "regions": position.halves[seat] + tokens,
        "spread": figures.track_points[spread],
        "speed": figures.track_points[speed],
        "howl": figures.track_points[howl],
        "lairs": figures.lair_points[position.lairs[seat]],
        "prey": figures.prey_points[position.caught[seat].bit_count()],
        "wolves": figures.wolf_points[position.wolves[seat]],
    }


def outcome(position: TheWolvesPosition) -> Outcome:
    """Ties are broken by scoring tokens, then by wolves on the map."""
    seats = range(position.players)
    by_seat = tuple(parts(position, seat) for seat in seats)
    scores = tuple(sum(each.values()) for each in by_seat)
    merits = [
        (scores[seat], len(position.taken[seat]), wolves_on_map(position, seat)) for seat in seats
    ]
    return Outcome(places(merits), scores, by_seat, f"{Moon(position.scorings - 1).word}-moon")
