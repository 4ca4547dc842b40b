"""How to play Wolf & Hound sensibly."""

from __future__ import annotations

from collections.abc import Sequence

from ...core import Chance, Tactics
from .state import WolfAndHoundState


class WolfAndHoundTactics(Tactics):
    def weigh(self, state: WolfAndHoundState, seat: int, chance: Chance) -> Sequence[float]:
        return [0.0] * len(state.legal(seat))
