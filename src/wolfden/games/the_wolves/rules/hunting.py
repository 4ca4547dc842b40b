"""Hunting: prey with the active seat's wolves on three sides is caught after every action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core import Action, Tell
from .. import events
from ..actions import HUNT, INDEX, on
from ..hexes import lowest
from ..model import FIGURES, SURROUNDING, Phase
from ..pieces import ALPHA, KINDS, PACK, gain

if TYPE_CHECKING:
    from ..state import TheWolvesState


def surrounded(state: TheWolvesState) -> dict[int, int]:
    """Stacks to be hunted now, as a bit set for each kind that the seat still lacks."""
    seat, found = state.active, dict[int, int]()
    caught, left = state.caught[seat], state.prey_left[0]
    wolves = state.on[KINDS * seat + PACK] | state.on[KINDS * seat + ALPHA]
    next_to = state.country.land.next_to
    for each, kind in state.prey_at:
        if (
            left >> each & 1
            and not caught >> kind & 1
            and (next_to[each] & wolves).bit_count() >= SURROUNDING
        ):
            found[kind] = found.get(kind, 0) | 1 << each
    return found


def hunt(state: TheWolvesState, tell: Tell | None) -> None:
    """Catch what is surrounded; ask where two stacks of a kind are."""
    for hexes in surrounded(state).values():
        if hexes & (hexes - 1):
            state.phase = Phase.HUNT
        else:
            catch(state, lowest(hexes), tell)


def stacks(state: TheWolvesState) -> tuple[Action, ...]:
    """The stacks of one kind to choose from; what had no choice is caught already."""
    return on(HUNT, next(iter(surrounded(state).values())))


def choose_stack(state: TheWolvesState, action: Action, tell: Tell | None) -> None:
    catch(state, INDEX[action.id], tell)
    state.phase = Phase.ACT
    hunt(state, tell)


def catch(state: TheWolvesState, hex_index: int, tell: Tell | None) -> None:
    seat, bit = state.active, 1 << hex_index
    kind = dict(state.prey_at)[hex_index]
    state.caught[seat] |= 1 << kind
    if state.prey_left[1] & bit:
        state.prey_left[1] ^= bit
    else:
        state.prey_left[0] ^= bit
        state.tokens ^= bit
    if tell is not None:
        events.hunted(state, hex_index, kind, tell)
    if FIGURES[state.players].hunt_token:
        gain(state, seat, "action")
        if tell is not None:
            events.token_gained(seat, "action", "hunt", tell)
