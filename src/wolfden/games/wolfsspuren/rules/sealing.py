"""Sealed choices of this game: stored when made, changeable until the last one is in."""

from __future__ import annotations

from ....core import Action, Tell
from ....kit.sealed import choice_of, sealed, without
from ..actions import INDEX
from ..events import Chose
from ..model import STAGE_WORDS
from ..position import WolfsspurenPosition


def open_choice(position: WolfsspurenPosition, stage: int, seats: int) -> None:
    position.stage, position.owing, position.choices = stage, seats, 0


def changeable(
    position: WolfsspurenPosition, seat: int, actions: list[Action]
) -> tuple[Action, ...]:
    """All of the actions for a seat that owes one; without its choice for one that has sealed."""
    if position.owing >> seat & 1:
        return tuple(actions)
    chosen = choice_of(position.choices, seat)
    if chosen is None:
        return ()
    return tuple(action for action in actions if INDEX[action] != chosen)


def seal(position: WolfsspurenPosition, seat: int, action: Action, tell: Tell | None) -> bool:
    """Whether all choices are in now."""
    position.choices = without(position.choices, seat) | sealed(seat, INDEX[action])
    position.owing &= ~(1 << seat)
    if tell:
        tell(Chose(seat, STAGE_WORDS[position.stage]))
    return not position.owing


def unseal(position: WolfsspurenPosition) -> tuple[int | None, ...]:
    """What every seat has chosen; the table is cleared."""
    chosen = tuple(choice_of(position.choices, seat) for seat in range(position.players))
    position.choices = 0
    return chosen


def is_sealed(position: WolfsspurenPosition, seat: int, action: Action) -> bool:
    return choice_of(position.choices, seat) == INDEX[action]
