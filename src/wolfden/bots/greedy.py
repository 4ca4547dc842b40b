"""Plays what the game's own tactics weigh highest, or nearly so where it pays to surprise."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ..core import Action, Chance, State

FINENESS = 1 << 32


class Greedy:
    def choose(self, state: State, seat: int, chance: Chance) -> Action:
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        tactics = state.spec.tactics
        return draw(legal, tactics.weigh(state, seat, chance), tactics.surprise, chance)


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
    point = chance.below(FINENESS) / FINENESS * sum(shares)
    for action, share in zip(actions, shares, strict=True):
        point -= share
        if point < 0:
            return action
    return actions[-1]
