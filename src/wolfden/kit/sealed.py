"""Sealed choices: each seat chooses in secret, all are revealed together.

The choices of a table are one int: for every thing that can be chosen, the set of seats that
chose it, six bits each. Who chose a thing is a shift and a mask, and a position with sealed
choices copies and compares as a number.
"""

from __future__ import annotations

from typing import Final

SEAT_LIMIT: Final = 6
SEAT_MASK: Final = (1 << SEAT_LIMIT) - 1

SEATS_IN: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(seat for seat in range(SEAT_LIMIT) if members >> seat & 1)
    for members in range(1 << SEAT_LIMIT)
)
"""The seats of every bit set, in order."""

EVERYONE: Final[tuple[int, ...]] = tuple((1 << seats) - 1 for seats in range(SEAT_LIMIT + 1))
"""All seats of a table as a bit set, by their number."""


def sealed(seat: int, choice: int) -> int:
    """One seat's choice; add it to the table's."""
    return 1 << SEAT_LIMIT * choice + seat


def seats_choosing(choices: int, choice: int) -> int:
    """The bit set of the seats that chose this."""
    return choices >> SEAT_LIMIT * choice & SEAT_MASK


def choice_of(choices: int, seat: int) -> int | None:
    """What the seat chose, if anything."""
    choices >>= seat
    choice = 0
    while choices:
        if choices & 1:
            return choice
        choices >>= SEAT_LIMIT
        choice += 1
    return None


def reopened(choices: int, owing: int, seat: int) -> tuple[int, int]:
    """Only the seat's own choice stays; others who have chosen owe one again."""
    own = choice_of(choices, seat)
    kept = 0 if own is None else sealed(seat, own)
    others = choices - kept
    while others:
        owing |= others & SEAT_MASK
        others >>= SEAT_LIMIT
    return kept, owing


def without(choices: int, seat: int) -> int:
    """The choices with this seat's taken back."""
    choice = choice_of(choices, seat)
    return choices if choice is None else choices - sealed(seat, choice)
