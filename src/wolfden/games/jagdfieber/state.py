"""The contract of a match, over its position, rules, scoring and view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from ...core import Chance, Outcome, Viewer
from ...kit.sealed import SEATS_IN, reopened
from .actions import KINDS_IN, SEALED
from .model import HAND_BITS, HAND_MASK
from .redeal import redeal
from .rules import Choosing, begin_day, end_round
from .scoring import outcome
from .view import JagdfieberView, show


class JagdfieberState(Choosing):
    __slots__ = ()

    @classmethod
    def first(cls, players: int, days: int, chance: Chance) -> Self:
        state = cls()
        state.players, state.days, state.day, state.past = players, days, 1, ()
        state.marker = chance.below(players)
        begin_day(state)
        return state

    @property
    def to_act(self) -> tuple[int, ...]:
        return SEATS_IN[self.owing]

    def playout(self, random: Callable[[], float]) -> None:
        """Every round at once: all seats that owe a card seal one, in their order."""
        while self.owing:
            hands, choices, owing = self.hands, self.choices, self.owing
            for of_seat in SEALED:
                if owing & 1:
                    kinds = KINDS_IN[hands & HAND_MASK]
                    choices += of_seat[kinds[int(random() * float(len(kinds)))]]
                hands >>= HAND_BITS
                owing >>= 1
                if not owing:
                    break
            self.choices = choices
            self.owing = 0
            end_round(self, None)

    def view(self, viewer: Viewer) -> JagdfieberView:
        return show(self, viewer)

    def redeal(self, seat: int | None, chance: Chance) -> Self:
        return redeal(self, seat, chance)

    def reopened(self, seat: int) -> Self:
        if not self.choices:
            return self
        twin = self.copy()
        twin.choices, twin.owing = reopened(self.choices, self.owing, seat)
        return twin

    @property
    def outcome(self) -> Outcome | None:
        return outcome(self) if self.over else None
