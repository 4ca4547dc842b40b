"""The contract of a match, over its position, rules, scoring and view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from ...core import Action, Chance, Outcome, Tell, Viewer
from .model import OVER
from .position import WolfAndHoundPosition
from .redeal import redeal
from .rules.dealing import deal
from .rules.deciding import carry_out, forbids, legal
from .rules.turn import begin_turn
from .scoring import outcome
from .table import Table
from .view import WolfAndHoundView, show


class WolfAndHoundState(WolfAndHoundPosition):
    __slots__ = ()

    @classmethod
    def first(cls, table: Table, best_of_five: bool, chance: Chance) -> Self:
        state = cls()
        state.players, state.table, state.best_of_five = table.players, table, best_of_five
        state.chance, state.game, state.results = chance, 1, ()
        deal(state)
        begin_turn(state, None)
        return state

    @property
    def to_act(self) -> tuple[int, ...]:
        return () if self.awaiting == OVER else (self.table.owners[self.active],)

    def legal(self, seat: int) -> tuple[Action, ...]:
        if self.awaiting == OVER or seat != self.table.owners[self.active]:
            return ()
        return legal(self, seat)

    def carry_out(self, seat: int, action: Action, tell: Tell | None) -> None:
        carry_out(self, seat, action, tell)

    def forbids(self, seat: int, action: Action) -> str:
        return f"wolf-and-hound-why-{forbids(self, seat, action)}"

    def playout(self, random: Callable[[], float]) -> None:
        owners = self.table.owners
        while self.awaiting != OVER:
            seat = owners[self.active]
            actions = legal(self, seat)
            carry_out(self, seat, actions[int(random() * float(len(actions)))], None)

    def show(self, viewer: Viewer) -> WolfAndHoundView:
        return show(self, viewer)

    def deal_anew(self, seat: int | None, chance: Chance) -> Self:
        return redeal(self, seat, chance)

    @property
    def outcome(self) -> Outcome | None:
        return outcome(self.players, self.results) if self.awaiting == OVER else None
