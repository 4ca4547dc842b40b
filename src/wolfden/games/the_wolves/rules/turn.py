"""A turn: name an action and its terrain, pay for it, end the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core import Action, Tell
from .. import events
from ..actions import END, FLIP, INDEX, NAME, SPEND
from ..model import ACTIONS_A_TURN, COSTS, TERRAINS, Deed, Phase
from ..pieces import SHOWING
from ..scoring import score_moons
from .finishing import begin_turn
from .targets import all_targets

if TYPE_CHECKING:
    from ..state import TheWolvesState


def names(state: TheWolvesState) -> tuple[Action, ...]:
    """Within the two actions one must act while one can; later ones cost a token."""
    if state.actions_done < ACTIONS_A_TURN:
        return possible(state) or (END,)
    if state.action_tokens[state.active]:
        return (*possible(state), END)
    return (END,)


def possible(state: TheWolvesState) -> tuple[Action, ...]:
    """The actions that can be paid and have a target, whether or not one is left."""
    seat = state.active
    of_terrain, tokens = state.country.of_terrain, state.terrain_tokens[seat]
    showing = SHOWING[state.packs[seat]][state.faces[seat]]
    purse = [showing[terrain].bit_count() + tokens for terrain in TERRAINS]
    return tuple([
        NAME[deed][terrain]
        for deed, targets in enumerate(all_targets(state))
        if targets
        for terrain in TERRAINS
        if purse[terrain] >= COSTS[deed] and targets & of_terrain[terrain]
    ])  # fmt: skip


def name(state: TheWolvesState, action: Action, tell: Tell | None) -> None:
    if action is END:
        end(state, tell)
        return
    deed, terrain = Deed[action.verb.upper()], INDEX[action.id]
    state.deed, state.terrain, state.to_pay = deed, terrain, COSTS[deed]
    extra = state.actions_done >= ACTIONS_A_TURN
    if extra:
        state.action_tokens[state.active] -= 1
    if tell is not None:
        events.named(state.active, action, extra, tell)
    settle(state, tell)


def tiles_left(state: TheWolvesState) -> int:
    """Tiles that show the terrain and were not flipped for this action."""
    faces = state.faces[state.active]
    return SHOWING[state.packs[state.active]][faces][state.terrain] & ~state.flipped


def payments(state: TheWolvesState) -> tuple[Action, ...]:
    left = tiles_left(state)
    tiles = tuple(action for number, action in enumerate(FLIP) if left >> number & 1)
    return (*tiles, SPEND) if state.terrain_tokens[state.active] else tiles


def pay(state: TheWolvesState, action: Action, tell: Tell | None) -> None:
    if action is SPEND:
        spend(state, 1)
    else:
        flip(state, INDEX[action.id])
    if tell is not None:
        events.chose(state.active, action, tell)
    settle(state, tell)


def flip(state: TheWolvesState, tile: int) -> None:
    """The habitat tile, number 0, looks the same afterwards."""
    state.flipped |= 1 << tile
    state.faces[state.active] ^= 1 << tile >> 1
    state.to_pay -= 1


def spend(state: TheWolvesState, tokens: int) -> None:
    state.terrain_tokens[state.active] -= tokens
    state.spent += tokens
    state.to_pay -= tokens


def settle(state: TheWolvesState, tell: Tell | None) -> None:
    """Pay by itself what can be paid in one way only; ask for the rest."""
    left = tiles_left(state)
    count, tokens = left.bit_count(), state.terrain_tokens[state.active]
    if state.to_pay and count and count + tokens > state.to_pay:
        state.phase = Phase.PAY
        return
    if state.to_pay:
        for tile in range(len(FLIP)):
            if left >> tile & 1:
                flip(state, tile)
        spend(state, state.to_pay)
    if tell is not None:
        events.paid(state, tell)
    state.phase = Phase.WOLF if state.deed == Deed.MOVE else Phase.TARGET


def end(state: TheWolvesState, tell: Tell | None) -> None:
    if tell is not None:
        events.turn_ended(state, tell)
    score_moons(state, tell)
    if state.phase is not Phase.OVER:
        state.active = (state.active + 1) % state.players
        begin_turn(state, tell)
