"""The five actions of Jagdfieber: which card to put above the lodge."""

from __future__ import annotations

from typing import Final

from ...core import Action, Actions
from .model import CARDS, HANDS, Card, held

ACTIONS: Final = Actions(("play", {"card": card.word}) for card in CARDS)


def card_of(action: Action) -> Card:
    return Card(action.id)


CHOICES: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(ACTIONS[card] for card in CARDS if held(hand, card)) for hand in HANDS
)
"""What may be played, by the hand."""

CHANGES: Final = tuple(
    tuple(tuple(action for action in choices if action.id != chosen) for choices in CHOICES)
    for chosen in CARDS
)
"""What a sealed card may be changed to, by that card and the hand."""

KINDS_IN: Final[tuple[bytes, ...]] = tuple(
    bytes(action.id for action in choices) for choices in CHOICES
)
"""The kinds of cards in a hand."""
