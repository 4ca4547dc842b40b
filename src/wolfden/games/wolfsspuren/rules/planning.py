"""Placing the action tokens (P3): in secret, a token at a time, until all are ready."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core import Action, Tell
from ..actions import INDEX, PLACE, PLACED, READY, RECONSIDER, TAKE_BACK
from ..events import planned, readied, reconsidered
from ..model import COLUMNS, OWNERS, SPIRALS, TOKENS, WOLVES_EACH, Phase, Stage

if TYPE_CHECKING:
    from ..state import WolfsspurenState

VERBS = ("place", "take-back", "ready", "reconsider")
CELLS = WOLVES_EACH * COLUMNS
"""Of one player's plan."""


def begin(state: WolfsspurenState, tell: Tell | None) -> None:
    state.stage, state.stamina = Stage.PLAN, bytes(state.strength)
    for wolf in state.pack:
        state.owing |= 1 << OWNERS[wolf]


def own_plan(state: WolfsspurenState, seat: int) -> bytearray:
    return state.plan[CELLS * seat : CELLS * (seat + 1)]


def spirals_of(state: WolfsspurenState, wolf: int) -> int:
    """What the wolf's tokens of this year cost altogether."""
    return sum(SPIRALS[token] for token in state.plan[COLUMNS * wolf : COLUMNS * (wolf + 1)])


def tokens_left(state: WolfsspurenState, seat: int) -> list[int]:
    used = own_plan(state, seat)
    return [token for token in TOKENS if token not in used]


def affordable(state: WolfsspurenState, wolf: int, tokens: list[int]) -> list[int]:
    """With the rule of lifespan a wolf's spirals must stay below its strength."""
    if not state.lifespan:
        return tokens
    left = state.strength[wolf] - spirals_of(state, wolf)
    return [token for token in tokens if SPIRALS[token] < left]


def legal(state: WolfsspurenState, seat: int) -> tuple[Action, ...]:
    if not state.owing >> seat & 1:
        has_wolf = any(OWNERS[wolf] == seat for wolf in state.pack)
        return (RECONSIDER,) if has_wolf else ()
    plan, tokens = own_plan(state, seat), tokens_left(state, seat)
    first_phase = Phase.REARING if state.litter else Phase.LONE_HUNT
    actions = []
    for letter in range(WOLVES_EACH):
        wolf = WOLVES_EACH * seat + letter
        if not state.strength[wolf]:
            continue
        fitting = affordable(state, wolf, tokens)
        for cell in range(COLUMNS * letter + first_phase, COLUMNS * (letter + 1)):
            if plan[cell]:
                actions.append(TAKE_BACK[cell])
            else:
                row = PLACE[cell]
                actions += [row[token - 1] for token in fitting]
    actions.append(READY)
    return tuple(actions)


def forbids(state: WolfsspurenState, seat: int, action: Action) -> str:
    if not state.owing >> seat & 1:
        return "already-ready"
    if action.verb == "place":
        return forbids_placing(state, seat, *PLACED[action])
    return "not-ready-yet" if action is RECONSIDER else "no-token-there"


def forbids_placing(state: WolfsspurenState, seat: int, cell: int, token: int) -> str:
    wolf = WOLVES_EACH * seat + cell // COLUMNS
    if not state.strength[wolf]:
        return "not-in-the-pack"
    if cell % COLUMNS == Phase.REARING and not state.litter:
        return "no-pups"
    if own_plan(state, seat)[cell]:
        return "cell-taken"
    return "too-many-spirals" if token in tokens_left(state, seat) else "token-used"


def carry_out(state: WolfsspurenState, seat: int, action: Action, tell: Tell | None) -> None:
    if action is READY:
        state.owing &= ~(1 << seat)
    elif action is RECONSIDER:
        state.owing |= 1 << seat
    elif action.verb == "place":
        cell, token = PLACED[action]
        state.plan[CELLS * seat + cell] = token
    else:
        state.plan[CELLS * seat + INDEX[action]] = 0
    if tell:
        told = {"ready": readied, "reconsider": reconsidered}.get(action.verb, planned)
        tell(told(seat))
