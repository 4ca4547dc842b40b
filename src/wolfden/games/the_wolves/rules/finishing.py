"""What follows an action: hunting, and the next one of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core import Tell
from .. import events
from ..model import Phase
from .hunting import hunt

if TYPE_CHECKING:
    from ..state import TheWolvesState

NONE = -1


def finish(state: TheWolvesState, tell: Tell | None) -> None:
    """The action is done; hunting may ask which stack."""
    state.actions_done += 1
    clear_action(state)
    state.phase = Phase.ACT
    hunt(state, tell)


def clear_action(state: TheWolvesState) -> None:
    state.deed = state.terrain = state.wolf = state.site = state.victim = NONE
    state.to_pay = state.flipped = state.spent = 0
    state.moved = ()


def begin_turn(state: TheWolvesState, tell: Tell | None) -> None:
    state.phase = Phase.ACT
    state.turn += 1
    state.actions_done = 0
    if tell is not None:
        events.turn_began(state, tell)
