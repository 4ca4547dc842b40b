"""The year: its steps in order, and the end of the match."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ....core import Tell
from ..events import ended, pack_died_out, year_scored
from ..model import Stage
from ..scoring import outcome, totals
from . import (
    births,
    howling,
    joining,
    lone_hunt,
    marking,
    pack_hunt,
    picks,
    planning,
    prey,
    rearing,
)  # fmt: skip
from .fights import attack

if TYPE_CHECKING:
    from ..state import WolfsspurenState

Step = Callable[["WolfsspurenState", Tell | None], None]


def close_year(state: WolfsspurenState, tell: Tell | None) -> None:
    """Whoever has the target ends the match; so does a pack without a wolf."""
    scores = totals(state)
    if tell:
        points = [sum(parts) for parts in state.sheet[-1]]
        tell(year_scored(state.year, points, scores))
    if max(scores) >= state.goal:
        end(state, "target-reached", tell)
    elif not state.pack:
        end(state, "died-out", tell)
    else:
        state.step = FIRST_OF_YEAR
        state.clear_year()


def end(state: WolfsspurenState, reason: str, tell: Tell | None) -> None:
    state.stage, state.reason, state.owing = Stage.OVER, reason, 0
    if tell and reason == "died-out":
        tell(pack_died_out())
    if tell:
        tell(ended(outcome(state).winners))


STEPS: Final[tuple[Step, ...]] = (
    picks.begin,
    births.begin,
    prey.begin,
    joining.begin,
    planning.begin,
    rearing.begin,
    lone_hunt.begin,
    pack_hunt.begin,
    howling.begin,
    attack.begin,
    marking.begin,
    close_year,
)
FIRST_OF_YEAR: Final = STEPS.index(births.begin)
FIRST_PHASE: Final = STEPS.index(rearing.begin)
MARKING: Final = STEPS.index(marking.begin)


def go_on(state: WolfsspurenState, tell: Tell | None) -> None:
    """Step by step until somebody owes a decision or the match is over."""
    while not state.owing and not state.reason:
        if FIRST_PHASE < state.step <= MARKING and not state.pack:
            end(state, "died-out", tell)
            return
        step = STEPS[state.step]
        state.step += 1
        step(state, tell)
