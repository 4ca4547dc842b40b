"""Cards, hands and prey piles, packed into a few ints.

A hand is ten bits, two for each kind of card. A prey pile is twenty: ten for its meat (hunters,
wolves, rabbits), ten for its greens (carrots, closed seasons). The hands of all seats are one int,
their meat another, their greens a third, so that a round is applied with three additions; all of
them stay below 62 bits, which compiled code adds without making objects.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, Literal, get_args

from ...kit.components import load_components
from ...kit.sealed import SEAT_LIMIT, SEATS_IN

COMPONENTS: Final = load_components(__package__)

CardName = Literal["hunter", "wolf", "rabbit", "carrot", "closed"]
CARD_NAMES: Final[tuple[CardName, ...]] = get_args(CardName)


class Card(IntEnum):
    HUNTER = 0
    WOLF = 1
    RABBIT = 2
    CARROT = 3
    CLOSED = 4

    @property
    def word(self) -> CardName:
        return CARD_NAMES[self]


CARDS: Final = tuple(Card)
FOUR: Final[int] = COMPONENTS["lodge"]["four"]


def _figures(name: str) -> tuple[int, ...]:
    """A column of the cards' table, by card."""
    return tuple(COMPONENTS["cards"][card.word][name] for card in CARDS)


COUNTS: Final = _figures("count")
PREY_POINTS: Final = _figures("prey")
HAND_POINTS: Final = _figures("hand")

HAND_BITS: Final = 10
HAND_MASK: Final = (1 << HAND_BITS) - 1
HANDS: Final = range(1 << HAND_BITS)
"""Every hand, as tables by the hand count them."""
PILE_AT: Final = (0, 2, 6, 10, 14)
"""Where a prey pile counts a card, by card."""


def in_hand(seat: int, card: int) -> int:
    """One card in a seat's hand; add it to the packed hands to put the card there."""
    return 1 << HAND_BITS * seat + 2 * card


ALL_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(3 * in_hand(seat, card) for card in CARDS) for seat in range(SEAT_LIMIT)
)
"""Where the packed hands have a kind of card, by seat and card."""


def in_pile(card: int) -> int:
    """One card in a prey pile."""
    return 1 << PILE_AT[card]


ONE_EACH: Final[tuple[int, ...]] = tuple(
    sum(1 << HAND_BITS * seat for seat in seats) for seats in SEATS_IN
)
"""A one in the hand, the meat or the greens of each seat of a bit set; shift it to a card."""


def _by_two_sets(one_at: int, other_at: int) -> tuple[int, ...]:
    return tuple([one << one_at | other << other_at for other in ONE_EACH for one in ONE_EACH])


GREENS_IN_HANDS: Final = _by_two_sets(2 * Card.CARROT, 2 * Card.CLOSED)
MEAT_IN_PILES: Final = _by_two_sets(PILE_AT[Card.WOLF], PILE_AT[Card.RABBIT])
GREENS_IN_PILES: Final = _by_two_sets(0, PILE_AT[Card.CLOSED] - PILE_AT[Card.CARROT])
"""What cards count in the packed hands and piles, by the seats that have wolves and rabbits, or
carrots and closed seasons: two bit sets side by side."""

FULL_HAND: Final = sum(COUNTS[card] * in_hand(0, card) for card in CARDS)
FULL_HANDS: Final[tuple[int, ...]] = tuple(
    sum(FULL_HAND << HAND_BITS * seat for seat in range(players))
    for players in range(SEAT_LIMIT + 1)
)


_TOP_BITS: Final[tuple[int, ...]] = tuple(
    sum(1 << HAND_BITS * seat + HAND_BITS - 1 for seat in range(players))
    for players in range(SEAT_LIMIT + 1)
)
_ALL_BUT_TOP: Final[tuple[int, ...]] = tuple(top - (top >> HAND_BITS - 1) for top in _TOP_BITS)


def all_hold_cards(players: int, hands: int) -> bool:
    """Whether no hand is empty. A hand's top bit is never set, so a sum can carry into it."""
    top = _TOP_BITS[players]
    return (hands + _ALL_BUT_TOP[players]) & top == top


def hand_of(hands: int, seat: int) -> int:
    return hands >> HAND_BITS * seat & HAND_MASK


def pile_of(meat: int, greens: int, seat: int) -> int:
    return hand_of(meat, seat) | hand_of(greens, seat) << HAND_BITS


def held(hand: int, card: int) -> int:
    """How many of the card are in the hand."""
    return hand >> 2 * card & 3


def caught(pile: int, card: int) -> int:
    """How many of the card are in the prey pile."""
    return pile >> PILE_AT[card] & (15 if card else 3)


CARDS_IN: Final = tuple(
    tuple(card for card in CARDS for _ in range(held(hand, card))) for hand in HANDS
)
"""All cards of a hand."""
