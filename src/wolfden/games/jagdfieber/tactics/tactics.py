"""The hooks that bots call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core import Chance, SearchSettings, Tactics, ahead
from ....kit.standing import chances
from ..scoring import totals
from ..state import JagdfieberState
from .mixing import TEMPERATURE, WAVERING, scale, values_of
from .worth import Laid, easy_prey_worths, standings


BLUR: Final = 5.0
"""How much warmer the softmax is of those who overlook everything: they tell cards apart less."""


class JagdfieberTactics(Tactics[JagdfieberState]):
    def __init__(self, temperature: float = TEMPERATURE) -> None:
        self.settings = SearchSettings(temperature=temperature, wavering=WAVERING, expand_after=40)

    def overlooking(self, overlooks: float) -> JagdfieberTactics:
        return JagdfieberTactics(TEMPERATURE * (1 + BLUR * overlooks))

    def weigh(self, state: JagdfieberState, seat: int, chance: Chance) -> Sequence[float]:
        return values_of(state)[seat]

    def play_on(self, state: JagdfieberState, chance: Chance) -> None:
        """Nothing: what follows is too much like a lottery to tell more than the cards do."""

    def evaluate(self, state: JagdfieberState) -> Sequence[float]:
        """By the score sheet and the day so far; days to come make a lead less safe."""
        outcome = state.outcome
        if outcome is not None:
            return ahead(outcome.places)
        easy_worth = easy_prey_worths(state.players, state.hands)
        laid = Laid(state.hands, state.piles, state.fours, state.easy)
        today = standings(state.players, laid, easy_worth)
        points = [sum(pair) for pair in zip(totals(state), today, strict=True)]
        return chances(points, scale(state.days - len(state.past)))
