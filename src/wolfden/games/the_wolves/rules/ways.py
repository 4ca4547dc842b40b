"""Moving wolves: how far each may go, and where it may end."""

from __future__ import annotations

from ..actions import RANKS
from ..model import Track
from ..pieces import of
from ..position import KIND, TheWolvesPosition
from .requirements import Requirements


def reach(position: TheWolvesPosition, seat: int) -> tuple[int, ...]:
    """By hex: what the seat's wolves get to from there; only water and chasm block a way."""
    return position.country.land.reach[position.value(seat, Track.SPEED)]


def outranking(position: TheWolvesPosition, seat: int) -> tuple[int, int]:
    """The hexes with another's piece that a pack wolf, and that an alpha, does not outrank."""
    on, (_, wolf, alpha, lair) = position.on, KIND[seat]
    _, wolves, alphas, lairs = position.every
    stronger = alphas & ~on[alpha] | lairs & ~on[lair]
    return wolves & ~on[wolf] | stronger, stronger


def end_requirements(position: TheWolvesPosition, seat: int, alpha: int) -> Requirements:
    """A wolf may join one piece of its own, or one that it outranks."""
    return (
        ("lone-or-prey", ~position.tokens),
        ("hex-full", ~position.full),
        ("outranked", ~outranking(position, seat)[alpha]),
    )


def may_end(position: TheWolvesPosition, seat: int) -> tuple[int, int]:
    """What meets these, for a pack wolf and for an alpha: asked for very often."""
    closed = position.tokens | position.full
    to_pack, to_alpha = outranking(position, seat)
    return ~(closed | to_pack), ~(closed | to_alpha)


def reached_by_any(position: TheWolvesPosition, seat: int) -> int:
    """Where some wolf of the seat could end its way."""
    within = position.country.land.reach_of_any[position.value(seat, Track.SPEED)]
    found = 0
    for piece, ends in zip(RANKS, may_end(position, seat), strict=True):
        found |= within(of(position, seat, piece)) & ends
    return found
