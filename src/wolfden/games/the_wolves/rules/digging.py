"""Building a den: where, beside an alpha and away from others' pieces."""

from __future__ import annotations

from typing import Final

from ....core import Action, Tell
from ..actions import HEX, TO, on
from ..events import Chose
from ..model import HEX_NAMES
from ..pieces import any_of_others, of
from ..position import ALPHA, DEN, LAIR, PACK, TheWolvesPosition
from .requirements import (
    ON_TERRAIN,
    Reasons,
    anywhere,
    beside_alphas,
    on_terrain,
    unmet,
)
from .uncovering import dens_left, take_den

VERBS: Final = ("to",)
REASONS: Final[Reasons] = ("no-dens-left", "lone-or-prey", "no-alpha-beside")
TAKEN: Final = ("den-others", "den-taken", "hex-full")
"""Why there is no place for a den on a hex."""


def targets(position: TheWolvesPosition, seat: int) -> int:
    left, clear, near, place = requirements(position, seat)
    return left & clear & near & place


def requirements(position: TheWolvesPosition, seat: int) -> tuple[int, int, int, int]:
    """The last: on an empty hex, or beside one wolf of one's own."""
    own = of(position, seat, PACK) | of(position, seat, ALPHA)
    return (
        anywhere(position, dens_left(position, seat)),
        position.clear,
        beside_alphas(position, seat),
        position.empty | own & position.room,
    )


def legal(position: TheWolvesPosition, seat: int) -> tuple[Action, ...]:
    return on(TO, targets(position, seat) & position.country.of_terrain[position.terrain])


def carry_out(position: TheWolvesPosition, seat: int, action: Action, tell: Tell | None) -> None:
    site = HEX[action.id]
    if tell is not None:
        tell(Chose(seat, "to", HEX_NAMES[site]))
    take_den(position, seat, site, tell)


def forbids(position: TheWolvesPosition, seat: int, action: Action) -> str:
    land = position.country.land.open
    required = (
        *on_terrain(position),
        *requirements(position, seat)[:3],
        land ^ any_of_others(position, seat),
        land ^ (of(position, seat, DEN) | of(position, seat, LAIR)),
        position.room,
    )
    return unmet((*ON_TERRAIN, *REASONS, *TAKEN), required, HEX[action.id])
