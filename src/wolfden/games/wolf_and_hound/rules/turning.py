"""Which of two metamorphic cards of one colour is turned over (8-3, special rule)."""

from __future__ import annotations

from typing import Final

from ....core import Action, Tell
from ..actions import TURNS
from ..position import WolfAndHoundPosition
from .laying import part_pairs
from .moving import pair_to_part, turned_over
from .telling import tell_moves
from .turn import go_on

VERBS: Final = ("turn",)


def pair_of(position: WolfAndHoundPosition) -> tuple[int, int]:
    """The two animals of which one has to be turned now."""
    pair = pair_to_part(position.table, position.standing)
    assert pair is not None
    return pair


def legal(position: WolfAndHoundPosition, seat: int) -> tuple[Action, ...]:
    return tuple(TURNS[position.table.animals[index].word] for index in pair_of(position))


def carry_out(position: WolfAndHoundPosition, seat: int, action: Action, tell: Tell | None) -> None:
    if not step(position, action, tell):
        go_on(position, tell)


def step(position: WolfAndHoundPosition, action: Action, tell: Tell | None) -> bool:
    index = pair_of(position)[legal(position, position.owner).index(action)]
    if tell is not None:
        move = turned_over(index, position.places[index], "pair")
        tell_moves(position.table, position.backs, [move], tell)
    position.standing = position.table.standing(position.places, position.backs ^ 1 << index)
    return part_pairs(position, tell)


def forbids(position: WolfAndHoundPosition, seat: int, action: Action) -> str:
    return "not-of-the-pair"
