"""Who leads a pack hunt: the best token wins a disc, and wolves that fought for it every year would
give far more than the prey asks for.

So it goes by turns. The strongest wolf leads: it gives much, the others share the rest. To lead
costs strength, and the next year another is the strongest. Where somebody does not give what falls
to it nobody leaves the disc to anybody, and all give alike.
"""

from __future__ import annotations

from typing import Final

from ..hierarchy import from_the_top
from ..model import MOST_DISCS
from ..state import WolfsspurenState
from .habits import Habits

NOBODY: Final = -1


def leader_of(state: WolfsspurenState, habits: Habits | None) -> int:
    """The strongest wolf that can win a disc, of equals the highest; known to everyone."""
    if habits is not None and not all_reliable(state, habits):
        return NOBODY
    able = [wolf for wolf in from_the_top(state) if state.discs[wolf] < MOST_DISCS]
    return max(able, key=lambda wolf: state.strength[wolf], default=NOBODY)


def all_reliable(state: WolfsspurenState, habits: Habits) -> bool:
    return all(habits.is_reliable(state.figures, colour) for colour in state.wolves.colours)
