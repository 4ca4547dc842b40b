"""Which hexes each action could aim at, whatever their terrain, as bit sets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..hexes import members
from ..model import DENS_ON_A_TRACK, LAIRS, WOLVES, Track
from ..pieces import ALPHA, DEN, KINDS, LAIR, PACK, of_others, value

if TYPE_CHECKING:
    from ..state import TheWolvesState


def all_targets(state: TheWolvesState) -> tuple[int, int, int, int, int]:
    """The hexes each of the five actions could aim at."""
    return (
        move_targets(state),
        den_targets(state),
        upgrade_targets(state),
        howl_targets(state),
        dominated_wolves(state) | dominated_dens(state),
    )


def open_to_pack(state: TheWolvesState, seat: int) -> int:
    """Where a pack wolf may end: with nothing, one piece of its own or another's den."""
    return open_to_alpha(state, seat) & ~of_others(state, seat, PACK)


def open_to_alpha(state: TheWolvesState, seat: int) -> int:
    """An alpha may also end on another's pack wolf that stands alone."""
    barred = of_others(state, seat, ALPHA) | of_others(state, seat, LAIR)
    return state.country.land.open & ~(state.tokens | state.full | barred)


def move_targets(state: TheWolvesState) -> int:
    seat, on = state.active, state.on
    reach = state.country.land.reach[value(state, seat, Track.SPEED)]
    alphas = packs = 0
    for each in members(on[KINDS * seat + ALPHA]):
        alphas |= reach[each]
    for each in members(on[KINDS * seat + PACK]):
        packs |= reach[each]
    return alphas & open_to_alpha(state, seat) | packs & open_to_pack(state, seat)


def beside_alphas(state: TheWolvesState) -> int:
    """The hexes with an alpha of the active seat and those next to one."""
    near = state.country.land.near
    total = 0
    for each in members(state.on[KINDS * state.active + ALPHA]):
        total |= near[each]
    return total


def in_howl_range(state: TheWolvesState) -> int:
    within = state.country.land.range[value(state, state.active, Track.HOWL)]
    total = 0
    for each in members(state.on[KINDS * state.active + ALPHA]):
        total |= within[each]
    return total


def tracks_left(state: TheWolvesState, seat: int) -> list[int]:
    """The tracks from which a den can still be taken."""
    return [track for track in range(3) if state.dens[3 * seat + track] < DENS_ON_A_TRACK]


def free_for_den(state: TheWolvesState, seat: int) -> int:
    """Hexes without any other pack's piece, without a den or lair, and with room."""
    others = 0
    for piece in (DEN, PACK, ALPHA, LAIR):
        others |= of_others(state, seat, piece)
    own = state.on[KINDS * seat + DEN] | state.on[KINDS * seat + LAIR]
    return state.country.land.open & ~(state.tokens | state.full | others | own)


def den_targets(state: TheWolvesState) -> int:
    if not tracks_left(state, state.active):
        return 0
    return beside_alphas(state) & free_for_den(state, state.active)


def regions_with_lair(state: TheWolvesState, seat: int) -> int:
    """All hexes of the tiles where the seat has a lair."""
    lairs = state.on[KINDS * seat + LAIR]
    return sum(tile for tile in state.country.land.tile if tile & lairs)


def upgrade_targets(state: TheWolvesState) -> int:
    seat = state.active
    dens = state.on[KINDS * seat + DEN] & state.country.land.waterside
    if not dens or state.lairs[seat] == LAIRS:
        return 0
    return dens & beside_alphas(state) & ~regions_with_lair(state, seat)


def howl_targets(state: TheWolvesState) -> int:
    if state.wolves[state.active] == len(WOLVES):
        return 0
    return state.lone & in_howl_range(state)


def unprotected(state: TheWolvesState, piece: int) -> int:
    """Rivals' pieces of a kind without a second piece of their colour on the hex."""
    on, total = state.on, 0
    for rival in range(state.players):
        if rival != state.active:
            first = KINDS * rival
            others = state.twice[first + piece]
            for other in range(KINDS):
                if other != piece:
                    others |= on[first + other]
            total |= on[first + piece] & ~others
    return total


def dominated_wolves(state: TheWolvesState) -> int:
    if state.wolves[state.active] == len(WOLVES):
        return 0
    return unprotected(state, PACK) & in_howl_range(state)


def dominated_dens(state: TheWolvesState) -> int:
    if not tracks_left(state, state.active):
        return 0
    return unprotected(state, DEN) & in_howl_range(state)
