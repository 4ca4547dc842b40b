"""Placing the action tokens (P3): in secret, a token at a time, until all are ready."""

from __future__ import annotations

from functools import lru_cache

from ....core import Action, Tell
from ..actions import INDEX, PLACE, PLACED, READY, RECONSIDER, TAKE_BACK
from ..events import Planned, Readied, Reconsidered
from ..model import CELL, OWN, OWNERS, PHASE_AT, TOKENS, WOLF_AT, Phase, Stage, cell_of, wolf_of
from ..position import WolfsspurenPosition

VERBS = ("place", "take-back", "ready", "reconsider")
BOUNDLESS = 99
REMEMBERED = 4096
"""So many plans' legal actions are kept: a search asks for the same ones over and over."""


def begin(position: WolfsspurenPosition, tell: Tell | None) -> None:
    position.stage, position.stamina = Stage.PLAN, bytes(position.strength)
    for wolf in position.pack:
        position.owing |= 1 << OWNERS[wolf]


def reserve(position: WolfsspurenPosition, wolf: int) -> int:
    """What the spirals of one more token must stay below; 0 for a wolf outside the pack.

    With the rule of lifespan a wolf's spirals together must stay below its strength.
    """
    if not position.strength[wolf]:
        return 0
    if not position.terms.lifespan:
        return BOUNDLESS
    return position.strength[wolf] - position.spirals_of(wolf)


def legal(position: WolfsspurenPosition, seat: int) -> tuple[Action, ...]:
    if not position.owing >> seat & 1:
        has_wolf = any(OWNERS[wolf] == seat for wolf in position.pack)
        return (RECONSIDER,) if has_wolf else ()
    reserves = tuple(reserve(position, wolf) for wolf in OWN[seat])
    plan, pups = bytes(position.own_plan(seat)), bool(position.litter)
    return _legal(position.figures.spirals, plan, reserves, pups)


@lru_cache(maxsize=REMEMBERED)
def _legal(
    spirals: bytes, plan: bytes, reserves: tuple[int, ...], pups: bool
) -> tuple[Action, ...]:
    first_phase = Phase.REARING if pups else Phase.LONE_HUNT
    tokens = [token for token in TOKENS if token not in plan]
    actions = []
    for letter, left in enumerate(reserves):
        fitting = [token for token in tokens if spirals[token] < left]
        cells = CELL[letter][first_phase:] if left else ()
        for cell in cells:
            if plan[cell]:
                actions.append(TAKE_BACK[cell])
            else:
                row = PLACE[cell]
                actions += [row[token - 1] for token in fitting]
    actions.append(READY)
    return tuple(actions)


def forbids(position: WolfsspurenPosition, seat: int, action: Action) -> str:
    if not position.owing >> seat & 1:
        return "already-ready"
    if action.verb == "place":
        return forbids_placing(position, seat, *PLACED[action])
    return "not-ready-yet" if action is RECONSIDER else "no-token-there"


def forbids_placing(position: WolfsspurenPosition, seat: int, cell: int, token: int) -> str:
    wolf = wolf_of(seat, WOLF_AT[cell])
    if not position.strength[wolf]:
        return "not-in-the-pack"
    if PHASE_AT[cell] == Phase.REARING and not position.litter:
        return "no-pups"
    if position.own_plan(seat)[cell]:
        return "cell-taken"
    return "too-many-spirals" if token in position.tokens_left(seat) else "token-used"


def carry_out(position: WolfsspurenPosition, seat: int, action: Action, tell: Tell | None) -> None:
    if action is READY:
        position.owing &= ~(1 << seat)
    elif action is RECONSIDER:
        position.owing |= 1 << seat
    elif action.verb == "place":
        cell, token = PLACED[action]
        position.plan[cell_of(seat, cell)] = token
    else:
        position.plan[cell_of(seat, INDEX[action])] = 0
    if tell:
        told = {"ready": Readied, "reconsider": Reconsidered}.get(action.verb, Planned)
        tell(told(seat))
