"""Moving: which wolf goes next, each at most once and no more than the pack spread."""

from __future__ import annotations

from typing import Final

from ....core import Action, Tell
from ..actions import DONE, HEX, INDEX, RANKS, WOLF
from ..events import Chose
from ..hexes import members
from ..model import HEX_NAMES, HEX_OF_WOLF, IS_ALPHA, WOLF_AT, Phase, Track, Wolf
from ..position import KIND, TheWolvesPosition
from .turn import finish_action
from .ways import may_end, reach

VERBS: Final = ("wolf", "done")


def legal(position: TheWolvesPosition, seat: int) -> tuple[Action, ...]:
    able = tuple([WOLF[wolf] for wolf in able_wolves(position, seat)])
    return (*able, DONE) if position.moved else able


def able_wolves(position: TheWolvesPosition, seat: int) -> list[Wolf]:
    """The wolves that have not moved and can reach a hex, in the order of their hexes."""
    terrain = position.country.of_terrain[position.terrain]
    within = reach(position, seat)
    able: list[Wolf] = []
    for alpha, fit in enumerate(may_end(position, seat)):
        ends = fit & terrain
        standing = members(unmoved(position, seat, alpha))
        able += [WOLF_AT[each][alpha] for each in standing if within[each] & ends]
    able.sort()
    return able


def unmoved(position: TheWolvesPosition, seat: int, alpha: int) -> int:
    """The hexes with a wolf of that rank that has not moved in this action."""
    kind = KIND[seat][RANKS[alpha]]
    standing, moved = position.on[kind], position.moved
    for wolf in moved:
        bit = 1 << HEX_OF_WOLF[wolf]
        alone = not position.twice[kind] & bit
        if IS_ALPHA[wolf] == alpha and (alone or moved.count(wolf) == 2):
            standing &= ~bit
    return standing


def wolves_left(position: TheWolvesPosition, seat: int) -> int:
    """How many more wolves may move in this action."""
    return position.value(seat, Track.SPREAD) - len(position.moved)


def carry_out(position: TheWolvesPosition, seat: int, action: Action, tell: Tell | None) -> None:
    done = action is DONE
    if tell is not None:
        tell(Chose(seat, "done") if done else Chose(seat, "wolf", HEX_NAMES[HEX[action.id]]))
    if done:
        finish_action(position, seat, tell)
    else:
        position.wolf = Wolf(INDEX[action.id])
        position.phase = Phase.TARGET


def ask_for_next(position: TheWolvesPosition, seat: int, tell: Tell | None) -> None:
    """Ask for the next wolf, or finish where none is left that could move."""
    if wolves_left(position, seat) and len(able := legal(position, seat)) > 1:
        position.phase, position.known = Phase.WOLF, able
    else:
        finish_action(position, seat, tell)


def forbids(position: TheWolvesPosition, seat: int, action: Action) -> str:
    if action is DONE:
        return "move-one-first"
    wolf, bit = Wolf(INDEX[action.id]), 1 << HEX[action.id]
    if not position.on[KIND[seat][RANKS[IS_ALPHA[wolf]]]] & bit:
        return "no-such-wolf"
    return "wolf-stuck" if unmoved(position, seat, IS_ALPHA[wolf]) & bit else "wolf-has-moved"
