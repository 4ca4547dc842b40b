"""Phase 1, rearing: every pup needs seven points, the best token wins a disc."""

from __future__ import annotations

from ....core import Tell
from ..events import PupDeathCause, PupsDied
from ..model import PUP_NEEDS, Phase, bits
from ..position import WolfsspurenPosition
from .tokens import reveal, reward


def begin(position: WolfsspurenPosition, tell: Tell | None) -> None:
    if not position.litter:
        position.phase = Phase.REARING
        return
    reared = reveal(position, Phase.REARING, tell) // PUP_NEEDS
    lose_pups(position, max(position.litter.bit_count() - reared, 0), "rearing", tell)
    reward(position, tell)


def lose_pups(
    position: WolfsspurenPosition, count: int, cause: PupDeathCause, tell: Tell | None
) -> None:
    """The farthest from the alpha female go first; their cards are seen as they go to hand."""
    if not count:
        return
    row = bits(position.litter)
    position.chance.shuffle(row)
    for wolf in row[:count]:
        position.litter &= ~(1 << wolf)
        position.unknown &= ~(1 << wolf)
    if tell:
        tell(PupsDied(position.wolves.named(row[:count]), cause))
