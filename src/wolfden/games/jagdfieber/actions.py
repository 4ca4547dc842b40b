"""The five decisions of Jagdfieber: which card to put above the lodge."""

from __future__ import annotations

from typing import Final

from ...core import Action, Actions
from .model import CARDS, HAND_MASK, NONE, Card, held

ACTIONS: Final = Actions(("play", {"card": card.word}) for card in CARDS)


def card_of(action: Action) -> Card:
    return Card(action.id + 1)


def play_of(card: Card) -> Action:
    return ACTIONS[card - 1]


CHOICES: Final = tuple(
    tuple(
        tuple(play_of(card) for card in CARDS if held(hand, card) and card != chosen)
        for hand in range(HAND_MASK + 1)
    )
    for chosen in (NONE, *CARDS)
)
"""What may be played, by the card already chosen (or NONE) and the hand."""
