"""Phase 4, howling: too little loses a large prey, much finds one more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core import Action, Tell
from ..actions import INDEX, RELEASE
from ..events import howled, prey_released
from ..model import FEW_HOWLS, MANY_HOWLS, Phase, Stage, kinds_in
from .pack import leader
from .prey import discard, turn_up
from .tokens import reveal, reward

if TYPE_CHECKING:
    from ..state import WolfsspurenState

VERBS = ("release",)


def begin(state: WolfsspurenState, tell: Tell | None) -> None:
    total = reveal(state, Phase.HOWLING, tell)
    result = "few" if total < FEW_HOWLS else "many" if total > MANY_HOWLS else "enough"
    if tell:
        tell(howled(total, result))
    reward(state, tell)
    if result == "many":
        turn_up(state, tell)
    if result == "few" and state.pack:
        lose_prey(state, tell)


def lose_prey(state: WolfsspurenState, tell: Tell | None) -> None:
    """The leader discards one that lies face up, if there is any."""
    kinds = kinds_in(state.face_up)
    if len(kinds) == 1:
        release(state, kinds[0], leader(state), tell)
    elif kinds:
        state.stage, state.owing = Stage.RELEASE, 1 << leader(state)


def release(state: WolfsspurenState, kind: int, seat: int, tell: Tell | None) -> None:
    discard(state, kind)
    state.owing = 0
    if tell:
        tell(prey_released(kind, seat))


def legal(state: WolfsspurenState, seat: int) -> tuple[Action, ...]:
    if not state.owing >> seat & 1:
        return ()
    return tuple(RELEASE[kind] for kind in kinds_in(state.face_up))


def forbids(state: WolfsspurenState, seat: int, action: Action) -> str:
    return "not-face-up"


def carry_out(state: WolfsspurenState, seat: int, action: Action, tell: Tell | None) -> None:
    release(state, INDEX[action], seat, tell)
