"""Points of a day and the end of the match ("scoring at the end of a day", "aim of the game")."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from ...core import Outcome, places
from .model import (
    CARDS,
    CARDS_IN,
    COMPONENTS,
    FOUR,
    HAND_BITS,
    HAND_MASK,
    HAND_POINTS,
    HANDS,
    PREY_POINTS,
    caught,
    hand_of,
    pile_of,
)
from .position import JagdfieberPosition, PastDay

DAY_NAMES: Final = tuple(f"day-{day}" for day in range(1, COMPONENTS["days"]["high"] + 1))
A_POINT: Final = 1 << 10
"""What a point of the total counts against one of the best day, which is always worth less."""
POINTS_IN_HAND: Final[tuple[int, ...]] = tuple(
    sum(HAND_POINTS[card] for card in cards) for cards in CARDS_IN
)
"""What a hand costs at the end of a day."""


def prey_points(pile: int) -> tuple[int, ...]:
    """What each kind of card in a prey pile is worth together."""
    return tuple([caught(pile, card) * PREY_POINTS[card] for card in CARDS])


MEAT_POINTS: Final[tuple[int, ...]] = tuple(sum(prey_points(meat)) for meat in HANDS)
GREENS_POINTS: Final[tuple[int, ...]] = tuple(
    sum(prey_points(greens << HAND_BITS)) for greens in HANDS
)
"""What the halves of a prey pile are worth."""


def day_points(players: int, day: PastDay) -> tuple[int, ...]:
    """What a day is worth to each seat."""
    hands, meat, greens, fours = day
    found = []
    for _ in range(players):
        found.append(
            POINTS_IN_HAND[hands & HAND_MASK]
            + MEAT_POINTS[meat & HAND_MASK]
            + GREENS_POINTS[greens & HAND_MASK]
            + FOUR * (fours & 1)
        )
        hands >>= HAND_BITS
        meat >>= HAND_BITS
        greens >>= HAND_BITS
        fours >>= 1
    return tuple(found)


def totals(position: JagdfieberPosition) -> list[int]:
    """The points of all finished days, by seat."""
    found = [0] * position.players
    for day in position.past:
        for seat, points in enumerate(day_points(position.players, day)):
            found[seat] += points
    return found


def outcome(position: JagdfieberPosition) -> Outcome:
    return ranked([day_points(position.players, day) for day in position.past])


def ranked(days: Sequence[Sequence[int]]) -> Outcome:
    """The highest total wins, then the best single day; still equal, all of those win."""
    scores: list[int] = []
    merits: list[int] = []
    parts: list[dict[str, int]] = []
    for seat in range(len(days[0])):
        part: dict[str, int] = {}
        total, best = 0, days[0][seat]
        for number, day in enumerate(days):
            points = part[DAY_NAMES[number]] = day[seat]
            total += points
            best = points if points > best else best
        scores.append(total)
        merits.append(total * A_POINT + best)
        parts.append(part)
    return Outcome(places(merits), tuple(scores), tuple(parts), "last-day-over")


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


@lru_cache(maxsize=1 << 16)
def day_score(hand: int, pile: int, four: bool) -> DayScore:
    hunter, wolf, rabbit, carrot, closed = prey_points(pile)
    of_four = FOUR if four else 0
    return DayScore(hunter, wolf, rabbit, carrot, closed, of_four, POINTS_IN_HAND[hand])


def score_sheet(players: int, past: Sequence[PastDay]) -> Sheet:
    return tuple(
        tuple(
            day_score(hand_of(hands, seat), pile_of(meat, greens, seat), bool(fours >> seat & 1))
            for seat in range(players)
        )
        for hands, meat, greens, fours in past
    )
