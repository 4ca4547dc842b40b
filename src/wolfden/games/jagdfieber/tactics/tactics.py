"""The hooks that bots call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core import Action, Chance, Reason, SearchSettings, Tactics, ahead
from ....kit.sealed import sealed
from ....kit.shares import softmax
from ....kit.standing import chances
from ..actions import card_of
from ..scoring import totals
from ..state import JagdfieberState
from .mixing import TEMPERATURE, WAVERING, scale, values_of
from .reasons import GUESSES, reasons
from .worth import Laid, easy_prey_worths, standings

BLUR: Final = 10.0
"""How much warmer the softmax is of those who overlook everything: they tell cards apart less."""

SLIPS: Final = 0.5
"""Few cards are worth a thought, and a yearling sees most of them."""


class JagdfieberTactics(Tactics[JagdfieberState]):
    def __init__(self, temperature: float = TEMPERATURE) -> None:
        self.mixing = SearchSettings(
            temperature=temperature, wavering=WAVERING, expand_after=40, slips=SLIPS
        )

    @property
    def settings(self) -> SearchSettings:
        return self.mixing

    def overlooking(self, overlooks: float) -> JagdfieberTactics:
        return JagdfieberTactics(TEMPERATURE * (1 + BLUR * overlooks))

    def weigh(self, state: JagdfieberState, seat: int, chance: Chance) -> Sequence[float]:
        return values_of(state)[seat]

    def play_on(self, state: JagdfieberState, chance: Chance) -> None:
        """Nothing: what follows is too much like a lottery to tell more than the cards do."""

    def evaluate(self, state: JagdfieberState) -> Sequence[float]:
        """By the score sheet and the day so far; days to come make a lead less safe."""
        outcome = state.outcome
        return ahead(outcome.places) if outcome is not None else chances(*expected(state))

    def winning(self, state: JagdfieberState) -> Sequence[float]:
        return super().winning(state) if state.outcome is not None else softmax(*expected(state))

    def reasons(
        self,
        state: JagdfieberState,
        seat: int,
        plan: Sequence[Action],
        instead: Sequence[Action],
        chance: Chance,
    ) -> Sequence[Reason]:
        guesses = self.sensible_cards(state, seat, chance)
        return reasons(state, seat, card_of(plan[0]), card_of(instead[0]), guesses)

    def sensible_cards(self, state: JagdfieberState, seat: int, chance: Chance) -> list[int]:
        """Cards of every other seat, sealed, as often as sensible players would play them."""
        open_state = state.reopened(seat)
        hands = [
            (other, open_state.legal(other), softmax(values, WAVERING))
            for other, values in enumerate(values_of(open_state))
            if other != seat
        ]
        return [
            sum(sealed(other, legal[drawn(shares, chance)].id) for other, legal, shares in hands)
            for _ in range(GUESSES)
        ]


def expected(state: JagdfieberState) -> tuple[list[float], float]:
    """Points so far and in sight, and the lead that counts."""
    easy_worth = easy_prey_worths(state.players, state.hands)
    laid = Laid(state.hands, state.meat, state.greens, state.fours, state.easy)
    today = standings(state.players, laid, easy_worth)
    points = [sum(pair) for pair in zip(totals(state), today, strict=True)]
    return points, scale(state.days - len(state.past))


def drawn(shares: Sequence[float], chance: Chance) -> int:
    """The place of one of the shares, which add up to one."""
    point = chance.fraction()
    for index, share in enumerate(shares):
        point -= share
        if point < 0:
            return index
    return len(shares) - 1
