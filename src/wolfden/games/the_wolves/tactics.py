"""How to play The Wolves sensibly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...core import Chance, Tactics

if TYPE_CHECKING:
    from .state import TheWolvesState


class TheWolvesTactics(Tactics):
    def weigh(self, state: TheWolvesState, seat: int, chance: Chance) -> Sequence[float]:
        return [0.0 for _ in state.legal(seat)]
