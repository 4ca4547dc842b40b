"""What each card is worth where all choose at once: to everyone, against everyone's own mixture.

Stochastic fictitious play over one round: again and again all draw a card, each by the softmax of
what its cards have been worth so far, and learn what every card would have brought. That ends near
a logit equilibrium, where nobody is easily read. Nothing in a round is hidden but the choices, so
every seat works out the same, once.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Final, NamedTuple

from ....core import Chance
from ....kit.sealed import sealed
from ....kit.shares import softmax
from ....kit.standing import chances
from ..above import above
from ..actions import CHOICES
from ..model import all_hold_cards, hand_of
from ..position import JagdfieberPosition
from ..rules import resolve
from ..scoring import totals
from .worth import Laid, easy_prey_worths, standings

Values = tuple[tuple[float, ...], ...]
"""By seat, for each card that it may play: the share of the others it may hope to finish above."""

SWING: Final = 5.0
"""The lead before one more day that makes it e times as likely to stay ahead."""
AT_THE_END: Final = 0.5
"""As little as that counts of it when no day is left: a point more is a place."""
WAVERING: Final = 0.03
"""So much less of a chance makes a card e times as rare with those one reckons with …"""
TEMPERATURE: Final = 0.01
"""… and with oneself."""
DRAWS: Final = 160
MEMORY: Final = 60
"""What was learnt from the last so many draws counts."""
_chance = Chance.from_seed(0)
POINTS: Final = tuple(tuple(_chance.fraction() for _ in range(5)) for _ in range(DRAWS))
"""What each seat draws by, the same for every round: whoever works it out finds the same."""


class Round(NamedTuple):
    """All that what a card is worth depends on."""

    players: int
    marker: int
    hands: int
    meat: int
    greens: int
    fours: int
    easy: int
    points: tuple[int, ...]
    days: int
    """Those to come, today included."""


def round_of(position: JagdfieberPosition) -> Round:
    return Round(
        position.players, position.marker, position.hands, position.meat, position.greens,
        position.fours, position.easy, tuple(totals(position)), position.days - len(position.past),
    )  # fmt: skip


def scale(days: int) -> float:
    """The lead that makes it e times as likely to stay ahead, with so many days to come."""
    return SWING * sqrt(days) if days else AT_THE_END


class Payoffs(dict[int, list[float]]):
    """What each seat may hope for, by the cards of all, packed."""

    def __init__(self, now: Round) -> None:
        super().__init__()
        self.now = now
        self.easy_worth = easy_prey_worths(now.players, now.hands)

    def __missing__(self, choices: int) -> list[float]:
        now = self.now
        done = resolve(now.marker, above(now.players, choices), now.easy)
        hands, meat, greens, easy, fours = done[:5]
        laid = Laid(
            now.hands - hands, now.meat + meat, now.greens + greens, now.fours | fours, easy
        )
        today = standings(now.players, laid, self.easy_worth)
        points = [sum(pair) for pair in zip(now.points, today, strict=True)]
        days = now.days if all_hold_cards(now.players, laid.hands) else now.days - 1
        self[choices] = found = chances(points, scale(days))
        return found


def values_of(position: JagdfieberPosition) -> Values:
    return values(round_of(position))


@lru_cache(maxsize=256)
def values(now: Round) -> Values:
    payoffs, seats = Payoffs(now), range(now.players)
    cards = [_choices(now, seat) for seat in seats]
    found = [[0.5] * len(each) for each in cards]
    kept = [[0.0] * len(each) for each in cards]
    for draw in range(DRAWS):
        points = POINTS[draw]
        drawn = [cards[seat][_pick(found[seat], points[seat])] for seat in seats]
        together, step = sum(drawn), 1 / min(draw + 1, MEMORY)
        for seat in seats:
            others, worth = together - drawn[seat], found[seat]
            for index, card in enumerate(cards[seat]):
                worth[index] += step * (payoffs[others + card][seat] - worth[index])
                kept[seat][index] += worth[index] if draw >= DRAWS - MEMORY else 0.0
    return tuple(tuple(worth / MEMORY for worth in each) for each in kept)


def _choices(now: Round, seat: int) -> list[int]:
    return [sealed(seat, action.id) for action in CHOICES[hand_of(now.hands, seat)]]


def _pick(worth: list[float], point: float) -> int:
    """The index of a card, drawn by the softmax."""
    for index, share in enumerate(softmax(worth, WAVERING)):
        point -= share
        if point < 0:
            return index
    return len(worth) - 1
