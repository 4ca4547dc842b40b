"""The rollout: the rest of a year, played quickly.

Everyone plans sensibly; fights are decided by their odds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....core import Chance
from ....kit.sealed import SEATS_IN
from ..actions import SUBMIT
from ..model import Stage
from ..rules import DECISIONS, go_on
from ..rules.fights.attack import next_attacker
from ..rules.fights.duel import end
from ..state import WolfsspurenState
from .completion import complete
from .fights import chance_to_win, defence_worth
from .habits import Habits
from .planner import as_generous
from .worth import WORTH


def rollout(state: WolfsspurenState, habits: Habits, chance: Chance) -> None:
    """To the beginning of the next year, or the end of the match."""
    year = max(state.year, 1)
    while state.owing and state.year <= year:
        if state.stage == Stage.PLAN:
            plan_all(state, habits, chance)
        else:
            QUICKLY.get(state.stage, decide)(state, chance)
        if not state.owing:
            go_on(state, None)


def decide(state: WolfsspurenState, chance: Chance) -> None:
    """One decision, by what looks best."""
    seat = SEATS_IN[state.owing][0]
    decision, worth = DECISIONS[state.stage], WORTH[state.stage]
    legal = decision.legal(state, seat)
    best = max(legal, key=lambda action: worth(state, seat, action, chance))
    decision.carry_out(state, seat, best, None)


def plan_all(state: WolfsspurenState, habits: Habits, chance: Chance) -> None:
    for seat in SEATS_IN[state.owing]:
        hunting = habits.reliability(state.figures, state.wolves.colours[seat])
        complete(state, seat, as_generous(hunting), chance)
    state.owing = 0


def defend(state: WolfsspurenState, chance: Chance) -> None:
    """A fight is not played card by card."""
    if defence_worth(state, state.target, state.acting) < 0:
        DECISIONS[Stage.DEFEND].carry_out(state, SEATS_IN[state.owing][0], SUBMIT, None)
        return
    fight(state, chance)


def strike(state: WolfsspurenState, chance: Chance) -> None:
    """Card by card only if that has begun."""
    if state.strikes:
        decide(state, chance)
    else:
        fight(state, chance)


def fight(state: WolfsspurenState, chance: Chance) -> None:
    won = chance.fraction() < chance_to_win(state, state.acting, state.target)
    end(state, 1 if won else -1, None)
    state.owing = 0
    next_attacker(state, None)


QUICKLY: Final[dict[int, Callable[[WolfsspurenState, Chance], None]]] = {
    Stage.DEFEND: defend,
    Stage.STRIKE: strike,
}
