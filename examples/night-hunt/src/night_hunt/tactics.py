"""How to play sensibly: a strong card for a fat prey, a weak one for a thin one."""

from __future__ import annotations

from collections.abc import Sequence

from wolfden.core import Chance, SearchSettings, Tactics

from .actions import strength_of
from .state import NightHuntState


class NightHuntTactics(Tactics[NightHuntState]):
    settings = SearchSettings(temperature=0.7)

    def weigh(self, state: NightHuntState, seat: int, chance: Chance) -> Sequence[float]:
        prey = state.prey[0]
        return [-abs(strength_of(action) - prey) for action in state.legal(seat)]
