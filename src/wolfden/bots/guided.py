"""Company for a first match: keeps to the line while the match does, and is gentle after."""

from __future__ import annotations

from dataclasses import dataclass

from ..core import Action, AnyState, Chance
from ..core.lesson import next_on_line
from .greedy import Greedy
from .memory import Memory


@dataclass(frozen=True)
class Guided:
    otherwise: Greedy

    def choose(self, state: AnyState, seat: int, chance: Chance, memory: Memory) -> Action:
        planned = next_on_line(state, seat)
        return planned[0] if planned else self.otherwise.choose(state, seat, chance, memory)
