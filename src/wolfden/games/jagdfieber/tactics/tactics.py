"""The hooks that bots call."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from ....core import Action, Chance, Reason, SearchSettings, Tactics, ahead
from ....kit.sealed import sealed
from ....kit.shares import softmax
from ....kit.standing import chances
from ..actions import card_of
from ..model import CARDS_IN, hand_of
from ..rules import resolve
from ..scoring import totals
from ..state import JagdfieberState
from .reasons import GUESSES, reasons
from .worth import Laid, easy_prey_worth, standings, worth

SAMPLES: Final = 30
"""How often the others' cards are guessed."""
LOOKS: Final = 8
ANYTHING: Final = 0.3
"""How often others are thought to play anything, where it is told how a card will fare."""
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

    def likely(self, state: JagdfieberState, seat: int, chance: Chance) -> list[float]:
        """Priors that depend less on their guesses, and leave something to everything."""
        found = [self.priors(state, seat, chance) for _ in range(LOOKS)]
        even = ANYTHING / len(found[0])
        return [even + (1.0 - ANYTHING) * sum(each) / LOOKS for each in zip(*found, strict=True)]

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
        others = [each for each in range(state.players) if each != seat]
        hands = [
            (other, open_state.legal(other), self.likely(open_state, other, chance))
            for other in others
        ]
        return [
            sum(sealed(other, legal[drawn(shares, chance)].id) for other, legal, shares in hands)
            for _ in range(GUESSES)
        ]


def expected(state: JagdfieberState) -> tuple[list[float], float]:
    """Points so far and in sight, and the lead that counts."""
    easy_worth = [easy_prey_worth(state, seat) for seat in range(state.players)]
    laid = Laid(state.hands, state.piles, state.fours, state.easy)
    today = standings(state.players, laid, easy_worth)
    points = [sum(pair) for pair in zip(totals(state), today, strict=True)]
    return points, SWING * sqrt(state.days - len(state.past))


def drawn(shares: Sequence[float], chance: Chance) -> int:
    """The place of one of the shares, which add up to one."""
    point = chance.fraction()
    for index, share in enumerate(shares):
        point -= share
        if point < 0:
            return index
    return len(shares) - 1


def guess_choices(state: JagdfieberState, seat: int, chance: Chance) -> int:
    """A card for every other seat, drawn from its hand."""
    choices = 0
    for other in range(state.players):
        if other != seat:
            cards = CARDS_IN[hand_of(state.hands, other)]
            choices |= sealed(other, cards[chance.below(len(cards))])
    return choices
