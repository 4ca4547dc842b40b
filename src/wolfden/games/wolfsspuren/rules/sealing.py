"""Sealed choices of this game: stored when made, changeable until the last one is in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core import Action, Tell
from ....kit.sealed import choice_of, sealed, without
from ..actions import INDEX
from ..events import chose
from ..model import Stage

if TYPE_CHECKING:
    from ..state import WolfsspurenState


def open_choice(state: WolfsspurenState, stage: Stage, seats: int) -> None:
    state.stage, state.owing, state.choices = stage, seats, 0


def changeable(state: WolfsspurenState, seat: int, actions: list[Action]) -> tuple[Action, ...]:
    """All of the actions for a seat that owes one; without its choice for one that has sealed."""
    if state.owing >> seat & 1:
        return tuple(actions)
    chosen = choice_of(state.choices, seat)
    if chosen is None:
        return ()
    return tuple(action for action in actions if INDEX[action] != chosen)


def seal(state: WolfsspurenState, seat: int, action: Action, tell: Tell | None) -> bool:
    """Whether all choices are in now."""
    state.choices = without(state.choices, seat) | sealed(seat, INDEX[action])
    state.owing &= ~(1 << seat)
    if tell:
        tell(chose(seat, state.stage.word))
    return not state.owing


def unseal(state: WolfsspurenState) -> tuple[int | None, ...]:
    """What every seat has chosen; the table is cleared."""
    chosen = tuple(choice_of(state.choices, seat) for seat in range(state.players))
    state.choices = 0
    return chosen


def is_sealed(state: WolfsspurenState, seat: int, action: Action) -> bool:
    return choice_of(state.choices, seat) == INDEX[action]
