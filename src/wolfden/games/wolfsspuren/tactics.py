"""How to play Wolfsspuren sensibly."""

from __future__ import annotations

from collections.abc import Sequence

from ...core import Chance, Tactics
from .state import WolfsspurenState


class WolfsspurenTactics(Tactics):
    def weigh(self, state: WolfsspurenState, seat: int, chance: Chance) -> Sequence[float]:
        return [0.0 for _ in state.legal(seat)]
