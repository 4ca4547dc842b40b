"""Who holds how much of a region as one number, its share, so that what comes and goes is added.

A share has eight bits for each pack, three of them for its alphas and the others for its control.
"""

from __future__ import annotations

from typing import Final

from ..position import KIND_SLICE, TheWolvesPosition
from ..scoring import Claim, holdings, ranked

BITS: Final = 8
ALPHA_BITS: Final = 3


def share_of(pack: int, held: int, alphas: int) -> int:
    """What control and alphas of a pack add to the share of their region."""
    return (held << ALPHA_BITS) + alphas << BITS * pack


def claims_of(share: int) -> tuple[Claim, ...]:
    """The packs with pieces in a region, the strongest first."""
    found = []
    pack = 0
    while share >> BITS * pack:
        held, alphas = divmod(share >> BITS * pack & (1 << BITS) - 1, 1 << ALPHA_BITS)
        found.append(Claim(held, alphas, pack))
        pack += 1
    return ranked(found)


def shares(position: TheWolvesPosition) -> list[int]:
    """Who holds how much, by region."""
    on, twice = position.on, position.twice
    found = [0] * len(position.moons)
    for pack in range(len(position.packs)):
        kinds, shift = KIND_SLICE[pack], BITS * pack
        for region, held, alphas in holdings(position.players, *on[kinds], *twice[kinds]):
            found[region] += (held << ALPHA_BITS) + alphas << shift
    return found
