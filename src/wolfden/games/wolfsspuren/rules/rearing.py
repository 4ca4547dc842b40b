"""Phase 1, rearing: every pup needs seven points, the best token wins a disc."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core import Tell
from ..events import pups_died
from ..model import PUP_NEEDS, Phase, bits
from .tokens import reveal, reward

if TYPE_CHECKING:
    from ..state import WolfsspurenState


def begin(state: WolfsspurenState, tell: Tell | None) -> None:
    if not state.litter:
        state.phase = Phase.REARING
        return
    reared = reveal(state, Phase.REARING, tell) // PUP_NEEDS
    lose_pups(state, max(state.litter.bit_count() - reared, 0), "rearing", tell)
    reward(state, tell)


def lose_pups(state: WolfsspurenState, count: int, cause: str, tell: Tell | None) -> None:
    """The farthest from the alpha female go first; their cards are seen as they go to hand."""
    if not count:
        return
    row = bits(state.litter)
    state.chance.shuffle(row)
    for wolf in row[:count]:
        state.litter &= ~(1 << wolf)
        state.unknown &= ~(1 << wolf)
    if tell:
        tell(pups_died(row[:count], cause))
