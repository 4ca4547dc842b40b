"""Dominating: which rival's den or pack wolf within the howl range of an alpha is replaced."""

from __future__ import annotations

from typing import Final

from ....core import Action, Tell
from ..actions import HEX, PRIZE, TAKE
from ..events import Chose, Dominated
from ..hexes import members
from ..model import ALONE, HEX_NAMES, PIECES, WOLVES, Piece
from ..pieces import accompanied, lift, of, of_others, owner_of, recruit
from ..position import ALPHA, DEN, LAIR, PACK, TheWolvesPosition
from .calendar import cover
from .requirements import (
    ON_TERRAIN,
    Reasons,
    anywhere,
    in_howl_range,
    on_terrain,
    unmet,
)
from .turn import finish_action
from .uncovering import dens_left, take_den

VERBS: Final = ("take",)
REASONS: Final[Reasons] = ("no-such-rival", "neutral", "protected", "out-of-howl-range")
LEFT: Final = {DEN: "no-dens-left", PACK: "no-wolves-left"}


def targets(position: TheWolvesPosition, seat: int) -> int:
    return prizes(position, seat, DEN) | prizes(position, seat, PACK)


def prizes(position: TheWolvesPosition, seat: int, piece: int) -> int:
    """The hexes with a den, or a pack wolf, that the seat could dominate."""
    rivals = of_others(position, seat, piece) & in_howl_range(position, seat)
    if not rivals:
        return 0
    _, of_players, unprotected, _, left = requirements(position, seat, piece, rivals)
    return rivals & of_players & unprotected & left


def requirements(
    position: TheWolvesPosition, seat: int, piece: int, among: int
) -> tuple[int, int, int, int, int]:
    """Protected pieces are looked for `among` some hexes only."""
    land = position.country.land.open
    return (
        of_others(position, seat, piece),
        land ^ neutrals(position, piece),
        land ^ protected(position, seat, piece, among),
        in_howl_range(position, seat),
        anywhere(position, _left(position, seat, piece)),
    )


def _left(position: TheWolvesPosition, seat: int, piece: int) -> bool:
    """Whether the seat has a piece to put there."""
    return dens_left(position, seat) if piece == DEN else position.wolves[seat] < len(WOLVES)


def neutrals(position: TheWolvesPosition, piece: int) -> int:
    neutral = position.players
    return of(position, neutral, piece) if neutral < len(position.packs) else 0


def protected(position: TheWolvesPosition, seat: int, piece: int, among: int) -> int:
    """Rivals' pieces of a kind on hexes with two pieces, both of their colour."""
    total, full = 0, among & ~position.room
    if full:
        for rival in range(position.players):
            if rival != seat and of(position, rival, piece) & full:
                total |= accompanied(position, rival, piece)
    return total


def may_be_dominated(position: TheWolvesPosition, seat: int, piece: int) -> int:
    """Every hex but those where another's alpha or lair stands and no such piece does."""
    never = of_others(position, seat, ALPHA) | of_others(position, seat, LAIR)
    return position.country.land.open & ~never | of_others(position, seat, piece)


def legal(position: TheWolvesPosition, seat: int) -> tuple[Action, ...]:
    terrain = position.country.of_terrain[position.terrain]
    dens, wolves = prizes(position, seat, DEN) & terrain, prizes(position, seat, PACK) & terrain
    found = []
    for each in members(dens | wolves):
        den, wolf = TAKE[each]
        if dens & ALONE[each]:
            found.append(den)
        if wolves & ALONE[each]:
            found.append(wolf)
    return tuple(found)


def carry_out(position: TheWolvesPosition, seat: int, action: Action, tell: Tell | None) -> None:
    hex_index, piece = HEX[action.id], PRIZE[action]
    victim = owner_of(position, piece, hex_index, but=seat)
    assert victim is not None
    position.victim = victim
    if piece == DEN:
        if tell is not None:
            tell(Chose(seat, "take", HEX_NAMES[hex_index]))
        take_den(position, seat, hex_index, tell)
        return
    lift(position, victim, PACK, hex_index)
    rank = recruit(position, seat, hex_index)
    if tell is not None:
        tell(Dominated(seat, victim, HEX_NAMES[hex_index], "pack", PIECES[rank].word))
    cover(position, Piece.PACK, victim, tell)
    finish_action(position, seat, tell)


def forbids(position: TheWolvesPosition, seat: int, action: Action) -> str:
    hex_index, piece = HEX[action.id], PRIZE[action]
    required = (
        *on_terrain(position),
        may_be_dominated(position, seat, piece),
        *requirements(position, seat, piece, position.country.land.open),
    )
    return unmet((*ON_TERRAIN, "never-dominated", *REASONS, LEFT[piece]), required, hex_index)
