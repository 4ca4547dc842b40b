"""Building a den: where, beside an alpha and away from others' pieces."""

from __future__ import annotations

from typing import Final

from ....core import Action, Tell
from ..actions import HEX, TO, on
from ..events import Chose
from ..model import HEX_NAMES
from ..pieces import any_of_others, of
from ..position import DEN, LAIR, TheWolvesPosition
from .requirements import (
    ON_TERRAIN,
    Reasons,
    Requirements,
    anywhere,
    beside_alphas,
    meeting,
    on_terrain,
    unmet,
)
from .uncovering import dens_left, take_den

VERBS: Final = ("to",)
REASONS: Final[Reasons] = (
    "no-dens-left", "lone-or-prey", "no-alpha-beside", "den-others", "den-taken", "hex-full",
)  # fmt: skip


def targets(position: TheWolvesPosition, seat: int) -> int:
    return meeting(requirements(position, seat))


def requirements(position: TheWolvesPosition, seat: int) -> Requirements:
    land = position.country.land.open
    return (
        anywhere(position, dens_left(position, seat)),
        position.clear,
        beside_alphas(position, seat),
        land ^ any_of_others(position, seat),
        land ^ (of(position, seat, DEN) | of(position, seat, LAIR)),
        position.room,
    )


def legal(position: TheWolvesPosition, seat: int) -> tuple[Action, ...]:
    return on(TO, targets(position, seat) & position.country.of_terrain[position.terrain])


def carry_out(position: TheWolvesPosition, seat: int, action: Action, tell: Tell | None) -> None:
    site = HEX[action.id]
    if tell is not None:
        tell(Chose(seat, "to", HEX_NAMES[site]))
    take_den(position, seat, site, tell)


def forbids(position: TheWolvesPosition, seat: int, action: Action) -> str:
    required = *on_terrain(position), *requirements(position, seat)
    return unmet((*ON_TERRAIN, *REASONS), required, HEX[action.id])
