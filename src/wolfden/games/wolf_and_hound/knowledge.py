"""What a seat has seen.

Known to all: the rows, a card turned up, cards of ghost piles marked SEEN, and hands that had to
be shown, for as long as those cards are held. Each seat knows its own hand besides.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from .model import NO_CARD, SEEN, cards_in, kind_of
from .position import WolfAndHoundPosition


def known_cards(position: WolfAndHoundPosition, seat: int | None) -> Iterator[int]:
    """Every card whose place the seat knows."""
    yield from chain(*position.rows)
    for pile in position.ghosts:
        if pile:
            yield from [kind_of(card) for card in pile if card & SEEN]
    for place, hand in enumerate(position.hands):
        yield from cards_in(hand if place == seat else position.shown[place])
    if position.turned_up != NO_CARD:
        yield position.turned_up


def unseen_counts(position: WolfAndHoundPosition, seat: int | None) -> list[int]:
    """How many of each kind the seat has not seen."""
    counts = list(position.table.deck)
    for kind in known_cards(position, seat):
        counts[kind] -= 1
    return counts
