"""The hooks that bots call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core import Action, Chance, Reason, SearchSettings, Tactics
from ..state import WolfAndHoundState
from . import greedy, rollout
from .determinise import determinise
from .reasons import reasons

SETTINGS: Final = SearchSettings(
    sweeps=True, exploration=0.3, expand_after=100, slips=1.4, turn=1.25
)


class WolfAndHoundTactics(Tactics[WolfAndHoundState]):
    def __init__(self, overlooks: float = 0.0) -> None:
        self.overlooks = overlooks

    @property
    def settings(self) -> SearchSettings:
        return SETTINGS

    def overlooking(self, overlooks: float) -> WolfAndHoundTactics:
        return WolfAndHoundTactics(overlooks) if overlooks else self

    def weigh(self, state: WolfAndHoundState, seat: int, chance: Chance) -> Sequence[float]:
        return greedy.weigh(state, seat, chance, greedy.imagined(self.overlooks))

    def determinise(self, state: WolfAndHoundState, seat: int, chance: Chance) -> WolfAndHoundState:
        return determinise(state, seat, chance)

    def play_on(self, state: WolfAndHoundState, chance: Chance) -> None:
        rollout.play_on(state)

    def evaluate(self, state: WolfAndHoundState) -> Sequence[float]:
        """The chance of the seat's team to win the match."""
        return rollout.evaluate(state)

    def winning(self, state: WolfAndHoundState) -> Sequence[float]:
        return rollout.evaluate(state)

    def reasons(
        self,
        state: WolfAndHoundState,
        seat: int,
        plan: Sequence[Action],
        instead: Sequence[Action],
        chance: Chance,
    ) -> Sequence[Reason]:
        return reasons(state, seat, plan, instead, chance)
