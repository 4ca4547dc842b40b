"""Choosing a card ("choosing the cards"): in secret, all at once; changed until all have chosen."""

from __future__ import annotations

from typing import Final

from ....core import Action, Tell
from ....kit.sealed import choice_of
from ..actions import card_of
from ..events import Chose
from ..model import HAND_BITS, HAND_MASK
from ..position import JagdfieberPosition
from .day import end_round

VERBS: Final = ("play",)


class Choosing(JagdfieberPosition):
    """A position with the one decision of the game."""

    __slots__ = ()

    def legal(self, seat: int) -> tuple[Action, ...]:
        """Nothing where there is no such seat, or when the match is over."""
        if seat < 0:
            return ()
        try:
            return self.above.offers[seat][self.hands >> HAND_BITS * seat & HAND_MASK]
        except IndexError:
            return ()

    def play(self, seat: int, action: Action | str, tell: Tell | None = None) -> None:
        """As any state's, without calling `carry_out`: a twentieth of a move."""
        if action not in self.legal(seat):
            action = self._read(seat, action)
        above, card = self.above, action.id
        self.above = above = above.then[seat][card] or above.lay(seat, card)
        self.to_act = to_act = above.to_act
        if tell is not None:
            tell(Chose(seat))
        if not to_act:
            end_round(self, tell)

    def carry_out(self, seat: int, action: Action, tell: Tell | None) -> None:
        above = self.above
        self.above = above = above.then[seat][action.id] or above.lay(seat, action.id)
        self.to_act = to_act = above.to_act
        if tell is not None:
            tell(Chose(seat))
        if not to_act:
            end_round(self, tell)

    def forbids(self, seat: int, action: Action) -> str:
        chosen = card_of(action) == choice_of(self.choices, seat)
        return f"jagdfieber-why-{'already-chosen' if chosen else 'not-in-hand'}"
