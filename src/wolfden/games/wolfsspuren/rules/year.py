"""The year: its steps in order, and the end of the match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....core import Tell
from ..events import Ended, PackDiedOut, YearScored
from ..model import Stage
from ..position import WolfsspurenPosition
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

Step = Callable[["WolfsspurenPosition", Tell | None], None]


def close_year(position: WolfsspurenPosition, tell: Tell | None) -> None:
    """Whoever has the target ends the match; so does a pack without a wolf."""
    scores = totals(position)
    if tell:
        points = tuple(sum(parts) for parts in position.sheet[-1])
        tell(YearScored(position.year, points, scores))
    if max(scores) >= position.terms.target:
        end(position, "target-reached", tell)
    elif not position.pack:
        end(position, "died-out", tell)
    else:
        position.step = FIRST_OF_YEAR
        position.clear_year()


def end(position: WolfsspurenPosition, reason: str, tell: Tell | None) -> None:
    position.stage, position.reason, position.owing = Stage.OVER, reason, 0
    if tell and reason == "died-out":
        tell(PackDiedOut())
    if tell:
        tell(Ended(outcome(position).winners))


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


def go_on(position: WolfsspurenPosition, tell: Tell | None) -> None:
    """Step by step until somebody owes a decision or the match is over."""
    while not position.owing and not position.reason:
        if FIRST_PHASE < position.step <= MARKING and not position.pack:
            end(position, "died-out", tell)
            return
        step = STEPS[position.step]
        position.step += 1
        step(position, tell)
