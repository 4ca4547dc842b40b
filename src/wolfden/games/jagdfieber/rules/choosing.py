"""Choosing a card ("choosing the cards"): in secret, all at once; changed until all have chosen.

What may be chosen and what it leads to are tables of the cards above the lodges (`above.py`), and
the state looks into them by itself.
"""

from __future__ import annotations

from typing import Final

from ....core import Action
from ....kit.sealed import choice_of
from ..actions import card_of
from ..position import JagdfieberPosition

VERBS: Final = ("play",)


def forbids(position: JagdfieberPosition, seat: int, action: Action) -> str:
    chosen = card_of(action) == choice_of(position.choices, seat)
    return "already-chosen" if chosen else "not-in-hand"
