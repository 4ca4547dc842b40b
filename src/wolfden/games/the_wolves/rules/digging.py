"""Building dens, from a track of one's choice, and upgrading them to lairs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core import Action, Tell
from .. import events
from ..actions import INDEX, TO, TRACK, on
from ..model import COMPONENTS, Deed, Phase
from ..pieces import ALPHA, DEN, LAIR, PACK, gain, lift, owner_of, put, token_under
from .calendar import cover
from .displacing import resettle, uproot
from .finishing import finish
from .targets import den_targets, tracks_left, upgrade_targets

if TYPE_CHECKING:
    from ..state import TheWolvesState


def sites(state: TheWolvesState) -> tuple[Action, ...]:
    return on(TO, den_targets(state) & state.country.of_terrain[state.terrain])


def choose_site(state: TheWolvesState, action: Action, tell: Tell | None) -> None:
    if tell is not None:
        events.chose(state.active, action, tell)
    dig(state, INDEX[action.id], tell)


def dig(state: TheWolvesState, site: int, tell: Tell | None) -> None:
    """A den goes here; its track is asked for only where there is a choice."""
    state.site = site
    left = tracks_left(state, state.active)
    if len(left) == 1:
        settle_den(state, left[0], tell)
    else:
        state.phase = Phase.TRACK


def tracks(state: TheWolvesState) -> tuple[Action, ...]:
    return tuple(TRACK[track] for track in tracks_left(state, state.active))


def choose_track(state: TheWolvesState, action: Action, tell: Tell | None) -> None:
    settle_den(state, INDEX[action.id], tell)


def settle_den(state: TheWolvesState, track: int, tell: Tell | None) -> None:
    seat, site = state.active, state.site
    if state.deed == Deed.DOMINATE:
        lift(state, state.victim, DEN, site)
        if tell is not None:
            events.dominated(state, site, DEN, DEN, tell)
        cover(state, DEN, state.victim, tell)
    elif tell is not None:
        events.den_built(seat, site, tell)
    put(state, seat, DEN, site)
    uncover(state, seat, track, tell)
    finish(state, tell)


def uncover(state: TheWolvesState, seat: int, track: int, tell: Tell | None) -> None:
    """What lay under the den is the seat's at once."""
    state.dens[3 * seat + track] += 1
    token = token_under(state.players, track, state.dens[3 * seat + track])
    gain(state, seat, token)
    if tell is not None:
        events.uncovered(state, seat, track, token, tell)


def upgrades(state: TheWolvesState) -> tuple[Action, ...]:
    return on(TO, upgrade_targets(state) & state.country.of_terrain[state.terrain])


def upgrade(state: TheWolvesState, action: Action, tell: Tell | None) -> None:
    seat, site = state.active, INDEX[action.id]
    lift(state, seat, DEN, site)
    put(state, seat, LAIR, site)
    state.lairs[seat] += 1
    if tell is not None:
        events.upgraded(seat, site, tell)
    cover(state, DEN, seat, tell)
    token = COMPONENTS["track_tokens"]["lair"]
    gain(state, seat, token)
    if tell is not None:
        events.token_gained(seat, token, "lair", tell)
    if make_room(state, site, tell):
        finish(state, tell)


def make_room(state: TheWolvesState, site: int, tell: Tell | None) -> bool:
    """A rival's wolf leaves the new lair; False where the seat must choose its place."""
    for piece in (PACK, ALPHA):
        rival = owner_of(state, piece, site, but=state.active)
        if rival >= 0:
            uproot(state, rival, piece, site)
            return resettle(state, tell)
    return True
