"""Howling at lone wolves and dominating rivals, both within the howl range of an alpha."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core import Action, Tell
from .. import events
from ..actions import INDEX, TAKE, TO, on
from ..hexes import members
from ..pieces import DEN, PACK, lift, next_wolf, owner_of, put
from .calendar import cover
from .digging import dig
from .finishing import finish
from .targets import dominated_dens, dominated_wolves, howl_targets

if TYPE_CHECKING:
    from ..state import TheWolvesState


def lone_wolves(state: TheWolvesState) -> tuple[Action, ...]:
    return on(TO, howl_targets(state) & state.country.of_terrain[state.terrain])


def howl(state: TheWolvesState, action: Action, tell: Tell | None) -> None:
    hex_index = INDEX[action.id]
    state.lone ^= 1 << hex_index
    state.tokens ^= 1 << hex_index
    rank = recruit(state, hex_index)
    if tell is not None:
        events.howled(state.active, hex_index, rank, tell)
    cover(state, None, -1, tell)
    finish(state, tell)


def recruit(state: TheWolvesState, hex_index: int) -> int:
    """The next wolf of the player board enters the map; the board tells its rank."""
    rank = next_wolf(state, state.active)
    assert rank is not None
    state.wolves[state.active] += 1
    put(state, state.active, rank, hex_index)
    return rank


def rivals(state: TheWolvesState) -> tuple[Action, ...]:
    terrain = state.country.of_terrain[state.terrain]
    dens = [2 * each for each in members(dominated_dens(state) & terrain)]
    wolves = [2 * each + 1 for each in members(dominated_wolves(state) & terrain)]
    return tuple([TAKE[piece] for piece in sorted(dens + wolves)])


def dominate(state: TheWolvesState, action: Action, tell: Tell | None) -> None:
    hex_index, piece = divmod(INDEX[action.id], 2)
    state.victim = owner_of(state, piece, hex_index, but=state.active)
    if piece == DEN:
        if tell is not None:
            events.chose(state.active, action, tell)
        dig(state, hex_index, tell)
        return
    lift(state, state.victim, PACK, hex_index)
    rank = recruit(state, hex_index)
    if tell is not None:
        events.dominated(state, hex_index, PACK, rank, tell)
    cover(state, PACK, state.victim, tell)
    finish(state, tell)
