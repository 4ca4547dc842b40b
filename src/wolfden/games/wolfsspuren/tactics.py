"""How to play Wolfsspuren sensibly: plan the year, feed the pack, climb where it pays."""

from __future__ import annotations

from collections.abc import Sequence

from ...core import Action, Chance, Tactics
from .actions import INDEX, PLACED, READY
from .model import OWNERS, Stage
from .rules.pack import rank_points
from .rules.planning import CELLS
from .scoring import totals
from .state import WolfsspurenState
from .worth import WORTH
from .yearly_plan import SELFISH, Temper, plan_year, years_left


class WolfsspurenTactics(Tactics):
    def __init__(self, temper: Temper = SELFISH) -> None:
        self.temper = temper

    def weigh(self, state: WolfsspurenState, seat: int, chance: Chance) -> Sequence[float]:
        legal = state.legal(seat)
        if state.stage == Stage.PLAN:
            return self.weigh_plan(state, seat, legal)
        worth = WORTH[state.stage]
        return [worth(state, seat, action, chance) for action in legal]

    def weigh_plan(
        self, state: WolfsspurenState, seat: int, legal: Sequence[Action]
    ) -> Sequence[float]:
        """First take back what is not in the plan, then place what is missing, then be ready."""
        plan = plan_year(state, seat, self.temper)

        def worth(action: Action) -> float:
            if action.verb == "place":
                cell, token = PLACED[action]
                return 2.0 if plan.get(CELLS * seat + cell) == token else -1.0
            if action.verb == "take-back":
                cell = CELLS * seat + INDEX[action]
                return 3.0 if plan.get(cell, 0) != state.plan[cell] else -1.0
            return 1.0 if action is READY else 0.0

        return [worth(action) for action in legal]

    def evaluate(self, state: WolfsspurenState) -> list[float]:
        """A value for every seat, for search: the score now and what its wolves promise."""
        if state.reason:
            won = state.reason == "target-reached"
            return [place + (20.0 if won else -20.0) for place in totals(state)]
        years, points = min(years_left(state), 4), rank_points(state)
        found = [float(score) for score in totals(state)]
        for wolf, rank in points.items():
            life = min(state.strength[wolf] / 6, 1.0)
            found[OWNERS[wolf]] += (rank + state.discs[wolf]) * years * 0.6 * life
        return found

