"""Plays what the game's own tactics weigh highest, or nearly so where it pays to surprise."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from ..core import NEVER, Action, Chance, State
from .memory import Memory
from .oversight import seen


@dataclass(frozen=True)
class Greedy:
    overlooks: float = 0.0
    """How often it does not see one of its actions; it plays the best of those it sees."""

    def choose(self, state: State, seat: int, chance: Chance, memory: Memory) -> Action:
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        tactics = state.spec.tactics.overlooking(self.overlooks)
        weights = tactics.weigh(state, seat, chance)
        sensible = [index for index, weight in enumerate(weights) if weight > NEVER]
        in_sight = seen(sensible or range(len(legal)), self.overlooks, chance)
        return draw(
            [legal[index] for index in in_sight],
            [weights[index] for index in in_sight],
            tactics.surprise,
            chance,
        )


def draw(
    actions: Sequence[Action], weights: Sequence[float], surprise: float, chance: Chance
) -> Action:
    """One of the best; with surprise, one that weighs that much less is e times as rare."""
    best = max(weights)
    if surprise <= 0:
        return chance.choice(
            [action for action, weight in zip(actions, weights, strict=True) if weight == best]
        )
    shares = [math.exp((weight - best) / surprise) for weight in weights]
    point = chance.fraction() * sum(shares)
    for action, share in zip(actions, shares, strict=True):
        point -= share
        if point < 0:
            return action
    return actions[-1]
