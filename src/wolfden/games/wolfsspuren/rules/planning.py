"""Placing the action tokens (P3): in secret, a token at a time, until all are ready."""

from __future__ import annotations

from functools import lru_cache
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
BOUNDLESS = 99
REMEMBERED = 4096
"""So many plans' legal actions are kept: a search asks for the same ones over and over."""


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


def reserve(state: WolfsspurenState, wolf: int) -> int:
    """What the spirals of one more token must stay below; 0 for a wolf outside the pack.

    With the rule of lifespan a wolf's spirals together must stay below its strength.
    """
    if not state.strength[wolf]:
        return 0
    return state.strength[wolf] - spirals_of(state, wolf) if state.lifespan else BOUNDLESS


def legal(state: WolfsspurenState, seat: int) -> tuple[Action, ...]:
    if not state.owing >> seat & 1:
        has_wolf = any(OWNERS[wolf] == seat for wolf in state.pack)
        return (RECONSIDER,) if has_wolf else ()
    wolves = range(WOLVES_EACH * seat, WOLVES_EACH * (seat + 1))
    reserves = tuple(reserve(state, wolf) for wolf in wolves)
    return _legal(bytes(own_plan(state, seat)), reserves, bool(state.litter))


@lru_cache(maxsize=REMEMBERED)
def _legal(plan: bytes, reserves: tuple[int, ...], pups: bool) -> tuple[Action, ...]:
    first_phase = Phase.REARING if pups else Phase.LONE_HUNT
    tokens = [token for token in TOKENS if token not in plan]
    actions = []
    for letter, left in enumerate(reserves):
        fitting = [token for token in tokens if SPIRALS[token] < left]
        cells = range(COLUMNS * letter + first_phase, COLUMNS * (letter + 1)) if left else ()
        for cell in cells:
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
