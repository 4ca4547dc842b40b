"""Upgrading: which den at the water becomes a lair."""

from __future__ import annotations

from typing import Final

from ....core import Action, Tell
from ..actions import HEX, TO, on
from ..events import TokenGained, Upgraded
from ..model import HEX_NAMES, LAIR_TOKEN, LAIRS, Piece
from ..pieces import gain, lift, of, owner_of, put
from ..position import ALPHA, DEN, LAIR, PACK, TheWolvesPosition
from .calendar import cover
from .displacement import resettle, uproot
from .requirements import (
    ON_TERRAIN,
    Reasons,
    anywhere,
    beside_alphas,
    on_terrain,
    unmet,
)
from .turn import finish_action

VERBS: Final = ("to",)
REASONS: Final[Reasons] = (
    "no-lairs-left", "no-den-there", "not-at-water", "lair-in-region", "no-alpha-beside",
)  # fmt: skip


def targets(position: TheWolvesPosition, seat: int) -> int:
    if not of(position, seat, DEN) & position.country.land.waterside:
        return 0
    left, dens, waterside, without, near = requirements(position, seat)
    return left & dens & waterside & without & near


def requirements(position: TheWolvesPosition, seat: int) -> tuple[int, int, int, int, int]:
    land = position.country.land
    return (
        anywhere(position, position.lairs[seat] < LAIRS),
        of(position, seat, DEN),
        land.waterside,
        land.open ^ land.tiles_with(of(position, seat, LAIR)),
        beside_alphas(position, seat),
    )


def legal(position: TheWolvesPosition, seat: int) -> tuple[Action, ...]:
    return on(TO, targets(position, seat) & position.country.of_terrain[position.terrain])


def carry_out(position: TheWolvesPosition, seat: int, action: Action, tell: Tell | None) -> None:
    site = HEX[action.id]
    lift(position, seat, DEN, site)
    put(position, seat, LAIR, site)
    position.lairs[seat] += 1
    if tell is not None:
        tell(Upgraded(seat, HEX_NAMES[site]))
    cover(position, Piece.DEN, seat, tell)
    gain(position, seat, LAIR_TOKEN)
    if tell is not None:
        tell(TokenGained(seat, LAIR_TOKEN, "lair"))
    if make_room(position, seat, site, tell):
        finish_action(position, seat, tell)


def make_room(position: TheWolvesPosition, seat: int, site: int, tell: Tell | None) -> bool:
    """A rival's wolf leaves the new lair; False where the seat must choose its place."""
    for piece in (PACK, ALPHA):
        rival = owner_of(position, piece, site, but=seat)
        if rival is not None:
            uproot(position, rival, piece, site)
            return resettle(position, seat, tell)
    return True


def forbids(position: TheWolvesPosition, seat: int, action: Action) -> str:
    required = *on_terrain(position), *requirements(position, seat)
    return unmet((*ON_TERRAIN, *REASONS), required, HEX[action.id])
