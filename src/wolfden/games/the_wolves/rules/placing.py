"""Before the first turn: how the terrain tiles lie, and where the first wolves stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core import Action, Tell
from .. import events
from ..actions import ARRANGE, INDEX, PLACE, on
from ..model import PAIRS, TERRAIN_TILES, Moon, Phase
from ..pieces import ALPHA, PACK, put
from .finishing import begin_turn

if TYPE_CHECKING:
    from ..state import TheWolvesState


def arrangements(state: TheWolvesState) -> tuple[Action, ...]:
    return ARRANGE


def arrange(state: TheWolvesState, action: Action, tell: Tell | None) -> None:
    """All two-faced tiles on the same face: only so does every terrain show once."""
    seat = state.active
    state.faces[seat] = ((1 << TERRAIN_TILES - 1) - 1) * INDEX[action.id]
    if tell is not None:
        events.arranged(state, seat, action, tell)
    state.step += 1
    if state.step == state.players:
        state.step = 0
        state.phase = Phase.PLACE
    state.active = turn_of(state)


def turn_of(state: TheWolvesState) -> int:
    """Whose decision it is: clockwise from the first, and back again for the second pairs."""
    step = state.step
    if step >= state.players:
        step = 2 * state.players - 1 - step
    return (state.first + step) % state.players


def places(state: TheWolvesState) -> tuple[Action, ...]:
    return on(PLACE, free_places(state))


def free_places(state: TheWolvesState) -> int:
    land = state.country.land
    free = land.open & ~state.some & ~state.tokens
    if not land.sides:
        return free & ~crescents(state)
    return free & allowed_sides(state)


def crescents(state: TheWolvesState) -> int:
    """The regions that show a crescent, closed to the first wolves of two players."""
    land = state.country.land
    return sum(
        land.tile[tile]
        for tile, moons in zip(land.regions, state.moons, strict=True)
        if moons[:1] == (Moon.CRESCENT,)
    )


def allowed_sides(state: TheWolvesState) -> int:
    """Either side of the chasm, then the one across from one's first pair."""
    one, other = state.country.land.sides
    stood = state.stood[state.active]
    if stood < 0:
        return one | other
    return other if one >> stood & 1 else one


def place(state: TheWolvesState, action: Action, tell: Tell | None) -> None:
    seat, hex_index = state.active, INDEX[action.id]
    put(state, seat, ALPHA, hex_index)
    put(state, seat, PACK, hex_index)
    if state.stood[seat] < 0:
        state.stood[seat] = hex_index
    if tell is not None:
        events.placed(seat, hex_index, tell)
    state.step += 1
    if state.step < PAIRS * state.players:
        state.active = turn_of(state)
    else:
        state.active = state.first
        begin_turn(state, tell)
