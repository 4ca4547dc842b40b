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


def legal(position: JagdfieberPosition, seat: int) -> tuple[Action, ...]:
    if seat >= 0 and position.owing >> seat & 1:
        return CHOICES[position.hands >> HAND_BITS * seat & HAND_MASK]
    chosen = choice_of(position.choices, seat) if 0 <= seat < position.players else None
    return () if chosen is None else CHANGES[chosen][hand_of(position.hands, seat)]


def carry_out(position: JagdfieberPosition, seat: int, action: Action, tell: Tell | None) -> None:
    if position.owing >> seat & 1:
        position.owing -= 1 << seat
        position.choices += SEALED[seat][action.id]
    else:
        position.choices = without(position.choices, seat) + SEALED[seat][action.id]
    if tell is not None:
        tell(Chose(seat))
    if not position.owing:
        end_round(position, tell)


def forbids(position: JagdfieberPosition, seat: int, action: Action) -> str:
    if card_of(action) == choice_of(position.choices, seat):
        return "already-chosen"
    return "not-in-hand"
