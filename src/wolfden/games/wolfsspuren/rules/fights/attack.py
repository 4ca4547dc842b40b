"""Who attacks whom: females first, each wolf with a token once, in the order of the tokens."""

from __future__ import annotations

from typing import Final

from .....core import Action, Tell
from ...actions import REFRAIN
from ...events import Attacked, Refrained
from ...model import CELL, NOBODY, OWNERS, Phase, Sex, Stage
from ...position import WolfsspurenPosition
from ..tokens import reveal
from .aftermath import give_in

VERBS: Final = ("attack", "refrain")


def begin(position: WolfsspurenPosition, tell: Tell | None) -> None:
    reveal(position, Phase.RANK_FIGHTS, tell)
    turns = position.turns[Phase.RANK_FIGHTS]
    sexes = position.wolves.sexes
    position.queue = tuple(sorted(turns, key=lambda wolf: sexes[wolf]))
    next_attacker(position, tell)


def targets(position: WolfsspurenPosition, wolf: int) -> list[int]:
    """A female may attack any other female, a male only the male above; never one's own."""
    sex = position.wolves.sexes[wolf]
    order = position.orders[sex]
    if wolf not in order or position.submitted >> wolf & 1:
        return []
    place = order.index(wolf)
    reach = order if sex == Sex.FEMALE else order[max(place - 1, 0) : place]
    return [other for other in reach if OWNERS[other] != OWNERS[wolf]]


def next_attacker(position: WolfsspurenPosition, tell: Tell | None) -> None:
    """The next wolf that has somebody to attack."""
    position.owing = 0
    position.acting = position.target = NOBODY
    while position.queue:
        wolf, *rest = position.queue
        position.queue = tuple(rest)
        if targets(position, wolf):
            position.acting = wolf
            position.stage, position.owing = Stage.ATTACK, 1 << OWNERS[wolf]
            return


def legal(position: WolfsspurenPosition, seat: int) -> tuple[Action, ...]:
    if not position.owing >> seat & 1:
        return ()
    attacks = position.wolves.attacks
    return (*(attacks[wolf] for wolf in sorted(targets(position, position.acting))), REFRAIN)


def forbids(position: WolfsspurenPosition, seat: int, action: Action) -> str:
    wolf, target = position.acting, position.wolves.attacked.get(action, NOBODY)
    if target == NOBODY or not position.strength[target]:
        return "not-in-the-pack"
    sexes = position.wolves.sexes
    if sexes[wolf] != sexes[target]:
        return "other-sex"
    if OWNERS[wolf] == OWNERS[target]:
        return "own-wolf"
    return "omega-is-left-alone" if target == position.omega else "only-the-male-above"


def carry_out(position: WolfsspurenPosition, seat: int, action: Action, tell: Tell | None) -> None:
    wolf = position.acting
    if action is REFRAIN:
        if tell:
            tell(Refrained(*position.wolves.told[wolf]))
        next_attacker(position, tell)
        return
    position.target = target = position.wolves.attacked[action]
    if tell:
        tell(Attacked(*position.wolves.told[wolf], position.wolves.names[target], OWNERS[target]))
    if can_defend(position, target):
        position.stage, position.owing = Stage.DEFEND, 1 << OWNERS[target]
    else:
        give_in(position, forced=True, tell=tell)
        next_attacker(position, tell)


def can_defend(position: WolfsspurenPosition, wolf: int) -> bool:
    """It has a token and has not given in before."""
    token = position.plan[CELL[wolf][Phase.RANK_FIGHTS]]
    return bool(token) and not position.submitted >> wolf & 1
