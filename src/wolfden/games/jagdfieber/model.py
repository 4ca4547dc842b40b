"""Cards, lodges and the state of a match, packed into a few ints.

A hand is ten bits, two for each kind of card; a prey pile twenty, four for each kind. The hands
of all seats are one int, and so are the piles, so that a round is applied with two additions.
"""

from __future__ import annotations

import tomllib
from enum import IntEnum
from importlib.resources import files
from typing import Any, Final

from ...kit.sealed import SEAT_LIMIT

COMPONENTS: Final[dict[str, Any]] = tomllib.loads(
    files(__package__).joinpath("components.toml").read_text("utf-8")
)


class Card(IntEnum):
    HUNTER = 1
    WOLF = 2
    RABBIT = 3
    CARROT = 4
    CLOSED = 5

    @property
    def word(self) -> str:
        return self.name.lower()


NONE: Final = 0
CARDS: Final = tuple(Card)
FOUR: Final[int] = COMPONENTS["lodge"]["four"]


def _figures(name: str) -> tuple[int, ...]:
    """A column of the cards' table, by card; index 0 is no card."""
    return (0, *(COMPONENTS["cards"][card.word][name] for card in CARDS))


COUNTS: Final = _figures("count")
PREY_POINTS: Final = _figures("prey")
HAND_POINTS: Final = _figures("hand")

HAND_BITS: Final = 10
HAND_MASK: Final = (1 << HAND_BITS) - 1
PILE_BITS: Final = 20
PILE_MASK: Final = (1 << PILE_BITS) - 1

IN_HAND: Final = tuple(
    (0, *(1 << HAND_BITS * seat + 2 * (card - 1) for card in CARDS)) for seat in range(SEAT_LIMIT)
)
"""One card in a seat's hand, by seat and card: add it to put the card there."""

IN_PILE: Final = tuple(
    (0, *(1 << PILE_BITS * seat + 4 * (card - 1) for card in CARDS)) for seat in range(SEAT_LIMIT)
)
"""One card in a seat's prey pile, by seat and card."""

FULL_HAND: Final = sum(COUNTS[card] * IN_HAND[0][card] for card in CARDS)
FULL_HANDS: Final = tuple(
    sum(FULL_HAND << HAND_BITS * seat for seat in range(players))
    for players in range(SEAT_LIMIT + 1)
)

HAND_MASKS: Final = tuple(
    tuple(HAND_MASK << HAND_BITS * seat for seat in range(players))
    for players in range(SEAT_LIMIT + 1)
)
"""Where each seat's hand lies in the packed hands, by number of players."""


def hand_of(hands: int, seat: int) -> int:
    return hands >> HAND_BITS * seat & HAND_MASK


def pile_of(piles: int, seat: int) -> int:
    return piles >> PILE_BITS * seat & PILE_MASK


def held(hand: int, card: int) -> int:
    """How many of the card are in the hand."""
    return hand >> 2 * (card - 1) & 3


def caught(pile: int, card: int) -> int:
    """How many of the card are in the prey pile."""
    return pile >> 4 * (card - 1) & 15
