"""The action space: play a card of some strength."""

from __future__ import annotations

from typing import Final

from wolfden.core import Action, Actions

from .model import COMPONENTS

ACTIONS: Final = Actions(
    ("play", {"strength": strength}) for strength in range(1, COMPONENTS["nights"]["high"] + 1)
)


def strength_of(action: Action) -> int:
    return action.id + 1
