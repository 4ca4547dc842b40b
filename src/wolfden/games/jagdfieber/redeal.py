"""Deals anew what a seat cannot know: only the cards that others have sealed."""

from __future__ import annotations

from typing import TypeVar

from ...core import Chance
from ...kit.sealed import choice_of
from .model import CARDS_IN, hand_of
from .position import JagdfieberPosition

P = TypeVar("P", bound=JagdfieberPosition)


def redeal(position: P, seat: int | None, chance: Chance) -> P:
    """Each sealed card is drawn from its hand. Nothing else of a match is left to chance."""
    twin, fresh, laid = position.copy(), chance.fork(), position.above
    for other in range(position.players):
        if other != seat and choice_of(position.choices, other) is not None:
            cards = CARDS_IN[hand_of(position.hands, other)]
            laid = laid.lay(other, fresh.choice(cards))
    twin.above = laid
    return twin
