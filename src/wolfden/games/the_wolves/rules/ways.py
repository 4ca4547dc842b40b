"""Moving wolves: how far each may go, and where it may end."""

from __future__ import annotations

from typing import Final

from ..model import HEX_OF_WOLF, IS_ALPHA, Track
from ..position import KIND, TheWolvesPosition
from .requirements import Requirements

END_REASONS: Final = ("lone-or-prey", "hex-full", "outranked")


def reach(position: TheWolvesPosition, seat: int) -> tuple[int, ...]:
    """By hex: what the seat's wolves get to from there; only water and chasm block a way."""
    return position.country.land.reach[position.value(seat, Track.SPEED)]


def not_outranked(position: TheWolvesPosition, seat: int) -> tuple[int, int]:
    """The hexes without a piece of another's that a pack wolf, and an alpha, does not outrank."""
    on, (_, wolf, alpha, lair) = position.on, KIND[seat]
    _, wolves, alphas, lairs = position.every
    land = position.country.land.open
    stronger = alphas ^ on[alpha] | lairs ^ on[lair]
    return land ^ (wolves ^ on[wolf] | stronger), land ^ stronger


def end_requirements(position: TheWolvesPosition, seat: int, alpha: int) -> Requirements:
    """A wolf may join one piece of its own, or one that it outranks."""
    return position.clear, position.room, not_outranked(position, seat)[alpha]


def may_end(position: TheWolvesPosition, seat: int) -> tuple[int, int]:
    """What meets these, for a pack wolf and for an alpha: asked for very often."""
    free = position.clear & position.room
    to_pack, to_alpha = not_outranked(position, seat)
    return free & to_pack, free & to_alpha


def reached_by_any(position: TheWolvesPosition, seat: int) -> int:
    """Where some wolf of the seat could end its way."""
    within, ends = reach(position, seat), may_end(position, seat)
    found = 0
    for wolf in position.roaming[seat]:
        found |= within[HEX_OF_WOLF[wolf]] & ends[IS_ALPHA[wolf]]
    return found
