"""Which card to play from one's hand (6-3)."""

from __future__ import annotations

from typing import Final

from ....core import Action, Tell
from ....kit.tuples import of_four
from ..actions import PLAYS, PLAYS_WITHOUT_THREES
from ..events import Played
from ..model import THREES, UNIT, WORDS, held
from ..position import WolfAndHoundPosition
from .laying import lay
from .turn import go_on

VERBS: Final = ("play",)


def legal(position: WolfAndHoundPosition, seat: int) -> tuple[Action, ...]:
    hand = position.hands[position.active]
    return PLAYS_WITHOUT_THREES[hand] if position.no_threes else PLAYS[hand]


def carry_out(position: WolfAndHoundPosition, seat: int, action: Action, tell: Tell | None) -> None:
    if not step(position, action, tell):
        go_on(position, tell)


def step(position: WolfAndHoundPosition, action: Action, tell: Tell | None) -> bool:
    place, kind, hands = position.active, action.id, position.hands
    position.hands = of_four(hands, place, hands[place] - UNIT[kind])
    shown = position.shown[place]
    if shown and held(shown, kind):
        position.shown = of_four(position.shown, place, shown - UNIT[kind])
    if tell is not None:
        tell(Played(place, position.owner, WORDS[kind]))
    return lay(position, kind, tell)


def forbids(position: WolfAndHoundPosition, seat: int, action: Action) -> str:
    if not position.table.deck[action.id]:
        return "not-in-deck"
    in_hand = held(position.hands[position.active], action.id)
    return "no-threes" if in_hand and action.id in THREES else "not-in-hand"
