"""Points of a day and the end of the match ("scoring at the end of a day", "aim of the game")."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ...core import Outcome, places
from .model import CARDS, FOUR, HAND_POINTS, PREY_POINTS, caught, hand_of, held, pile_of


class DayScore(msgspec.Struct, frozen=True):
    """One lodge's line on the score sheet: what each part of a day is worth."""

    hunter: int
    wolf: int
    rabbit: int
    carrot: int
    closed: int
    four: int
    hand: int

    @property
    def total(self) -> int:
        return sum(msgspec.structs.astuple(self))


Sheet = tuple[tuple[DayScore, ...], ...]
"""A row for each finished day, a column for each seat."""


def day_score(hand: int, pile: int, four: bool) -> DayScore:
    prey = {card.word: caught(pile, card) * PREY_POINTS[card] for card in CARDS}
    return DayScore(**prey, four=FOUR if four else 0, hand=hand_points(hand))


def score_day(players: int, hands: int, piles: int, fours: int) -> tuple[DayScore, ...]:
    return tuple(
        day_score(hand_of(hands, seat), pile_of(piles, seat), bool(fours >> seat & 1))
        for seat in range(players)
    )


@lru_cache(maxsize=1 << 10)
def hand_points(hand: int) -> int:
    return sum(held(hand, card) * HAND_POINTS[card] for card in CARDS)


def totals(players: int, sheet: Sheet) -> list[int]:
    return [sum(day[seat].total for day in sheet) for seat in range(players)]


def outcome(players: int, sheet: Sheet) -> Outcome:
    """The highest total wins, then the best single day; still equal, all of those win."""
    scores = totals(players, sheet)
    best_days = [max(day[seat].total for day in sheet) for seat in range(players)]
    parts = tuple(
        {f"day-{number}": day[seat].total for number, day in enumerate(sheet, 1)}
        for seat in range(players)
    )
    merits = list(zip(scores, best_days, strict=True))
    return Outcome(places(merits), tuple(scores), parts, "last-day-over")
