"""What a seat has seen, and how all the rest is dealt anew.

Known to all: the rows, a card turned up, cards of ghost piles marked SEEN, and hands that had to
be shown, for as long as those cards are held. Each seat knows its own hand besides.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING, TypeVar

from ...core import Chance
from .model import NO_CARD, SEEN, UNIT, cards_in, kind_of, size

if TYPE_CHECKING:
    from .state import WolfAndHoundState

T = TypeVar("T", bound="WolfAndHoundState")


def known_cards(state: WolfAndHoundState, seat: int | None) -> Iterator[int]:
    """Every card whose place the seat knows."""
    yield from chain(*state.rows)
    for pile in state.ghosts:
        if pile:
            yield from [kind_of(card) for card in pile if card & SEEN]
    for place, hand in enumerate(state.hands):
        yield from cards_in(hand if place == seat else state.shown[place])
    if state.turned_up != NO_CARD:
        yield state.turned_up


def unseen_counts(state: WolfAndHoundState, seat: int | None) -> list[int]:
    """How many of each kind the seat has not seen."""
    counts = list(state.table.deck)
    for kind in known_cards(state, seat):
        counts[kind] -= 1
    return counts


def redealt(state: T, seat: int | None, chance: Chance) -> T:
    """A copy in which each unseen card lies anywhere with the same chance."""
    twin = state.copy()
    twin.chance = chance.fork()
    counts = unseen_counts(state, seat)
    cards = [kind for kind, count in enumerate(counts) for _ in range(count)]
    chance.shuffle(cards)
    twin.hands = tuple(
        hand if place == seat else _refilled(hand, state.shown[place], cards)
        for place, hand in enumerate(state.hands)
    )
    twin.ghosts = tuple(
        tuple([card if card & SEEN else cards.pop() for card in pile]) for pile in state.ghosts
    )
    twin.pile = tuple(cards)
    return twin


def _refilled(hand: int, shown: int, cards: list[int]) -> int:
    return shown + sum([UNIT[cards.pop()] for _ in range(size(hand) - size(shown))])
