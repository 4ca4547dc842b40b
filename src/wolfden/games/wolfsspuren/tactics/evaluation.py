"""What a position between two years promises: who may finish above whom, and the odds of the pack.

The weights are logistic fits (benchmarks/wolfsspuren_evaluation.py) to matches of greedy players
with mixed tempers, from those who give hardly anything to the pack hunt to those who give more
than their share: the order of two seats at the end, and the odds that the pack dies out before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.outcome import ahead
from ....kit.shares import logistic, softmax
from ....kit.standing import chances
from ..model import FULL_STRENGTH, OWNERS
from ..scoring import outcome, rank_points, totals
from ..state import WolfsspurenState
from .planner import years_left

CONSOLATION: Final = 0.1
"""What finishing above the others still counts when the pack has died out and nobody wins."""
SCORE: Final = 0.11
SCORE_NOW: Final = 0.27
"""A point of the score; the second part is divided by the years left."""
RANK: Final = -0.15
DISC: Final = 0.22
WOLF: Final = 0.53
HEALTH: Final = 1.0
"""A wolf at full strength."""
ALPHA: Final = -0.17
"""An alpha is attacked, and falls to the very bottom."""
OMEGA: Final = -0.8

DYING: Final = -2.25
DYING_FEW: Final = {3: 0.87, 4: 0.39}
"""The odds of dying out, and what so few players add to them."""
DYING_A_YEAR: Final = 0.57
"""For every year that is left."""
DYING_WOLVES: Final = -1.67
DYING_HEALTH: Final = -0.91
"""For a wolf of every player, and for its full strength."""
DYING_LONELY: Final = 0.15
"""Divided by the size of the pack."""
DYING_WEAKEST: Final = -0.06
"""For a point of strength of the weakest."""


def evaluate(state: WolfsspurenState) -> Sequence[float]:
    """For each seat the share of the others it may hope to finish above, in a pack that lives."""
    if state.reason:
        found = ahead(outcome(state).places)
        return found if state.reason == "target-reached" else [CONSOLATION * each for each in found]
    living = 1.0 - (1.0 - CONSOLATION) * dying(state)
    return [living * each for each in chances(merits(state), 1.0)]


def winning(state: WolfsspurenState) -> list[float]:
    """For each seat its chance to win, which needs a pack that lives."""
    living = 1.0 - dying(state)
    return [living * each for each in softmax(merits(state), 1.0)]


def merits(state: WolfsspurenState) -> list[float]:
    """By seat, in such units that a lead of one makes finishing above e times as likely as not."""
    point = SCORE + SCORE_NOW / years_left(state)
    found = [point * score for score in totals(state)]
    for wolf, rank in rank_points(state).items():
        worth = WOLF + RANK * rank + DISC * state.discs[wolf]
        worth += HEALTH * state.strength[wolf] / FULL_STRENGTH
        if wolf == state.omega:
            worth += OMEGA
        elif wolf == state.orders[state.wolves.sexes[wolf]][0]:
            worth += ALPHA
        found[OWNERS[wolf]] += worth
    return found


def dying(state: WolfsspurenState) -> float:
    """How likely the pack dies out before anybody has the target."""
    strengths = [state.strength[wolf] for wolf in state.pack]
    if not strengths:
        return 1.0
    players, size = state.players, len(strengths)
    odds = DYING + DYING_FEW.get(players, 0.0) + DYING_A_YEAR * years_left(state)
    odds += DYING_WOLVES * size / players + DYING_LONELY / size
    odds += DYING_HEALTH * sum(strengths) / players / FULL_STRENGTH
    return logistic(odds + DYING_WEAKEST * min(strengths))
