"""Choosing a card ("choosing the cards"): in secret, all at once; changed until all have chosen."""

from __future__ import annotations

from typing import Final

from ....core import Action, Tell
from ....kit.sealed import choice_of, without
from ..actions import CHANGES, CHOICES, SEALED, card_of
from ..events import Chose
from ..model import HAND_BITS, HAND_MASK, hand_of
from ..position import JagdfieberPosition
from .day import end_round

VERBS: Final = ("play",)


class Choosing(JagdfieberPosition):
    """A position with the one decision of the game."""

    __slots__ = ()

    def legal(self, seat: int) -> tuple[Action, ...]:
        if seat >= 0 and self.owing >> seat & 1:
            return CHOICES[self.hands >> HAND_BITS * seat & HAND_MASK]
        chosen = choice_of(self.choices, seat) if 0 <= seat < self.players else None
        return () if chosen is None else CHANGES[chosen][hand_of(self.hands, seat)]

    def carry_out(self, seat: int, action: Action, tell: Tell | None) -> None:
        owing = self.owing
        if owing >> seat & 1:
            self.owing = owing = owing - (1 << seat)
            self.choices += SEALED[seat][action.id]
        else:
            self.choices = without(self.choices, seat) + SEALED[seat][action.id]
        if tell is not None:
            tell(Chose(seat))
        if not owing:
            end_round(self, tell)

    def forbids(self, seat: int, action: Action) -> str:
        chosen = card_of(action) == choice_of(self.choices, seat)
        return f"jagdfieber-why-{'already-chosen' if chosen else 'not-in-hand'}"
