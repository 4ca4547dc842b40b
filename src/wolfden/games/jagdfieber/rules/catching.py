"""Who catches whom ("sequence of the cards' effects").

It is one number: who is fed, whose easy prey is taken, whose played card, and for each seat what it
took from whom.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

from ....kit.sealed import SEAT_LIMIT, SEAT_MASK

EASY_TAKEN: Final = SEAT_LIMIT
PLAYED_TAKEN: Final = 2 * SEAT_LIMIT
TOOK: Final = 3 * SEAT_LIMIT
"""Where a number has whose easy prey and whose cards are taken, and then four bits for each seat:
from whom it took, and whether that was easy prey. Who is fed comes first."""
FROM_EASY: Final = 8
CLOCKWISE: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(tuple((first + step) % players for step in range(players)) for first in range(players))
    for players in range(SEAT_LIMIT + 1)
)
"""All seats of a table in their order, by how many there are and who comes first."""


class Catch(NamedTuple):
    seat: int
    owner: int
    easy: bool


def catch(players: int, marker: int, eaters: int, easy: int, played: int) -> int:
    """What is caught when some cards go after others, in order from the marker's holder."""
    found = 0
    clockwise = CLOCKWISE[players]
    for seat in clockwise[marker]:
        if eaters >> seat & 1:
            for owner in clockwise[seat]:
                one = 1 << owner
                if (easy | played) & one and owner != seat:
                    from_easy = easy & one
                    took = owner | FROM_EASY if from_easy else owner
                    taken = one << EASY_TAKEN if from_easy else one << PLAYED_TAKEN
                    found |= 1 << seat | taken | took << TOOK + 4 * seat
                    easy, played = easy - from_easy, played if from_easy else played - one
                    break
    return found


def catches(players: int, marker: int, caught: int) -> list[Catch]:
    """What such a number is made of, in order."""
    found = []
    for seat in CLOCKWISE[players][marker]:
        if caught >> seat & 1:
            took = caught >> TOOK + 4 * seat
            found.append(Catch(seat, took & 7, bool(took & FROM_EASY)))
    return found


def fed_by(caught: i64) -> i64:
    """The seats that caught something."""
    return caught & SEAT_MASK


def whose_easy_prey(caught: i64) -> i64:
    """The seats whose easy prey was caught."""
    return caught >> EASY_TAKEN & SEAT_MASK


def whose_card(caught: i64) -> i64:
    """The seats whose played card was caught."""
    return caught >> PLAYED_TAKEN & SEAT_MASK
