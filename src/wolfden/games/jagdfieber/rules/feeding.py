"""Who catches whom ("sequence of the cards' effects").

It depends only on three sets of seats and the marker, so it is worked out once for each and kept,
as one number: who is fed, whose easy prey is taken, whose played card, and for each seat what it
took from whom.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

from ....kit.sealed import SEAT_LIMIT, SEAT_MASK
from ..model import COMPONENTS

EASY_TAKEN: Final = SEAT_LIMIT
PLAYED_TAKEN: Final = 2 * SEAT_LIMIT
TOOK: Final = 3 * SEAT_LIMIT
"""Where a feeding has whose easy prey and whose cards are taken, and then four bits for each seat:
from whom it took, and whether that was easy prey. Who is fed comes first."""
FROM_EASY: Final = 8
UNKNOWN: Final = -1

FEWEST, MOST = COMPONENTS["table"]["players"]
FEEDINGS: Final[tuple[tuple[list[int], ...], ...]] = tuple(
    tuple([UNKNOWN] * (1 << 3 * players) for _ in range(players if players >= FEWEST else 0))
    for players in range(MOST + 1)
)
"""By players, marker, and then eaters, easy food and played food in one number."""


class Catch(NamedTuple):
    seat: int
    owner: int
    easy: bool


def feed(players: i64, marker: i64, eaters: i64, easy: i64, played: i64) -> i64:
    """What happens when some cards go after others, in order from the marker's holder."""
    table = FEEDINGS[players][marker]
    key = eaters | easy << players | played << 2 * players
    found: i64 = table[key]
    if found < 0:
        found = table[key] = _work_out(players, marker, eaters, easy, played)
    return found


def _work_out(players: i64, marker: i64, eaters: i64, easy: i64, played: i64) -> int:
    found = 0
    for seat in seats_from(players, marker):
        if eaters >> seat & 1:
            for owner in seats_from(players, seat)[1:]:
                one = 1 << owner
                if easy & one:
                    easy -= one
                    found |= 1 << seat | one << EASY_TAKEN | (owner | FROM_EASY) << TOOK + 4 * seat
                    break
                if played & one:
                    played -= one
                    found |= 1 << seat | one << PLAYED_TAKEN | owner << TOOK + 4 * seat
                    break
    return found


def seats_from(players: int, first: int) -> list[int]:
    """Clockwise."""
    return [(first + step) % players for step in range(players)]


def catches(players: int, marker: int, feeding: int) -> list[Catch]:
    """What a feeding is made of, in order."""
    found = []
    for seat in seats_from(players, marker):
        if feeding >> seat & 1:
            took = feeding >> TOOK + 4 * seat
            found.append(Catch(seat, took & 7, bool(took & FROM_EASY)))
    return found


def fed_by(feeding: int) -> int:
    """The seats that caught something."""
    return feeding & SEAT_MASK


def whose_card(feeding: int) -> int:
    """The seats whose played card was caught."""
    return feeding >> PLAYED_TAKEN & SEAT_MASK
