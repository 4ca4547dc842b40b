"""The hooks that bots call."""

from __future__ import annotations

from collections.abc import Sequence

from ....core import Chance, SearchSettings, Tactics
from ..state import WolfAndHoundState
from . import greedy, rollout
from .determinise import determinise


class WolfAndHoundTactics(Tactics[WolfAndHoundState]):
    settings = SearchSettings(exploration=0.3, expand_after=8)

    def weigh(self, state: WolfAndHoundState, seat: int, chance: Chance) -> Sequence[float]:
        return greedy.weigh(state, seat, chance)

    def determinise(self, state: WolfAndHoundState, seat: int, chance: Chance) -> WolfAndHoundState:
        return determinise(state, seat, chance)

    def play_on(self, state: WolfAndHoundState, chance: Chance) -> None:
        rollout.play_on(state)

    def evaluate(self, state: WolfAndHoundState) -> Sequence[float]:
        """The chance of the seat's team to win the match."""
        return rollout.evaluate(state)
