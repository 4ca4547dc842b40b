"""What a pack can give to its hunt: whether it can succeed at all, and whether it will."""

from __future__ import annotations

from collections.abc import Sequence
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
    gain = max(figures.small_strength)
    return _most_of_all(figures.spirals, bytes(state.strength), gain) >= figures.green[kind]


def will_fail(state: WolfsspurenState, seat: int, habits: Habits) -> bool:
    """Whether the seat cannot save the hunt, the others giving what they were seen to give."""
    likely = most_of(state, seat) + given_by_others(state, seat, habits)
    return likely < state.figures.green[state.hunted]


def most_of(state: WolfsspurenState, seat: int) -> int:
    """The highest sum that the seat's wolves can show and live; small prey may strengthen them."""
    gain = max(state.figures.small_strength)
    return _most(state.figures.spirals, [state.strength[wolf] for wolf in OWN[seat]], gain)


@lru_cache(maxsize=REMEMBERED)
def _most_of_all(spirals: bytes, strengths: bytes, gain: int) -> int:
    return sum([_most(spirals, [strengths[wolf] for wolf in own], gain) for own in OWN])


def _most(spirals: bytes, present: list[int], gain: int) -> int:
    strengths = [min(strength + gain, FULL_STRENGTH) for strength in present if strength]
    total, below = 0, TOKENS.stop
    for strength in sorted(strengths, reverse=True):
        fitting = [token for token in range(1, below) if spirals[token] < strength]
        below = fitting[-1] if fitting else 1
        total += fitting[-1] if fitting else 0
    return total


def left_by_the_careless(state: WolfsspurenState, seat: int, habits: Habits) -> float:
    """What is missing without those who give now and then; nothing if there are none.

    Who never gives is not fed by the others: that would make it pay.
    """
    others = [other for other in range(state.players) if other != seat]
    careful = [
        other
        for other in others
        if not habits.is_careless(state.figures, state.wolves.colours[other])
    ]
    if careful == others:
        return 0.0
    return state.figures.black[state.hunted] - given_by(state, careful, habits)


def given_by_others(state: WolfsspurenState, seat: int, habits: Habits) -> float:
    return given_by(state, [other for other in range(state.players) if other != seat], habits)


def given_by(state: WolfsspurenState, seats: Sequence[int], habits: Habits) -> float:
    share = state.figures.black[state.hunted] / len(state.pack)
    return sum(
        habits.expected(state.figures, state.wolves.colours[seat])
        * share
        * sum(1 for wolf in OWN[seat] if state.strength[wolf])
        for seat in seats
    )
