"""Plays anything legal."""

from __future__ import annotations

from ..core import Action, Chance, State
from .memory import Memory


class Random:
    def choose(self, state: State, seat: int, chance: Chance, memory: Memory) -> Action:
        return chance.choice(state.legal(seat))
