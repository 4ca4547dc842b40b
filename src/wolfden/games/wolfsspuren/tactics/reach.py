"""What a pack can give to its hunt: whether it can succeed at all, and whether it will."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..model import FULL_STRENGTH, OWN, TOKENS
from ..state import WolfsspurenState
from .habits import Habits

HOPELESS: Final = 14.5
"""If every wolf had to give so much to the pack hunt, it is better to save strength."""
REMEMBERED: Final = 4096


def can_kill(state: WolfsspurenState, kind: int) -> bool:
    """Whether the pack could kill such a prey if every wolf gave what it may live through."""
    figures = state.figures
    if figures.black[kind] > HOPELESS * len(state.pack):
        return False
    return sum(most_of(state, seat) for seat in range(state.players)) >= figures.green[kind]


def will_fail(state: WolfsspurenState, seat: int, habits: Habits) -> bool:
    """Whether the seat cannot save the hunt, the others giving what they were seen to give."""
    likely = most_of(state, seat) + given_by_others(state, seat, habits)
    return likely < state.figures.green[state.hunted]


def most_of(state: WolfsspurenState, seat: int) -> int:
    """The highest sum that the seat's wolves can show and live; small prey may strengthen them."""
    gain = max(state.figures.small_strength)
    strengths = (state.strength[wolf] for wolf in OWN[seat] if state.strength[wolf])
    return _most(
        state.figures.spirals, tuple(min(each + gain, FULL_STRENGTH) for each in strengths)
    )


@lru_cache(maxsize=REMEMBERED)
def _most(spirals: bytes, strengths: tuple[int, ...]) -> int:
    total, below = 0, TOKENS.stop
    for strength in sorted(strengths, reverse=True):
        fitting = [token for token in range(1, below) if spirals[token] < strength]
        below = fitting[-1] if fitting else 1
        total += fitting[-1] if fitting else 0
    return total


def given_by_others(state: WolfsspurenState, seat: int, habits: Habits) -> float:
    pack = state.pack
    share = state.figures.black[state.hunted] / len(pack)
    return sum(
        habits.expected(state.figures, other)
        * share
        * sum(1 for wolf in OWN[other] if state.strength[wolf])
        for other in range(state.players)
        if other != seat
    )
