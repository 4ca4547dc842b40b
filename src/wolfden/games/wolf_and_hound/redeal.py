"""Deals anew what a seat cannot know: each unseen card lies anywhere with the same chance."""

from __future__ import annotations

from typing import TypeVar

from ...core import Chance
from .knowledge import unseen_counts
from .model import SEEN, UNIT, size
from .position import WolfAndHoundPosition

P = TypeVar("P", bound=WolfAndHoundPosition)


def redeal(position: P, seat: int | None, chance: Chance) -> P:
    twin = position.copy()
    twin.chance = chance.fork()
    counts = unseen_counts(position, seat)
    cards = [kind for kind, count in enumerate(counts) for _ in range(count)]
    chance.shuffle(cards)
    twin.hands = tuple(
        hand if place == seat else _refilled(hand, position.shown[place], cards)
        for place, hand in enumerate(position.hands)
    )
    twin.ghosts = tuple(
        tuple([card if card & SEEN else cards.pop() for card in pile]) for pile in position.ghosts
    )
    twin.pile = tuple(cards)
    return twin


def _refilled(hand: int, shown: int, cards: list[int]) -> int:
    return shown + sum([UNIT[cards.pop()] for _ in range(size(hand) - size(shown))])
