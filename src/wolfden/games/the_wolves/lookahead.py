"""How a search looks ahead: what is likely to be best, where it rests, what a position promises.

A search rests between two turns only. So it compares whole turns, each decision that it has not
tried otherwise being greedy's, and then whole turns of the others in reply.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import TYPE_CHECKING, Final

from ...kit.standing import chances
from .evaluation import evaluate
from .model import Phase
from .outlook import outlook

if TYPE_CHECKING:
    from .state import TheWolvesState

HEAT: Final = {Phase.PLACE: 0.1, Phase.PAY: 0.5}
"""What weighs so much less than another is e times as unlikely to be better …"""
USUAL_HEAT: Final = 2.0
"""… and so much in the other phases."""
TURN: Final = (8.0, 3.0)
"""What a turn is worth at the end of a match, and how much more at its beginning."""
LEAD: Final = (3.5, 4.0)
"""The lead that makes one e times as likely as not to stay ahead, likewise.

Both come from how 150 matches of four greedy players ended who slip now and then: 5,002 turns.
"""


def likelihoods(weights: Sequence[float], phase: Phase) -> list[float]:
    """Weights as shares of one."""
    best, heat = max(weights), HEAT.get(phase, USUAL_HEAT)
    shares = [exp((weight - best) / heat) for weight in weights]
    total = sum(shares)
    return [share / total for share in shares]


def turn_begins(state: TheWolvesState) -> bool:
    return state.phase is Phase.ACT and not state.actions_done


def standing(state: TheWolvesState) -> list[float]:
    """Each seat's chances between two turns: whoever waits longer for the next is behind."""
    left, players = outlook(state).left, state.players
    wait = (TURN[0] + TURN[1] * left) / players
    points = [
        value - wait * ((seat - state.active) % players)
        for seat, value in enumerate(evaluate(state))
    ]
    return chances(points, LEAD[0] + LEAD[1] * left)
