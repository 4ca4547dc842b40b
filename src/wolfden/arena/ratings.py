"""Ratings by openskill's Plackett-Luce model, with intervals from drawing deals anew.

The model's own sigma says how sure it is after so many updates, not how different the ratings
would be with other deals. So all matches are rated again and again, each time with deals drawn
with replacement (and in another order); 95 % of the ratings found lie in the interval. From a few
deals that would promise too much, and a bot that always or never placed above others has the same
result whatever is drawn; there the interval is the model's own.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from ..core.errors import MissingPackage
from .results import Played
from .schedule import stream
from .shares import NORMAL

UPDATES = 100_000
"""About how many matches are rated for the intervals, in all."""
LEAST, MOST = 40, 200
"""How often deals are drawn anew."""
FEW = 10
"""With fewer deals than this nothing is drawn anew."""


class Rating(msgspec.Struct, frozen=True):
    value: float
    low: float
    high: float
    sigma: float
    """The model's own uncertainty."""


Finish = tuple[tuple[str, ...], tuple[int, ...]]
"""The bots of a match, one for each team of seats, and their places."""


def rate(
    bots: Sequence[str], matches: Iterable[Played], teams: Sequence[Sequence[int]]
) -> dict[str, Rating]:
    """The order in which matches were played does not matter: they are rated by number."""
    deals: dict[int, list[Finish]] = defaultdict(list)
    for match in sorted(matches, key=lambda match: match.number):
        deals[match.deal].append(finish_of(match, teams))
    model = need_model()
    rated = _rate(model, bots, deals.values())
    again = _rate_again(model, bots, list(deals.values()))
    finishes = [finish for deal in deals.values() for finish in deal]
    own = set(bots) if len(deals) < FEW else _one_sided(bots, finishes)
    return {
        bot: _own_interval(rated[bot])
        if bot in own
        else Rating(rated[bot].mu, *_middle([each[bot] for each in again]), rated[bot].sigma)
        for bot in bots
    }


def finish_of(match: Played, teams: Sequence[Sequence[int]]) -> Finish:
    firsts = [team[0] for team in teams]
    return (
        tuple(match.seating[seat] for seat in firsts),
        tuple(match.places[seat] for seat in firsts),
    )


def _rate(model: Any, bots: Sequence[str], deals: Iterable[Iterable[Finish]]) -> dict[str, Any]:
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for deal in deals:
        for line_up, places in deal:
            _update(model, ratings, line_up, places)
    return ratings


def _update(
    model: Any, ratings: dict[str, Any], line_up: Sequence[str], places: Sequence[int]
) -> None:
    """A bot with several seats takes the mean of what each of them teaches."""
    after = model.rate([[ratings[bot]] for bot in line_up], ranks=list(places))
    learnt: Mapping[str, list[Any]] = defaultdict(list)
    for bot, (rating,) in zip(line_up, after, strict=True):
        learnt[bot].append(rating)
    for bot, found in learnt.items():
        if len(learnt) > 1:
            mu = sum(rating.mu for rating in found) / len(found)
            sigma = sum(rating.sigma for rating in found) / len(found)
            ratings[bot] = model.rating(name=bot, mu=mu, sigma=sigma)


def _rate_again(
    model: Any, bots: Sequence[str], deals: Sequence[Sequence[Finish]]
) -> list[dict[str, float]]:
    matches = sum(map(len, deals))
    times = min(MOST, max(LEAST, UPDATES // max(1, matches)))
    chance = stream("ratings")
    found = []
    for _ in range(times):
        drawn = [chance.choice(deals) for _ in deals]
        found.append({bot: rating.mu for bot, rating in _rate(model, bots, drawn).items()})
    return found


def _one_sided(bots: Sequence[str], finishes: Sequence[Finish]) -> set[str]:
    """The bots that placed above all others in every comparison, or in none."""
    found: dict[str, set[int]] = {bot: set() for bot in bots}
    for line_up, places in finishes:
        for bot, place in zip(line_up, places, strict=True):
            found[bot] |= {
                (place > their) - (place < their)
                for other, their in zip(line_up, places, strict=True)
                if other != bot
            }
    return {bot for bot, results in found.items() if len(results) < 2 and 0 not in results}


def _own_interval(rating: Any) -> Rating:
    half = NORMAL * rating.sigma
    return Rating(rating.mu, rating.mu - half, rating.mu + half, rating.sigma)


def _middle(values: list[float]) -> tuple[float, float]:
    """Between which 95 % of the values lie."""
    ordered, cut = sorted(values), round(0.025 * len(values))
    return ordered[cut], ordered[-1 - cut]


def need_model() -> Any:
    """The model, with skills that do not drift: a bot stays what it is."""
    try:
        from openskill.models import PlackettLuce
    except ImportError as error:
        raise MissingPackage("openskill", "arena") from error
    return PlackettLuce(tau=0.0)
