"""What every bot is."""

from __future__ import annotations

from typing import Protocol

from ..core import Action, AnyState, Chance
from .memory import Memory


class Bot(Protocol):
    def choose(self, state: AnyState, seat: int, chance: Chance, memory: Memory) -> Action:
        """One of `state.legal(seat)`; the state has been redealt for the seat."""
