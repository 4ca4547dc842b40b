"""The hooks that bots call."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from ....core import Chance, SearchSettings, Tactics, ahead
from ....kit.sealed import sealed
from ....kit.shares import softmax
from ....kit.standing import chances
from ..model import CARDS_IN, hand_of
from ..rules import resolve
from ..scoring import totals
from ..state import JagdfieberState
from .worth import Laid, easy_prey_worth, standings, worth

SAMPLES: Final = 30
"""How often the others' cards are guessed."""
SWING: Final = 5.0
"""The lead before one more day that makes it e times as likely to stay ahead."""


class JagdfieberTactics(Tactics[JagdfieberState]):
    settings = SearchSettings(temperature=0.5, expand_after=40)

    def weigh(self, state: JagdfieberState, seat: int, chance: Chance) -> Sequence[float]:
        legal = state.legal(seat)
        easy_worth = [easy_prey_worth(state, each) for each in range(state.players)]
        sums = [0.0] * len(legal)
        for _ in range(SAMPLES):
            guessed = guess_choices(state, seat, chance)
            for index, action in enumerate(legal):
                cards = guessed | sealed(seat, action.id)
                done = resolve(state.players, state.marker, cards, state.easy)
                sums[index] += worth(state, done, seat, easy_worth)
        return [total / SAMPLES for total in sums]

    def priors(self, state: JagdfieberState, seat: int, chance: Chance) -> Sequence[float]:
        """What others may expect of a seat: what it weighs highest, or nearly so."""
        return softmax(self.weigh(state, seat, chance), self.settings.temperature)

    def play_on(self, state: JagdfieberState, chance: Chance) -> None:
        """Nothing: what follows is too much like a lottery to tell more than the cards do."""

    def evaluate(self, state: JagdfieberState) -> Sequence[float]:
        """By the score sheet and the day so far; days to come make a lead less safe."""
        outcome = state.outcome
        if outcome is not None:
            return ahead(outcome.places)
        easy_worth = [easy_prey_worth(state, seat) for seat in range(state.players)]
        laid = Laid(state.hands, state.piles, state.fours, state.easy)
        today = standings(state.players, laid, easy_worth)
        points = [sum(pair) for pair in zip(totals(state), today, strict=True)]
        return chances(points, SWING * sqrt(state.days - len(state.past)))


def guess_choices(state: JagdfieberState, seat: int, chance: Chance) -> int:
    """A card for every other seat, drawn from its hand."""
    choices = 0
    for other in range(state.players):
        if other != seat:
            cards = CARDS_IN[hand_of(state.hands, other)]
            choices |= sealed(other, cards[chance.below(len(cards))])
    return choices
