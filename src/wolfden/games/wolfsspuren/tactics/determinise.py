"""A position as a seat may guess it: what others hide is what sensible players would do.

Plans are completed from the tokens shown so far. Choices that others have sealed are taken back,
for they can be guessed as well as those that are still to be made.
"""

from __future__ import annotations

from ....core import Chance
from ..model import OWNERS, Phase, Stage
from ..redeal import redeal_cards, unplan
from ..state import WolfsspurenState
from .completion import complete
from .habits import Habits
from .planner import as_generous


def determinise(
    state: WolfsspurenState, seat: int, habits: Habits, chance: Chance
) -> WolfsspurenState:
    twin = state.reopened(seat)
    twin.chance = chance.fork()
    redeal_cards(twin, seat)
    if twin.stage >= Stage.PLAN and twin.phase < Phase.RANK_FIGHTS:
        for other in range(state.players):
            if other != seat:
                guess_plan(twin, other, habits, chance)
    return twin


def guess_plan(state: WolfsspurenState, other: int, habits: Habits, chance: Chance) -> None:
    """While others still plan, they are thought to have finished."""
    if not any(OWNERS[wolf] == other for wolf in state.pack):
        return
    unplan(state, other)
    hunting = habits.guess(state.figures, state.wolves.colours[other], chance)
    complete(state, other, as_generous(hunting), chance)
    if state.stage == Stage.PLAN:
        state.owing &= ~(1 << other)
