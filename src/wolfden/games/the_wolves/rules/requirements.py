"""What a rule requires of a hex: by the name of the reason, the bit set of the hexes that comply.

A hex is legal when it meets all requirements; what forbids it is the first that it does not meet.
So legality and its reasons are one list.
"""

from __future__ import annotations

from ..model import Track
from ..pieces import of
from ..position import ALPHA, TheWolvesPosition

Requirements = tuple[tuple[str, int], ...]


def meeting(requirements: Requirements) -> int:
    """The hexes that meet all of them."""
    hexes = -1
    for _, complying in requirements:
        hexes &= complying
    return hexes


def unmet(requirements: Requirements, hex_index: int) -> str:
    """The first that a hex does not meet."""
    return next(reason for reason, complying in requirements if not complying >> hex_index & 1)


def anywhere(condition: bool) -> int:
    """Every hex, or none: for what does not depend on the hex."""
    return -1 if condition else 0


def on_map(position: TheWolvesPosition) -> Requirements:
    land = position.country.land
    return ("not-on-map", land.map.everywhere), ("impassable", land.open)


def on_terrain(position: TheWolvesPosition) -> Requirements:
    """What the target of every action must be: a hex of the terrain that was named."""
    terrain = position.country.of_terrain[position.terrain]
    return *on_map(position), ("other-terrain", terrain)


def beside_alphas(position: TheWolvesPosition, seat: int) -> int:
    """The hexes with an alpha of the seat and those next to one."""
    return position.country.land.near_any(of(position, seat, ALPHA))


def in_howl_range(position: TheWolvesPosition, seat: int) -> int:
    within = position.country.land.range_of_any[position.value(seat, Track.HOWL)]
    return within(of(position, seat, ALPHA))
