"""Who attacks whom: females first, each wolf with a token once, in the order of the tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....core import Action, Tell
from ...actions import ATTACK, INDEX, REFRAIN
from ...events import attacked, refrained
from ...model import COLUMNS, NOBODY, OWNERS, SEXES, Phase, Sex, Stage
from ..tokens import reveal
from .aftermath import give_in

if TYPE_CHECKING:
    from ...state import WolfsspurenState

VERBS = ("attack", "refrain")


def begin(state: WolfsspurenState, tell: Tell | None) -> None:
    reveal(state, Phase.RANK_FIGHTS, tell)
    turns = state.turns[Phase.RANK_FIGHTS]
    state.queue = tuple(sorted(turns, key=lambda wolf: SEXES[wolf]))
    next_attacker(state, tell)


def targets(state: WolfsspurenState, wolf: int) -> list[int]:
    """A female may attack any other female, a male only the male above; never one's own."""
    order = state.orders[SEXES[wolf]]
    if wolf not in order or state.submitted >> wolf & 1:
        return []
    place = order.index(wolf)
    reach = order if SEXES[wolf] == Sex.FEMALE else order[max(place - 1, 0) : place]
    return [other for other in reach if OWNERS[other] != OWNERS[wolf]]


def next_attacker(state: WolfsspurenState, tell: Tell | None) -> None:
    """The next wolf that has somebody to attack."""
    state.owing = 0
    state.acting = state.target = NOBODY
    while state.queue:
        wolf, *rest = state.queue
        state.queue = tuple(rest)
        if targets(state, wolf):
            state.acting = wolf
            state.stage, state.owing = Stage.ATTACK, 1 << OWNERS[wolf]
            return


def legal(state: WolfsspurenState, seat: int) -> tuple[Action, ...]:
    if not state.owing >> seat & 1:
        return ()
    return (*(ATTACK[wolf] for wolf in sorted(targets(state, state.acting))), REFRAIN)


def forbids(state: WolfsspurenState, seat: int, action: Action) -> str:
    wolf, target = state.acting, INDEX[action]
    if not state.strength[target]:
        return "not-in-the-pack"
    if SEXES[wolf] != SEXES[target]:
        return "other-sex"
    if OWNERS[wolf] == OWNERS[target]:
        return "own-wolf"
    return "omega-is-left-alone" if target == state.omega else "only-the-male-above"


def carry_out(state: WolfsspurenState, seat: int, action: Action, tell: Tell | None) -> None:
    wolf = state.acting
    if action is REFRAIN:
        if tell:
            tell(refrained(wolf))
        next_attacker(state, tell)
        return
    state.target = target = INDEX[action]
    if tell:
        tell(attacked(wolf, target))
    if can_defend(state, target):
        state.stage, state.owing = Stage.DEFEND, 1 << OWNERS[target]
    else:
        give_in(state, forced=True, tell=tell)
        next_attacker(state, tell)


def can_defend(state: WolfsspurenState, wolf: int) -> bool:
    """It has a token and has not given in before."""
    token = state.plan[COLUMNS * wolf + Phase.RANK_FIGHTS]
    return bool(token) and not state.submitted >> wolf & 1
