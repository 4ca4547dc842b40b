"""The contract of a match, over its position, rules, scoring and view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from ...core import Chance, Outcome, Viewer
from ...kit.sealed import reopened
from .above import above
from .actions import KINDS_IN
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

    def playout(self, random: Callable[[], float]) -> None:
        """Every round at once: all seats that owe a card seal one, in their order."""
        while self.to_act:
            hands, above = self.hands, self.above
            for seat in self.to_act:
                kinds = KINDS_IN[hands >> HAND_BITS * seat & HAND_MASK]
                card = kinds[int(random() * float(len(kinds)))]
                above = above.then[seat][card] or above.lay(seat, card)
            self.above = above
            end_round(self, None)

    def view(self, viewer: Viewer) -> JagdfieberView:
        return show(self, viewer)

    def redeal(self, seat: int | None, chance: Chance) -> Self:
        return redeal(self, seat, chance)

    def reopened(self, seat: int) -> Self:
        if not self.choices:
            return self
        twin = self.copy()
        own, _ = reopened(self.choices, 0, seat)
        twin.above = above(self.players, own)
        twin.to_act = twin.above.to_act
        return twin

    @property
    def outcome(self) -> Outcome | None:
        return outcome(self) if self.over else None
