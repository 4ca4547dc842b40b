"""How to play Wolf & Hound sensibly: think a round ahead, over hands that fit what was seen.

The cards not yet seen are dealt at random again and again. In each deal everyone up to the seat's
next turn plays what is best for the own team at the start of the turn that follows. The figures
were tuned in matches against random players; docs/bots.md shows the results.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...core import Action, Chance, SearchSettings, Tactics
from . import lookahead
from .beliefs import imagined
from .evaluation import flocks, threats
from .model import PLACES, team_of
from .rules.playing import OVER
from .scoring import wins
from .state import WolfAndHoundState

SAMPLES: Final = 12
ROUND: Final = len(PLACES)
GAME: Final = 60.0


class WolfAndHoundTactics(Tactics[WolfAndHoundState]):
    settings = SearchSettings(exploration=0.3, expand_after=8)

    def weigh(self, state: WolfAndHoundState, seat: int, chance: Chance) -> Sequence[float]:
        legal = state.legal(seat)
        sums = [0.0] * len(legal)
        for _ in range(SAMPLES):
            dealt = state.redeal(seat, chance)
            for index, action in enumerate(legal):
                after = dealt.copy()
                after.play(seat, action)
                play_round(after, state.game, state.turn + ROUND)
                sums[index] += advantage(after, team_of(seat))
        return sums

    def determinise(self, state: WolfAndHoundState, seat: int, chance: Chance) -> WolfAndHoundState:
        return imagined(state, seat, chance)

    def play_on(self, state: WolfAndHoundState, chance: Chance) -> None:
        lookahead.play_on(state)

    def evaluate(self, state: WolfAndHoundState) -> Sequence[float]:
        """The chance of the seat's team to win the match."""
        return lookahead.prospects(state)


def play_round(state: WolfAndHoundState, game: int, turn: int) -> None:
    """Everyone plays the best card at sight until this turn begins or the game is over."""
    while state.awaiting != OVER and state.game == game and state.turn < turn:
        seat = state.to_act[0]
        state.play(seat, best_at_sight(state, seat))


def best_at_sight(state: WolfAndHoundState, seat: int) -> Action:
    """What is best for the team when the next turn has begun."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    values = []
    for action in legal:
        after = state.copy()
        after.play(seat, action)
        values.append(advantage(after, team_of(seat)))
    return legal[values.index(max(values))]


def evaluate(state: WolfAndHoundState) -> tuple[float, ...]:
    """How well each seat stands; the two teams' values are opposite."""
    blue = advantage(state, 0)
    return tuple(-blue if team_of(seat) else blue for seat in range(state.players))


def advantage(state: WolfAndHoundState, team: int) -> float:
    """Games won, sheep at home, and what the coming turns would change, for blue or yellow."""
    blue, yellow = wins(state.results)
    value = GAME * (blue - yellow)
    if state.awaiting != OVER:
        value += flocks(state.sheep)
        value += threats(state.table, state.places, state.backs, state.sheep, state.active)
    return -value if team else value
