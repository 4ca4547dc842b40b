"""A den leaves its track: which one, and what it uncovers."""

from __future__ import annotations

from typing import Final

from ....core import Action, Tell
from ..actions import INDEX, TRACK
from ..events import DenBuilt, Dominated, Uncovered
from ..model import (
    DENS_ON_A_TRACK,
    FIGURES,
    HEX_NAMES,
    HOWL,
    SPEED,
    SPREAD,
    TO_DOMINATE,
    TRACKS,
    Phase,
    Piece,
)
from ..pieces import gain, lift, put, token_under
from ..position import DEN, DEN_TRACK, TheWolvesPosition
from .calendar import cover
from .turn import finish_action

VERBS: Final = ("track",)


def tracks_left(position: TheWolvesPosition, seat: int) -> list[int]:
    """The tracks from which a den can still be taken."""
    dens = position.dens
    return [track for track, at in enumerate(DEN_TRACK[seat]) if dens[at] < DENS_ON_A_TRACK]


def dens_left(position: TheWolvesPosition, seat: int) -> bool:
    dens, at = position.dens, DEN_TRACK[seat]
    return (
        dens[at[SPREAD]] < DENS_ON_A_TRACK
        or dens[at[SPEED]] < DENS_ON_A_TRACK
        or dens[at[HOWL]] < DENS_ON_A_TRACK
    )


def take_den(position: TheWolvesPosition, seat: int, site: int, tell: Tell | None) -> None:
    """A den goes here; its track is asked for only where there is a choice."""
    position.site = site
    left = tracks_left(position, seat)
    if len(left) == 1:
        settle_den(position, seat, left[0], tell)
    else:
        position.phase = Phase.TRACK


def legal(position: TheWolvesPosition, seat: int) -> tuple[Action, ...]:
    return tuple([TRACK[track] for track in tracks_left(position, seat)])


def carry_out(position: TheWolvesPosition, seat: int, action: Action, tell: Tell | None) -> None:
    settle_den(position, seat, INDEX[action.id], tell)


def settle_den(position: TheWolvesPosition, seat: int, track: int, tell: Tell | None) -> None:
    site = position.site
    if position.deed == TO_DOMINATE:
        lift(position, position.victim, DEN, site)
        if tell is not None:
            tell(Dominated(seat, position.victim, HEX_NAMES[site], "den", "den"))
        cover(position, Piece.DEN, position.victim, tell)
    elif tell is not None:
        tell(DenBuilt(seat, HEX_NAMES[site]))
    put(position, seat, DEN, site)
    uncover(position, seat, track, tell)
    finish_action(position, seat, tell)


def uncover(position: TheWolvesPosition, seat: int, track: int, tell: Tell | None) -> None:
    """What lay under the den is the seat's at once."""
    position.dens[DEN_TRACK[seat][track]] += 1
    position.senses = None
    dens = position.dens[DEN_TRACK[seat][track]]
    token = token_under(position.players, track, dens)
    gain(position, seat, token)
    if tell is not None:
        points = FIGURES[position.players].track_points[dens]
        value = position.value(seat, track)
        tell(Uncovered(seat, TRACKS[track].word, dens, value, token or "none", points))


def forbids(position: TheWolvesPosition, seat: int, action: Action) -> str:
    return "track-empty"
