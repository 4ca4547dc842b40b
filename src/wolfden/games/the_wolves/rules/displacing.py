"""A displaced wolf goes to the nearest hex that is empty or holds one piece of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core import Action, Tell
from .. import events
from ..actions import DISPLACE, INDEX, on
from ..hexes import lowest
from ..model import Phase
from ..pieces import all_of, lift, put

if TYPE_CHECKING:
    from ..state import TheWolvesState


def uproot(state: TheWolvesState, pack: int, piece: int, hex_index: int) -> None:
    """Take the wolf off its hex; `resettle` finds it another."""
    lift(state, pack, piece, hex_index)
    state.displaced = (pack, piece, hex_index)


def resettle(state: TheWolvesState, tell: Tell | None) -> bool:
    """Give the displaced wolf its place; False where the active seat must choose among equals."""
    nearest = nearest_places(state)
    if nearest & (nearest - 1):
        state.phase = Phase.DISPLACE
        return False
    _arrive(state, lowest(nearest), tell)
    return True


def nearest_places(state: TheWolvesState) -> int:
    assert state.displaced is not None
    pack, _, hex_index = state.displaced
    mine = all_of(state, pack) & ~state.full
    fit = state.country.land.open & ~state.tokens & (~state.some | mine)
    for ring in state.country.land.layers[hex_index][1:]:
        if places := ring & fit:
            return places
    raise AssertionError("the map has more room than there are pieces")


def places(state: TheWolvesState) -> tuple[Action, ...]:
    return on(DISPLACE, nearest_places(state))


def choose_place(state: TheWolvesState, action: Action, tell: Tell | None) -> None:
    _arrive(state, INDEX[action.id], tell)


def _arrive(state: TheWolvesState, goal: int, tell: Tell | None) -> None:
    assert state.displaced is not None
    lost, state.displaced = state.displaced, None
    put(state, lost[0], lost[1], goal)
    if tell is not None:
        events.displaced(state, lost, goal, tell)
