"""What the cards on the table are worth to each seat while a day goes on, and at its end."""

from __future__ import annotations

from typing import Final, NamedTuple

from ....kit.sealed import choice_of
from ..model import (
    CARDS,
    CARDS_IN,
    FOUR,
    HAND_BITS,
    HAND_MASK,
    PREY_POINTS,
    Card,
    all_hold_cards,
    hand_of,
    held,
)
from ..scoring import GREENS_POINTS, MEAT_POINTS, POINTS_IN_HAND

IN_HAND: Final[tuple[float, ...]] = (2.0, -0.7, -2.4, -2.9, -1.5)
"""What a card still in hand is worth while the day goes on, by card."""
KEPT: Final[tuple[float, ...]] = (0.0, 0.88, 0.73, 0.73, 2.2)
"""The share of an easy prey's points that its owner counts on when nobody hunts it, by card."""
DREAD: Final[tuple[float, ...]] = (0.0, 0.6, 0.2, 0.28, 0.18)
"""How much of that share goes when a hunter of it must be expected, by card."""
PROMISES: Final = tuple(sum(IN_HAND[card] for card in cards) for cards in CARDS_IN)
"""What a hand is worth while the day goes on."""
HUNTED_BY: Final[tuple[int, ...]] = tuple(
    int(card) for card in (Card.HUNTER, Card.HUNTER, Card.WOLF, Card.RABBIT, Card.RABBIT)
)
"""What takes a card, by card."""


class Laid(NamedTuple):
    """What lies on the table, packed as in a position."""

    hands: int
    meat: int
    greens: int
    fours: int
    easy: int


def easy_prey_worths(players: int, hands: int) -> list[list[float]]:
    """What each card would be worth as easy prey, by its owner and by who could still hunt it."""
    return [_easy_prey_worth(players, hands, owner) for owner in range(players)]


def _easy_prey_worth(players: int, all_hands: int, owner: int) -> list[float]:
    hands = [hand_of(all_hands, seat) for seat in range(players) if seat != owner]
    total = sum(len(CARDS_IN[hand]) for hand in hands)
    worths = []
    for card in range(len(CARDS)):
        hunters = sum(held(hand, HUNTED_BY[card]) for hand in hands)
        expected = min(1.0, hunters * len(hands) / total)
        worths.append(PREY_POINTS[card] * (KEPT[card] - DREAD[card] * expected))
    return worths


def standings(players: int, laid: Laid, easy_worth: list[list[float]]) -> list[float]:
    """What the day has brought every seat so far, and what it may still bring."""
    hands, meat, greens, fours, easy = laid
    going_on = all_hold_cards(players, hands)
    promises = PROMISES if going_on else POINTS_IN_HAND
    found = []
    for seat in range(players):
        at = HAND_BITS * seat
        points = promises[hands >> at & HAND_MASK]
        points += MEAT_POINTS[meat >> at & HAND_MASK] + GREENS_POINTS[greens >> at & HAND_MASK]
        points += FOUR * (fours >> seat & 1)
        prey = choice_of(easy, seat)
        if prey is not None:
            points += easy_worth[seat][prey] if going_on else PREY_POINTS[prey]
        found.append(points)
    return found
