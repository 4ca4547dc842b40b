"""What a rule requires of a hex: for every reason the bit set of the hexes that comply.

A hex is legal when it meets all requirements; what forbids it is the first that it does not meet.
So legality and its reasons are one list. The names of the reasons stand beside it in the same
order, and no set is made by taking a complement: this is asked for very often.
"""

from __future__ import annotations

from typing import Final

from ..model import HEX_OF_WOLF, HOWL, IS_ALPHA
from ..position import Senses, TheWolvesPosition

Requirements = tuple[int, ...]
"""The hexes that comply, by requirement."""
Reasons = tuple[str, ...]
"""What is said of a hex that does not, likewise."""

ON_MAP: Final = ("not-on-map", "impassable")
ON_TERRAIN: Final = (*ON_MAP, "other-terrain")


def meeting(requirements: Requirements) -> int:
    """The hexes that meet all of them."""
    hexes = requirements[0]
    for complying in requirements:
        hexes &= complying
    return hexes


def unmet(reasons: Reasons, requirements: Requirements, hex_index: int) -> str:
    """The first that a hex does not meet."""
    pairs = zip(reasons, requirements, strict=True)
    return next(reason for reason, complying in pairs if not complying >> hex_index & 1)


def anywhere(position: TheWolvesPosition, condition: bool) -> int:
    """Every hex, or none: for what does not depend on the hex."""
    return position.country.land.open if condition else 0


def on_map(position: TheWolvesPosition) -> Requirements:
    land = position.country.land
    return land.map.everywhere, land.open


def on_terrain(position: TheWolvesPosition) -> Requirements:
    """What the target of every action must be: a hex of the terrain that was named."""
    return *on_map(position), position.country.of_terrain[position.terrain]


def beside_alphas(position: TheWolvesPosition, seat: int) -> int:
    """The hexes with an alpha of the seat and those next to one."""
    return senses(position, seat).near


def in_howl_range(position: TheWolvesPosition, seat: int) -> int:
    return senses(position, seat).heard


def senses(position: TheWolvesPosition, seat: int) -> Senses:
    """Noted until an alpha moves or the howl range grows."""
    noted = position.senses
    if noted is None or noted.seat != seat:
        land, near, heard = position.country.land, 0, 0
        within = land.range[position.value(seat, HOWL)]
        for wolf in position.roaming[seat]:
            if IS_ALPHA[wolf]:
                near |= land.near[HEX_OF_WOLF[wolf]]
                heard |= within[HEX_OF_WOLF[wolf]]
        position.senses = noted = Senses(seat, near, heard)
    return noted
