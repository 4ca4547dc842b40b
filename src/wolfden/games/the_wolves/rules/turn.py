"""How a turn goes on: set-up in order, two actions or more, hunting after each, the next seat."""

from __future__ import annotations

from ....core import Tell
from ..events import TurnBegan, TurnEnded
from ..model import ACTING, OVER
from ..position import TheWolvesPosition
from .hunting import hunt
from .moons import score_moons


def next_to_set_up(position: TheWolvesPosition) -> int:
    """Clockwise from the first seat, and back again for the second pairs."""
    step = position.step
    if step >= position.players:
        step = 2 * position.players - 1 - step
    return (position.first + step) % position.players


def begin_turn(position: TheWolvesPosition, tell: Tell | None) -> None:
    position.phase = ACTING
    position.turn += 1
    position.actions_done = 0
    if tell is not None:
        tell(TurnBegan(position.active, position.turn))


def finish_action(position: TheWolvesPosition, seat: int, tell: Tell | None) -> None:
    """The action is done; hunting may ask which stack."""
    position.actions_done += 1
    position.clear_action()
    position.phase = ACTING
    hunt(position, seat, tell)


def end_turn(position: TheWolvesPosition, tell: Tell | None) -> None:
    if tell is not None:
        tell(TurnEnded(position.active, position.turn))
    score_moons(position, tell)
    if position.phase is not OVER:
        position.active = (position.active + 1) % position.players
        begin_turn(position, tell)
