"""The contract of a match, over its position, rules, scoring and view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from ...core import Action, Chance, Outcome, Tell, Viewer
from ...kit.sealed import reopened
from .above import NOWHERE, above
from .actions import KINDS_IN
from .events import Chose
from .model import HAND_BITS, HAND_MASK
from .position import JagdfieberPosition
from .redeal import redeal
from .rules import begin_day, end_round, forbids
from .scoring import outcome
from .view import JagdfieberView, show


class JagdfieberState(JagdfieberPosition):
    __slots__ = ()

    @classmethod
    def first(cls, players: int, days: int, chance: Chance) -> Self:
        state = cls()
        state.players, state.days, state.day, state.past = players, days, 1, ()
        state.marker = chance.below(players)
        begin_day(state)
        return state

    def legal(self, seat: int) -> tuple[Action, ...]:
        """Nothing where there is no such seat, or when the match is over."""
        if seat < 0:
            return ()
        try:
            return self.above.offers[seat][self.hands >> HAND_BITS * seat & HAND_MASK]
        except IndexError:
            return ()

    def play(self, seat: int, action: Action | str, tell: Tell | None = None) -> None:
        """As any state's, with one look for whether it is legal and for what it leads to."""
        try:
            step = self.above.steps[seat][action]
        except LookupError:
            step = NOWHERE
        if seat < 0 or not self.hands & step.held:
            step = self.above.step(seat, self._read(seat, action))
        self.above = above = step.above
        self.to_act = to_act = above.to_act
        if tell is not None:
            tell(Chose(seat))
        if not to_act:
            end_round(self, tell)

    def carry_out(self, seat: int, action: Action, tell: Tell | None) -> None:
        self.play(seat, action, tell)

    def forbids(self, seat: int, action: Action) -> str:
        return f"jagdfieber-why-{forbids(self, seat, action)}"

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

    def show(self, viewer: Viewer) -> JagdfieberView:
        return show(self, viewer)

    def deal_anew(self, seat: int | None, chance: Chance) -> Self:
        return redeal(self, seat, chance)

    def reopen(self, seat: int) -> Self:
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
