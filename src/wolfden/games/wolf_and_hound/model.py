"""Number cards, animals and places.

Places 0 to 3 are the rulebook's players 1 to 4, clockwise; even ones are blue, odd ones yellow. A
seat is a person; where people are missing, ghosts hold the last places. A hand is one int, three
bits for each kind of number card.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from ...kit.components import load_components

COMPONENTS: Final = load_components(__package__)

Team = Literal["blue", "yellow"]
Colour = Literal["black", "white"]
Symbol = Literal["meat", "bone"]
CardName = str
"""A number card: `black-3`, `white-1`, `black-2-meat`, `white-3-bone`."""

PLACES: Final = range(4)
FIRST: Final = 0
"""The place of player 1."""
TEAMS: Final[tuple[Team, Team]] = ("blue", "yellow")
YELLOW: Final = 1
OWNERS: Final = {2: (0, 1, 0, 1), 3: (0, 1, 2, 1), 4: (0, 1, 2, 3)}
"""The seat that decides for each place, by the number of people."""


def team_of(place: int) -> int:
    return place % 2


class Card(NamedTuple):
    """A kind of number card."""

    colour: Colour
    value: int
    symbol: Symbol | None

    @property
    def word(self) -> CardName:
        return "-".join(filter(None, (self.colour, str(self.value), self.symbol)))


SYMBOLS: Final[dict[Colour, Symbol]] = {"black": "meat", "white": "bone"}
CARDS: Final = (
    *(Card(colour, value, None) for colour in SYMBOLS for value in range(1, 5)),
    *(
        Card(colour, value, symbol)
        for colour, symbol in SYMBOLS.items()
        for value in range(1, 5)
        if COMPONENTS["expansion"][symbol][value - 1]
    ),
)
"""Every kind; a kind is known by its number in here."""
WORDS: Final = tuple(card.word for card in CARDS)
NO_CARD: Final = -1

PLAY: Final = 0
EXCHANGE: Final = 1
TURN: Final = 2
OVER: Final = 3
"""What a position awaits: a card, an answer for a ghost, one of a pair turned, or nothing."""

THREES: Final = frozenset(kind for kind, card in enumerate(CARDS) if card.value == 3)
MEAT: Final = frozenset(kind for kind, card in enumerate(CARDS) if card.symbol == "meat")
BONE: Final = frozenset(kind for kind, card in enumerate(CARDS) if card.symbol == "bone")


def deck(expansion: bool) -> tuple[int, ...]:
    """How many of each kind are played with."""
    return tuple(_count(card, expansion) for card in CARDS)


def _count(card: Card, expansion: bool) -> int:
    inside: int = COMPONENTS["expansion"][SYMBOLS[card.colour]][card.value - 1]
    if card.symbol:
        return inside if expansion else 0
    count: int = COMPONENTS["cards"][card.colour][card.value - 1]
    return count - inside if expansion else count


HAND_SIZE: Final[int] = COMPONENTS["cards"]["hand"]
_BITS: Final = 3
_ONES: Final = (1 << _BITS) - 1
UNIT: Final = tuple(1 << _BITS * kind for kind in range(len(CARDS)))
"""One card in a hand, by kind; add it to a hand to put the card there."""


def held(hand: int, kind: int) -> int:
    """How many of the kind are in the hand."""
    return hand >> _BITS * kind & _ONES


@lru_cache(maxsize=1 << 13)
def cards_in(hand: int) -> tuple[int, ...]:
    """The kinds in a hand, in order, each as often as it is there."""
    return tuple(kind for kind in range(len(CARDS)) for _ in range(held(hand, kind)))


def size(hand: int) -> int:
    """How many cards are in the hand: the sum of its octal digits, which is below seven."""
    return hand % 7


SEEN: Final = 16
"""Marks a card of a ghost pile that everyone has seen; added to its kind."""


def kind_of(card: int) -> int:
    """The kind of a card of a ghost pile."""
    return card & SEEN - 1


def words_of(kinds: Iterable[int]) -> tuple[CardName, ...]:
    return tuple(WORDS[kind] for kind in kinds)
