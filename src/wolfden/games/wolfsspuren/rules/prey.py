"""Large prey (P2): one more is turned up; without a majority the leader decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core import Action, Chance, Tell
from ....kit.sealed import EVERYONE
from ..actions import HUNT, INDEX
from ..events import prey_chosen, prey_turned
from ..model import Stage, kinds_in, moved
from .sealing import open_choice

if TYPE_CHECKING:
    from ..state import WolfsspurenState

VERBS = ("hunt",)


def begin(state: WolfsspurenState, tell: Tell | None) -> None:
    turn_up(state, tell)
    kinds = kinds_in(state.face_up)
    if len(kinds) == 1:
        choose(state, kinds[0], None, tell)
    else:
        open_choice(state, Stage.VOTE, EVERYONE[state.players])


def draw(counts: tuple[int, ...], chance: Chance) -> int:
    """The kind of a card from a shuffled pile."""
    card = chance.below(sum(counts))
    for kind, count in enumerate(counts):
        if card < count:
            return kind
        card -= count
    raise AssertionError("the pile is not empty")


def turn_up(state: WolfsspurenState, tell: Tell | None) -> None:
    """The next large prey; an empty pile is made anew of the discards."""
    reshuffled = not any(state.pile)
    if reshuffled:
        state.pile, state.discards = state.discards, (0,) * len(state.discards)
    if not any(state.pile):
        return
    kind = draw(state.pile, state.chance)
    state.pile, state.face_up = moved(state.pile, kind, -1), moved(state.face_up, kind, 1)
    if tell:
        tell(prey_turned(kind, reshuffled))


def discard(state: WolfsspurenState, kind: int) -> None:
    state.face_up, state.discards = moved(state.face_up, kind, -1), moved(state.discards, kind, 1)


def choose(state: WolfsspurenState, kind: int, seat: int | None, tell: Tell | None) -> None:
    state.hunted, state.owing = kind, 0
    if tell:
        tell(prey_chosen(kind, seat))


def legal(state: WolfsspurenState, seat: int) -> tuple[Action, ...]:
    if not state.owing >> seat & 1:
        return ()
    return tuple(HUNT[kind] for kind in kinds_in(state.face_up))


def forbids(state: WolfsspurenState, seat: int, action: Action) -> str:
    return "not-face-up"


def carry_out(state: WolfsspurenState, seat: int, action: Action, tell: Tell | None) -> None:
    choose(state, INDEX[action], seat, tell)
