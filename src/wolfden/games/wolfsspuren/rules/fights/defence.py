"""The attacked wolf fights or gives in; who gives in fights no more this year."""

from __future__ import annotations

from typing import Final

from .....core import Action, Tell
from ...actions import FIGHT, SUBMIT
from ...position import WolfsspurenPosition
from .aftermath import give_in
from .attack import next_attacker
from .duel import begin_duel

VERBS: Final = ("fight", "submit")


def legal(position: WolfsspurenPosition, seat: int) -> tuple[Action, ...]:
    return (FIGHT, SUBMIT) if position.owing >> seat & 1 else ()


def forbids(position: WolfsspurenPosition, seat: int, action: Action) -> str:
    raise AssertionError("a wolf that is asked may do either")


def carry_out(position: WolfsspurenPosition, seat: int, action: Action, tell: Tell | None) -> None:
    if action is FIGHT:
        begin_duel(position, tell)
        return
    position.submitted |= 1 << position.target
    give_in(position, forced=False, tell=tell)
    next_attacker(position, tell)
