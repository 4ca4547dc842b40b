"""Why a hex cannot be the target of the action that is being made."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ....core import Action
from ..actions import INDEX
from ..model import Track
from ..pieces import ALPHA, DEN, KINDS, LAIR, owner_of, value
from .targets import beside_alphas, in_howl_range, regions_with_lair, unprotected

if TYPE_CHECKING:
    from ..state import TheWolvesState


def why_not_target(state: TheWolvesState, action: Action) -> str:
    land = state.country.land
    hex_index = INDEX[action.id] // 2 if action.verb == "take" else INDEX[action.id]
    if hex_index >= len(land.map):
        return "not-on-map"
    if not land.open >> hex_index & 1:
        return "impassable"
    if not state.country.of_terrain[state.terrain] >> hex_index & 1:
        return "other-terrain"
    if action.verb == "take":
        return _why_not_dominate(state, hex_index, INDEX[action.id] % 2)
    return BY_DEED[state.deed](state, hex_index)


def _why_not_move(state: TheWolvesState, goal: int) -> str:
    seat, start = state.active, state.wolf // 2
    if goal == start:
        return "must-leave"
    if not state.country.land.reach[value(state, seat, Track.SPEED)][start] >> goal & 1:
        return "too-far"
    if state.tokens >> goal & 1:
        return "lone-or-prey"
    return "hex-full" if state.full >> goal & 1 else "outranked"


def _why_not_den(state: TheWolvesState, site: int) -> str:
    if state.tokens >> site & 1:
        return "lone-or-prey"
    if not beside_alphas(state) >> site & 1:
        return "no-alpha-beside"
    if any(owner_of(state, piece, site, state.active) >= 0 for piece in range(KINDS)):
        return "den-others"
    own = KINDS * state.active
    taken = (state.on[own + DEN] | state.on[own + LAIR]) >> site & 1
    return "den-taken" if taken else "hex-full"


def _why_not_upgrade(state: TheWolvesState, site: int) -> str:
    if not state.on[KINDS * state.active + DEN] >> site & 1:
        return "no-den-there"
    if not state.country.land.waterside >> site & 1:
        return "not-at-water"
    if regions_with_lair(state, state.active) >> site & 1:
        return "lair-in-region"
    return "no-alpha-beside"


def _why_not_howl(state: TheWolvesState, hex_index: int) -> str:
    return "out-of-howl-range" if state.lone >> hex_index & 1 else "no-lone-wolf"


def _why_not_dominate(state: TheWolvesState, hex_index: int, piece: int) -> str:
    owner = owner_of(state, piece, hex_index, but=state.active)
    if owner < 0:
        never = any(owner_of(state, each, hex_index, state.active) >= 0 for each in (ALPHA, LAIR))
        return "never-dominated" if never else "no-such-rival"
    if owner >= state.players:
        return "neutral"
    if not unprotected(state, piece) >> hex_index & 1:
        return "protected"
    if not in_howl_range(state) >> hex_index & 1:
        return "out-of-howl-range"
    return "no-dens-left" if piece == DEN else "no-wolves-left"


BY_DEED: Final[tuple[Callable[[TheWolvesState, int], str], ...]] = (
    _why_not_move,
    _why_not_den,
    _why_not_upgrade,
    _why_not_howl,
)
