"""Weighs actions a round ahead: cards not yet seen are dealt at random again and again.

In each deal everyone up to the seat's next turn plays what is best for the own team at the start
of the turn that follows.
"""

from __future__ import annotations

from typing import Final

from ....core import Action, Chance
from ..model import OVER, PLACES, team_of
from ..scoring import wins
from ..state import WolfAndHoundState
from .evaluation import flocks, threats

SAMPLES: Final = 12
FADING: Final = 12
"""How fast imagination goes with what is overlooked; one deal in mind misleads as often as not."""
ROUND: Final = len(PLACES)
GAME: Final = 60.0
"""What a game won is worth, as sheep are."""


def imagined(overlooks: float) -> int:
    """In how many deals one thinks who overlooks so much: yearling and pup in a single one."""
    return max(1, round(SAMPLES * (1.0 - overlooks) ** FADING))


def weigh(
    state: WolfAndHoundState, seat: int, chance: Chance, samples: int = SAMPLES
) -> list[float]:
    legal = state.legal(seat)
    sums = [0.0] * len(legal)
    for _ in range(samples):
        dealt = state.redeal(seat, chance)
        for index, action in enumerate(legal):
            after = dealt.copy()
            after.carry_out(seat, action, None)
            play_round(after, state.game, state.turn + ROUND)
            sums[index] += advantage(after, team_of(seat))
    return sums


def play_round(state: WolfAndHoundState, game: int, turn: int) -> None:
    """Everyone plays the best card at sight until this turn begins or the game is over."""
    while state.awaiting != OVER and state.game == game and state.turn < turn:
        seat = state.owner
        state.carry_out(seat, best_at_sight(state, seat), None)


def best_at_sight(state: WolfAndHoundState, seat: int) -> Action:
    """What is best for the team when the next turn has begun."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    values = []
    for action in legal:
        after = state.copy()
        after.carry_out(seat, action, None)
        values.append(advantage(after, team_of(seat)))
    return legal[values.index(max(values))]


def advantage(state: WolfAndHoundState, team: int) -> float:
    """Games won, sheep at home, and what the coming turns would change, for blue or yellow."""
    blue, yellow = wins(state.results)
    value = GAME * (blue - yellow)
    if state.awaiting != OVER:
        value += flocks(state.sheep)
        value += threats(state.table, state.standing, state.sheep, state.active)
    return -value if team else value
