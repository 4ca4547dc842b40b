"""The attacked wolf fights or gives in; who gives in fights no more this year."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....core import Action, Tell
from ...actions import FIGHT, SUBMIT
from .aftermath import give_in
from .attack import next_attacker
from .duel import begin_duel

if TYPE_CHECKING:
    from ...state import WolfsspurenState

VERBS = ("fight", "submit")


def legal(state: WolfsspurenState, seat: int) -> tuple[Action, ...]:
    return (FIGHT, SUBMIT) if state.owing >> seat & 1 else ()


def forbids(state: WolfsspurenState, seat: int, action: Action) -> str:
    raise AssertionError("a wolf that is asked may do either")


def carry_out(state: WolfsspurenState, seat: int, action: Action, tell: Tell | None) -> None:
    if action is FIGHT:
        begin_duel(state, tell)
        return
    state.submitted |= 1 << state.target
    give_in(state, forced=False, tell=tell)
    next_attacker(state, tell)
