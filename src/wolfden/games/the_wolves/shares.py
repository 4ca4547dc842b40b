"""Who holds how much of a region as one number, its share, so that what comes and goes is added.

A share has eight bits for each pack, three of them for its alphas and the others for its control.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .model import LAIR_CONTROL, PIECES, PLAYER_COUNTS, Piece

BITS: Final = 8
ALPHA_BITS: Final = 3


def share_of(pack: int, held: int, alphas: int) -> int:
    """What control and alphas of a pack add to the share of their region."""
    return (held << ALPHA_BITS) + alphas << BITS * pack


SHARE: Final[tuple[int, ...]] = tuple(
    share_of(pack, LAIR_CONTROL if piece is Piece.LAIR else 1, int(piece is Piece.ALPHA))
    for pack in range(PLAYER_COUNTS[-1])
    for piece in PIECES
)
"""What a piece adds, at `KIND[pack][piece]`."""


class Claim(NamedTuple):
    """A pack with a piece in a region."""

    control: int
    alphas: int
    pack: int

    @property
    def merit(self) -> tuple[int, int]:
        return self.control, self.alphas


def claims_of(share: int) -> tuple[Claim, ...]:
    """The packs with pieces in a region, the strongest first, equals in the order of seats."""
    found = []
    pack = 0
    while share >> BITS * pack:
        held, alphas = divmod(share >> BITS * pack & (1 << BITS) - 1, 1 << ALPHA_BITS)
        if held:
            found.append(Claim(held, alphas, pack))
        pack += 1
    found.sort(key=lambda each: (-each.control, -each.alphas, each.pack))
    return tuple(found)
