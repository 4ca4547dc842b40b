"""Plays what the game's own tactics weigh highest; among equals, any."""

from __future__ import annotations

from ..core import Action, Chance, State


class Greedy:
    def choose(self, state: State, seat: int, chance: Chance) -> Action:
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        weights = state.spec.tactics.weigh(state, seat, chance)
        best = max(weights)
        return chance.choice(
            [action for action, weight in zip(legal, weights, strict=True) if weight == best]
        )
