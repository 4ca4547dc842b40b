"""What a bot is handed instead of the true state."""

from __future__ import annotations

from ..core import AnyState, Chance
from ..core.errors import NotYourTurn


def known_to(seat: int, state: AnyState, chance: Chance) -> AnyState:
    """What the seat may know, or a guess; what others have sealed is still to be chosen.

    Raises unless the seat has a decision to make, or one to change.
    """
    if seat not in state.to_act and not state.legal(seat):
        raise NotYourTurn(f"seat {seat} owes no decision", seat=seat)
    return state.reopened(seat).redeal(seat, chance)
