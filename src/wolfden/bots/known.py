"""What a bot is handed instead of the true state."""

from __future__ import annotations

from ..core import AnyState, Chance


def known_to(seat: int, state: AnyState, chance: Chance) -> AnyState:
    """What the seat may know, or a guess; what others have sealed is still to be chosen."""
    return state.reopened(seat).redeal(seat, chance)
