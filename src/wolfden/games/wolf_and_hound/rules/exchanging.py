"""Whether a ghost's partner exchanges the card turned up (10-4, 11-4)."""

from __future__ import annotations

from typing import Final

from ....core import Action, Tell
from ..actions import ANSWERS, EXCHANGE_IT
from ..position import WolfAndHoundPosition
from .ghosts import exchange, keep
from .turn import go_on

VERBS: Final = tuple(action.verb for action in ANSWERS)


def legal(position: WolfAndHoundPosition, seat: int) -> tuple[Action, ...]:
    return ANSWERS


def carry_out(position: WolfAndHoundPosition, seat: int, action: Action, tell: Tell | None) -> None:
    if not step(position, action, tell):
        go_on(position, tell)


def step(position: WolfAndHoundPosition, action: Action, tell: Tell | None) -> bool:
    return exchange(position, tell) if action is EXCHANGE_IT else keep(position, tell)


def forbids(position: WolfAndHoundPosition, seat: int, action: Action) -> str:
    return "answer-first"
