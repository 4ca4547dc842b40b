"""Moving: which wolf goes next, each at most once and no more than the pack spread."""

from __future__ import annotations

from typing import Final

from ....core import Action, Tell
from ..actions import DONE, HEX, INDEX, WOLF
from ..events import Chose
from ..model import AIMING, HEX_NAMES, HEX_OF_WOLF, IS_ALPHA, PICKING, SPREAD, Wolf
from ..position import NONE, TheWolvesPosition
from .turn import finish_action
from .ways import may_end, reach

VERBS: Final = ("wolf", "done")
CHOICES: Final = (*WOLF, DONE)
"""The wolves by their numbers, then the end of the move."""
ENOUGH: Final = Wolf(len(WOLF))


def legal(position: TheWolvesPosition, seat: int) -> tuple[Action, ...]:
    return tuple([CHOICES[each] for each in choices(position, seat)])


def choices(position: TheWolvesPosition, seat: int) -> list[Wolf]:
    """The wolves to pick from, and `ENOUGH` after the first; noted until one is picked."""
    if position.able is None:
        able = able_wolves(position, seat)
        position.able = [*able, ENOUGH] if position.moved else able
    return position.able


def able_wolves(position: TheWolvesPosition, seat: int) -> list[Wolf]:
    """The wolves that have not moved and can reach a hex, in the order of their hexes."""
    terrain = position.country.of_terrain[position.terrain]
    within, ends = reach(position, seat), may_end(position, seat)
    to_pack, to_alpha = ends.to_pack & terrain, ends.to_alpha & terrain
    able: list[Wolf] = []
    last = NONE
    for wolf in unmoved(position, seat):
        if wolf != last and within[HEX_OF_WOLF[wolf]] & (to_alpha if IS_ALPHA[wolf] else to_pack):
            able.append(wolf)
        last = wolf
    return able


def unmoved(position: TheWolvesPosition, seat: int) -> list[Wolf]:
    """The wolves that have not moved in this action, in order; two alike stand here twice."""
    left = list(position.roaming[seat])
    for wolf in position.moved:
        left.remove(wolf)
    return left


def wolves_left(position: TheWolvesPosition, seat: int) -> int:
    """How many more wolves may move in this action."""
    return position.value(seat, SPREAD) - len(position.moved)


def carry_out(position: TheWolvesPosition, seat: int, action: Action, tell: Tell | None) -> None:
    done = action is DONE
    if tell is not None:
        tell(Chose(seat, "done") if done else Chose(seat, "wolf", HEX_NAMES[HEX[action.id]]))
    choose(position, seat, ENOUGH if done else Wolf(INDEX[action.id]), tell)


def choose(position: TheWolvesPosition, seat: int, choice: Wolf, tell: Tell | None) -> None:
    position.able = None
    if choice == ENOUGH:
        finish_action(position, seat, tell)
    else:
        position.wolf = choice
        position.phase = AIMING


def ask_for_next(position: TheWolvesPosition, seat: int, tell: Tell | None) -> None:
    """Ask for the next wolf, or finish where none is left that could move."""
    if wolves_left(position, seat) and len(choices(position, seat)) > 1:
        position.phase = PICKING
    else:
        position.able = None
        finish_action(position, seat, tell)


def forbids(position: TheWolvesPosition, seat: int, action: Action) -> str:
    if action is DONE:
        return "move-one-first"
    wolf = Wolf(INDEX[action.id])
    if wolf not in position.roaming[seat]:
        return "no-such-wolf"
    return "wolf-stuck" if wolf in unmoved(position, seat) else "wolf-has-moved"
