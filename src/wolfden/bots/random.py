"""Plays anything legal."""

from __future__ import annotations

from ..core import Action, AnyState, Chance
from .memory import Memory


class Random:
    def choose(self, state: AnyState, seat: int, chance: Chance, memory: Memory) -> Action:
        return chance.choice(state.legal(seat))
