"""What a position between two years promises: who may finish above whom, and the odds of the pack.

The weights are logistic fits (benchmarks/wolfsspuren_outlook.py) to matches of greedy players with
mixed tempers, from those who give hardly anything to the pack hunt to those who give more than
their share: the order of two seats at the end, and the odds that the pack dies out before.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from ....core.outcome import ahead
from ....kit.standing import chances
from ..model import FULL_STRENGTH, OWNERS, SEXES
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


def prospects(state: WolfsspurenState) -> Sequence[float]:
    """For each seat the share of the others it may hope to finish above, in a pack that lives."""
    if state.reason:
        found = ahead(outcome(state).places)
        return found if state.reason == "target-reached" else [CONSOLATION * each for each in found]
    living = 1.0 - (1.0 - CONSOLATION) * dying(state)
    return [living * each for each in chances(merits(state), 1.0)]


def merits(state: WolfsspurenState) -> list[float]:
    """By seat, in such units that a lead of one makes finishing above e times as likely as not."""
    point = SCORE + SCORE_NOW / years_left(state)
    found = [point * score for score in totals(state)]
    for wolf, rank in rank_points(state).items():
        worth = WOLF + RANK * rank + DISC * state.discs[wolf]
        worth += HEALTH * state.strength[wolf] / FULL_STRENGTH
        if wolf == state.omega:
            worth += OMEGA
        elif wolf == state.orders[SEXES[wolf]][0]:
            worth += ALPHA
        found[OWNERS[wolf]] += worth
    return found


def dying(state: WolfsspurenState) -> float:
    """How likely the pack dies out before anybody has the target."""
    strengths = [state.strength[wolf] for wolf in state.pack]
    if not strengths:
        return 1.0
    players, size = state.players, len(strengths)
    odds = -2.25 - 1.67 * size / players + 0.15 / size + 0.57 * years_left(state)
    odds -= 0.91 * sum(strengths) / players / FULL_STRENGTH + 0.06 * min(strengths)
    odds += {3: 0.87, 4: 0.39}.get(players, 0.0)
    return 1.0 / (1.0 + exp(-odds))
