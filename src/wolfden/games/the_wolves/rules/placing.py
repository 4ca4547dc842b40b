"""Set-up: where a seat's first wolves stand, an alpha and a pack wolf together."""

from __future__ import annotations

from typing import Final

from ....core import Action, Tell
from ..actions import HEX, PLACE, on
from ..events import Placed
from ..model import HEX_NAMES, PAIRS, Moon
from ..pieces import put
from ..position import ALPHA, NONE, PACK, TheWolvesPosition
from .requirements import ON_MAP, Requirements, meeting, on_map, unmet
from .turn import begin_turn, next_to_set_up

VERBS: Final = ("place",)
AROUND_CHASM: Final = (*ON_MAP, "place-starting-tile", "place-other-side", "place-taken")
AWAY_FROM_CRESCENTS: Final = (*ON_MAP, "place-crescent", "place-taken")


def legal(position: TheWolvesPosition, seat: int) -> tuple[Action, ...]:
    return on(PLACE, meeting(requirements(position, seat)))


def requirements(position: TheWolvesPosition, seat: int) -> Requirements:
    chasm = position.country.land.sides
    where = around_chasm(position, seat) if chasm else away_from_crescents(position)
    return *on_map(position), *where, position.empty & position.clear


def around_chasm(position: TheWolvesPosition, seat: int) -> Requirements:
    """Either side of the chasm, then the one across from one's first pair."""
    one, other = position.country.land.sides
    stood = position.stood[seat]
    across = one | other if stood == NONE else other if one >> stood & 1 else one
    return one | other, across


def away_from_crescents(position: TheWolvesPosition) -> Requirements:
    """Regions that show a crescent are closed to the first wolves of two players."""
    land = position.country.land
    crescents = sum(
        land.tile[tile]
        for tile, moons in zip(land.regions, position.moons, strict=True)
        if moons[0] is Moon.CRESCENT
    )
    return (land.open & ~crescents,)


def carry_out(position: TheWolvesPosition, seat: int, action: Action, tell: Tell | None) -> None:
    hex_index = HEX[action.id]
    put(position, seat, ALPHA, hex_index)
    put(position, seat, PACK, hex_index)
    if position.stood[seat] == NONE:
        position.stood[seat] = hex_index
    if tell is not None:
        tell(Placed(seat, HEX_NAMES[hex_index]))
    position.step += 1
    if position.step < PAIRS * position.players:
        position.active = next_to_set_up(position)
    else:
        position.active = position.first
        begin_turn(position, tell)


def forbids(position: TheWolvesPosition, seat: int, action: Action) -> str:
    reasons = AROUND_CHASM if position.country.land.sides else AWAY_FROM_CRESCENTS
    return unmet(reasons, requirements(position, seat), HEX[action.id])
