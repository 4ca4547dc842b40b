"""Displacing: which of the nearest places another's wolf goes to."""

from __future__ import annotations

from typing import Final

from ....core import Action, Tell
from ..actions import DISPLACE, HEX, on
from ..model import TO_MOVE
from ..position import TheWolvesPosition
from .displacement import arrive, nearest_places
from .picking import ask_for_next
from .turn import finish_action

VERBS: Final = ("displace",)


def legal(position: TheWolvesPosition, seat: int) -> tuple[Action, ...]:
    assert position.displaced is not None
    pack, _, start = position.displaced
    return on(DISPLACE, nearest_places(position, pack, start))


def carry_out(position: TheWolvesPosition, seat: int, action: Action, tell: Tell | None) -> None:
    arrive(position, seat, HEX[action.id], tell)
    if position.deed == TO_MOVE:
        ask_for_next(position, seat, tell)
    else:
        finish_action(position, seat, tell)


def forbids(position: TheWolvesPosition, seat: int, action: Action) -> str:
    return "not-nearest"
