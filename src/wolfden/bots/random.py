"""Plays anything legal."""

from __future__ import annotations

from ..core import Action, Chance, State


class Random:
    def choose(self, state: State, seat: int, chance: Chance) -> Action:
        return chance.choice(state.legal(seat))
