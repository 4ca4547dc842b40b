"""Phase 4, howling: too little loses a large prey, much finds one more."""

from __future__ import annotations

from typing import Final

from ....core import Action, Tell
from ..actions import INDEX, RELEASE
from ..events import Howled, HowlingResult, PreyReleased
from ..hierarchy import leader
from ..model import FEW_HOWLS, LARGE, MANY_HOWLS, Phase, Stage, kinds_in
from ..position import WolfsspurenPosition
from .prey import discard, turn_up
from .tokens import reveal, reward

VERBS: Final = ("release",)


def begin(position: WolfsspurenPosition, tell: Tell | None) -> None:
    total = reveal(position, Phase.HOWLING, tell)
    result: HowlingResult = (
        "few" if total < FEW_HOWLS else "many" if total > MANY_HOWLS else "enough"
    )
    if tell:
        tell(Howled(total, result))
    reward(position, tell)
    if result == "many":
        turn_up(position, tell)
    if result == "few" and position.pack:
        lose_prey(position, tell)


def lose_prey(position: WolfsspurenPosition, tell: Tell | None) -> None:
    """The leader discards one that lies face up, if there is any."""
    kinds = kinds_in(position.face_up)
    if len(kinds) == 1:
        release(position, kinds[0], leader(position), tell)
    elif kinds:
        position.stage, position.owing = Stage.RELEASE, 1 << leader(position)


def release(position: WolfsspurenPosition, kind: int, seat: int, tell: Tell | None) -> None:
    discard(position, kind)
    position.owing = 0
    if tell:
        tell(PreyReleased(LARGE[kind], seat))


def legal(position: WolfsspurenPosition, seat: int) -> tuple[Action, ...]:
    if not position.owing >> seat & 1:
        return ()
    return tuple(RELEASE[kind] for kind in kinds_in(position.face_up))


def forbids(position: WolfsspurenPosition, seat: int, action: Action) -> str:
    return "not-face-up"


def carry_out(position: WolfsspurenPosition, seat: int, action: Action, tell: Tell | None) -> None:
    release(position, INDEX[action], seat, tell)
