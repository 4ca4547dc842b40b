"""Moving wolves: how far each may go, and where it may end."""

from __future__ import annotations

from typing import Final

from ..model import HEX_OF_WOLF, IS_ALPHA, SPEED
from ..pieces import of_others
from ..position import ALPHA, LAIR, PACK, Ends, TheWolvesPosition

END_REASONS: Final = ("lone-or-prey", "hex-full", "outranked")


def reach(position: TheWolvesPosition, seat: int) -> tuple[int, ...]:
    """By hex: what the seat's wolves get to from there; only water and chasm block a way."""
    return position.country.land.reach[position.value(seat, SPEED)]


def end_requirements(position: TheWolvesPosition, seat: int) -> tuple[int, int, int, int]:
    """A wolf may join one piece of its own, or one that it outranks: of the last two sets an alpha
    is outranked where the second does not have it, a pack wolf where either does not."""
    land = position.country.land.open
    stronger = of_others(position, seat, ALPHA) | of_others(position, seat, LAIR)
    return position.clear, position.room, land ^ of_others(position, seat, PACK), land ^ stronger


def may_end(position: TheWolvesPosition, seat: int) -> Ends:
    """What meets these, for a pack wolf and for an alpha; noted until a piece moves."""
    noted = position.ends
    if noted is None or noted.seat != seat:
        clear, room, to_pack, to_alpha = end_requirements(position, seat)
        free = clear & room & to_alpha
        position.ends = noted = Ends(seat, free & to_pack, free)
    return noted


def reached(position: TheWolvesPosition, seat: int, terrains: tuple[int, ...]) -> list[int]:
    """Of some terrains those where some wolf of the seat could end its way."""
    of_terrain, goals, found = position.country.of_terrain, 0, list[int]()
    within, ends = reach(position, seat), may_end(position, seat)
    for wolf in position.roaming[seat]:
        goals |= within[HEX_OF_WOLF[wolf]] & (ends.to_alpha if IS_ALPHA[wolf] else ends.to_pack)
        found = [each for each in terrains if goals & of_terrain[each]]
        if len(found) == len(terrains):
            break
    return found
