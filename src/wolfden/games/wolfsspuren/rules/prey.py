"""Large prey (P2): one more is turned up; without a majority the leader decides."""

from __future__ import annotations

from typing import Final

from ....core import Action, Chance, Tell
from ....kit.sealed import EVERYONE
from ..actions import HUNT, INDEX
from ..events import PreyChosen, PreyTurned
from ..model import LARGE, Stage, kinds_in, moved
from ..position import WolfsspurenPosition
from .sealing import open_choice

VERBS: Final = ("hunt",)


def begin(position: WolfsspurenPosition, tell: Tell | None) -> None:
    turn_up(position, tell)
    kinds = kinds_in(position.face_up)
    if len(kinds) == 1:
        choose(position, kinds[0], None, tell)
    else:
        open_choice(position, Stage.VOTE, EVERYONE[position.players])


def draw(counts: tuple[int, ...], chance: Chance) -> int:
    """The kind of a card from a shuffled pile."""
    card = chance.below(sum(counts))
    for kind, count in enumerate(counts):
        if card < count:
            return kind
        card -= count
    raise AssertionError("the pile is not empty")


def turn_up(position: WolfsspurenPosition, tell: Tell | None) -> None:
    """The next large prey; an empty pile is made anew of the discards."""
    reshuffled = not any(position.pile)
    if reshuffled:
        position.pile, position.discards = position.discards, (0,) * len(position.discards)
    if not any(position.pile):
        return
    kind = draw(position.pile, position.chance)
    position.pile, position.face_up = (
        moved(position.pile, kind, -1),
        moved(position.face_up, kind, 1),
    )
    if tell:
        tell(PreyTurned(LARGE[kind], reshuffled))


def discard(position: WolfsspurenPosition, kind: int) -> None:
    position.face_up, position.discards = (
        moved(position.face_up, kind, -1),
        moved(position.discards, kind, 1),
    )


def choose(position: WolfsspurenPosition, kind: int, seat: int | None, tell: Tell | None) -> None:
    position.hunted, position.owing = kind, 0
    if tell:
        tell(PreyChosen(LARGE[kind], seat))


def legal(position: WolfsspurenPosition, seat: int) -> tuple[Action, ...]:
    if not position.owing >> seat & 1:
        return ()
    return tuple(HUNT[kind] for kind in kinds_in(position.face_up))


def forbids(position: WolfsspurenPosition, seat: int, action: Action) -> str:
    return "not-face-up"


def carry_out(position: WolfsspurenPosition, seat: int, action: Action, tell: Tell | None) -> None:
    choose(position, INDEX[action], seat, tell)
