"""What a position between two years promises: who may finish above whom, and the odds of the pack.

The weights are logistic fits to 6,200 matches of quickly played years with players of mixed
tempers: the order of two seats at the end, and the odds that the pack dies out before.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from ...core.outcome import ahead
from ...kit.standing import chances
from .model import FULL_STRENGTH, OWNERS, SEXES
from .rules.pack import rank_points
from .scoring import outcome, totals
from .state import WolfsspurenState
from .yearly_plan import years_left

CONSOLATION: Final = 0.1
"""What finishing above the others still counts when the pack has died out and nobody wins."""
SCORE: Final = 0.09
SCORE_NOW: Final = 0.16
"""A point of the score; the second part is divided by the years left."""
RANK: Final = 0.03
DISC: Final = 0.34
WOLF: Final = -0.15
HEALTH: Final = 0.8
"""A wolf at full strength."""
FRAILTY: Final = -0.75
FRAIL: Final = 6
"""Below this strength a wolf is in danger, up to FRAILTY."""
ALPHA: Final = -0.2
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
        strength = state.strength[wolf]
        worth = WOLF + RANK * rank + DISC * state.discs[wolf] + HEALTH * strength / FULL_STRENGTH
        if strength < FRAIL:
            worth += FRAILTY * (FRAIL - strength) / FRAIL
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
    odds = -2.9 + 0.5 * size / players + 1.25 / size + 0.6 * years_left(state)
    odds -= 4.4 * sum(strengths) / players / FULL_STRENGTH + 0.27 * min(strengths)
    odds += {3: 0.85, 4: 0.3}.get(players, 0.0)
    return 1.0 / (1.0 + exp(-odds))
