"""The contract of a match, over its position, rules, scoring and view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from ...core import Action, Chance, Outcome, Tell, Viewer
from ...kit.sealed import SEATS_IN
from .figures import Figures
from .model import LARGE, NOBODY, STAGE_WORDS, WOLVES, Phase, Stage
from .position import Terms, WolfsspurenPosition
from .redeal import redeal, reopen
from .rules import DECISIONS, go_on, planning
from .scoring import outcome
from .view import WolfsspurenView, show
from .wolves import Wolves


class WolfsspurenState(WolfsspurenPosition):
    __slots__ = ()

    @classmethod
    def first(
        cls, players: int, terms: Terms, wolves: Wolves, figures: Figures, chance: Chance
    ) -> Self:
        state = cls()
        state.players, state.terms, state.figures, state.chance = players, terms, figures, chance
        state.wolves, state.orders, state.omega = wolves, ((), ()), NOBODY
        state.strength, state.discs = bytearray(WOLVES), bytearray(WOLVES)
        state.pile, state.face_up = figures.large_counts, (0,) * len(LARGE)
        state.discards, state.sheet, state.marks, state.reason = state.face_up, (), (), ""
        state.step = state.year = state.young = state.owing = state.choices = 0
        state.litter = state.unknown = 0
        state.ranked = state.added_up = None
        state.stage, state.phase = Stage.PICK, Phase.PREPARATION
        state.clear_year()
        go_on(state, None)
        return state

    @property
    def to_act(self) -> tuple[int, ...]:
        return SEATS_IN[self.owing]

    def legal(self, seat: int) -> tuple[Action, ...]:
        if not 0 <= seat < self.players or not self.owing:
            return ()
        return DECISIONS[self.stage].legal(self, seat)

    def carry_out(self, seat: int, action: Action, tell: Tell | None) -> None:
        DECISIONS[self.stage].carry_out(self, seat, action, tell)
        if not self.owing:
            go_on(self, tell)

    def forbids(self, seat: int, action: Action) -> str:
        decision = DECISIONS[self.stage]
        if action.verb not in decision.VERBS:
            return f"wolfsspuren-why-now-{STAGE_WORDS[self.stage]}"
        return f"wolfsspuren-why-{decision.forbids(self, seat, action)}"

    def playout(self, random: Callable[[], float]) -> None:
        while self.owing:
            seat = SEATS_IN[self.owing][0]
            if self.stage == Stage.PLAN:
                planning.carry_out(self, seat, planning.drawn(self, seat, random), None)
            else:
                legal = DECISIONS[self.stage].legal(self, seat)
                action = legal[int(random() * float(len(legal)))]
                DECISIONS[self.stage].carry_out(self, seat, action, None)
            if not self.owing:
                go_on(self, None)

    def show(self, viewer: Viewer) -> WolfsspurenView:
        return show(self, viewer)

    def deal_anew(self, seat: int | None, chance: Chance) -> Self:
        twin = self.copy()
        twin.chance = chance.fork()
        redeal(twin, seat)
        return twin

    def reopen(self, seat: int) -> Self:
        twin = self.copy()
        reopen(twin, seat)
        return twin

    @property
    def outcome(self) -> Outcome | None:
        return outcome(self) if self.reason else None
