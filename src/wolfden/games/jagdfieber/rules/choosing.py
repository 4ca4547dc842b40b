"""Choosing a card ("choosing the cards"): in secret, all at once; changed until all have chosen."""

from __future__ import annotations

from typing import Final

from ....core import Action, Tell
from ....kit.sealed import choice_of, without
from ..actions import CHANGES, CHOICES, SEALED, card_of
from ..events import Chose
from ..model import HAND_BITS, HAND_MASK
from ..position import JagdfieberPosition
from .day import end_round

VERBS: Final = ("play",)


def legal(position: JagdfieberPosition, seat: int) -> tuple[Action, ...]:
    if not 0 <= seat < position.players:
        return ()
    hand = position.hands >> HAND_BITS * seat & HAND_MASK
    if position.owing >> seat & 1:
        return CHOICES[hand]
    chosen = choice_of(position.choices, seat)
    return () if chosen is None else CHANGES[chosen][hand]


def carry_out(position: JagdfieberPosition, seat: int, action: Action, tell: Tell | None) -> None:
    if not position.owing >> seat & 1:
        position.choices = without(position.choices, seat)
    position.choices |= SEALED[seat][action.id]
    position.owing &= ~(1 << seat)
    if tell is not None:
        tell(Chose(seat))
    if not position.owing:
        end_round(position, tell)


def forbids(position: JagdfieberPosition, seat: int, action: Action) -> str:
    if card_of(action) == choice_of(position.choices, seat):
        return "already-chosen"
    return "not-in-hand"
