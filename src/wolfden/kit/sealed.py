"""Sealed choices: each seat chooses in secret, all are revealed together.

The choices of a table are one int of three bits a seat (0: not chosen yet), and the seats still
choosing are a bit set, so that a position with sealed choices copies and compares as two numbers.
"""

from __future__ import annotations

SEAT_LIMIT = 8
BITS = 3
MASK = 7

SEATS_IN: tuple[tuple[int, ...], ...] = tuple(
    tuple(seat for seat in range(SEAT_LIMIT) if members >> seat & 1)
    for members in range(1 << SEAT_LIMIT)
)
"""The seats of every bit set, in order."""

EVERYONE: tuple[int, ...] = tuple((1 << seats) - 1 for seats in range(SEAT_LIMIT + 1))
"""All seats of a table as a bit set, by their number."""


def chosen(choices: int, seat: int) -> int:
    return choices >> BITS * seat & MASK


def seal(choices: int, seat: int, choice: int) -> int:
    """The choices after this seat's is made or changed."""
    shift = BITS * seat
    return choices & ~(MASK << shift) | choice << shift


def unpack(choices: int, seats: int) -> list[int]:
    return [choices >> BITS * seat & MASK for seat in range(seats)]


def pack(choices: list[int]) -> int:
    return sum(choice << BITS * seat for seat, choice in enumerate(choices))
