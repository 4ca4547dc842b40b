"""The five decisions of Jagdfieber: which card to put above the lodge."""

from __future__ import annotations

from typing import Final

from ...core import Action, Actions
from .model import CARDS, HAND_MASK, Card, held

ACTIONS: Final = Actions(("play", {"card": card.word}) for card in CARDS)


def card_of(action: Action) -> Card:
    return Card(action.id)


CHOICES: Final = tuple(
    tuple(ACTIONS[card] for card in CARDS if held(hand, card)) for hand in range(HAND_MASK + 1)
)
"""What may be played, by the hand."""

CHANGES: Final = tuple(
    tuple(tuple(action for action in choices if action.id != chosen) for choices in CHOICES)
    for chosen in CARDS
)
"""What a sealed card may be changed to, by that card and the hand."""
