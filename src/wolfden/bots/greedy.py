"""Plays what the game's own tactics weigh highest, or nearly so where it pays to vary."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..core import NEVER, Action, AnyState, Chance, SearchSettings
from ..kit.shares import softmax
from .memory import Memory
from .oversight import seen


@dataclass(frozen=True)
class Greedy:
    overlooks: float = 0.0
    """How often it does not see one of its actions; it plays the best of those it sees."""

    def choose(self, state: AnyState, seat: int, chance: Chance, memory: Memory) -> Action:
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        tactics = memory.tactics_for(state).overlooking(self.overlooks)
        weights = tactics.weigh(state, seat, chance)
        sensible = [index for index, weight in enumerate(weights) if weight > NEVER]
        in_sight = seen(sensible or range(len(legal)), self.overlooks, chance)
        return draw(
            [legal[index] for index in in_sight],
            [weights[index] for index in in_sight],
            tactics.settings,
            chance,
        )


def draw(
    actions: Sequence[Action], weights: Sequence[float], settings: SearchSettings, chance: Chance
) -> Action:
    """One of the best, or a mixture where there is a temperature."""
    if settings.temperature <= 0:
        best = max(weights)
        return chance.choice(
            [action for action, weight in zip(actions, weights, strict=True) if weight == best]
        )
    point = chance.fraction()
    for action, share in zip(actions, softmax(weights, settings.temperature), strict=True):
        point -= share
        if point < 0:
            return action
    return actions[-1]
