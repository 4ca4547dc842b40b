"""How to play Jagdfieber sensibly: think one round ahead, on average over what others may play.

The figures were tuned in matches against random players; `benchmarks/bots.py` shows the result.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from ...core import Chance, Tactics, ahead
from ...kit.sealed import choice_of, sealed
from ...kit.standing import chances
from .model import CARDS, FOUR, PREY_POINTS, Card, all_hold_cards, caught, hand_of, held, pile_of
from .rules import NOBODY, Round, carry_out
from .scoring import hand_points, totals
from .state import JagdfieberState

SAMPLES: Final = 30
SWING: Final = 5.0
"""The lead before one more day that makes it e times as likely to stay ahead."""
OTHERS: Final = 2.4
"""How much the others' average gain weighs against one's own."""
IN_HAND: Final = (1.95, -0.35, -2.9, -3.6, -1.85)
"""What a card still in hand is worth while the day goes on, by card."""
KEPT: Final = (0.0, 0.68, 0.56, 0.56, 1.69)
"""The share of an easy prey's points that its owner counts on when nobody hunts it, by card."""
DREAD: Final = (0.0, 0.99, 0.34, 0.46, 0.3)
"""How much of that share goes when a hunter of it must be expected, by card."""
HUNTED_BY: Final = (Card.HUNTER, Card.HUNTER, Card.WOLF, Card.RABBIT, Card.RABBIT)


class JagdfieberTactics(Tactics):
    surprise = 0.5
    ripe = 40
    sealed = frozenset({"play"})

    def weigh(self, state: JagdfieberState, seat: int, chance: Chance) -> Sequence[float]:
        legal = state.legal(seat)
        easy_worth = [easy_prey_worth(state, each) for each in range(state.players)]
        sums = [0.0] * len(legal)
        for _ in range(SAMPLES):
            guessed = guess_choices(state, seat, chance)
            for index, action in enumerate(legal):
                cards = guessed | sealed(seat, action.id)
                done = carry_out(state.players, state.marker, cards, state.easy)
                sums[index] += worth(state, done, seat, easy_worth)
        return [total / SAMPLES for total in sums]

    def priors(self, state: JagdfieberState, seat: int, chance: Chance) -> Sequence[float]:
        """What others may expect of a seat: what it weighs highest, or nearly so."""
        weights = self.weigh(state, seat, chance)
        best = max(weights)
        shares = [exp((weight - best) / self.surprise) for weight in weights]
        total = sum(shares)
        return [share / total for share in shares]

    def play_on(self, state: JagdfieberState, chance: Chance) -> None:
        """Nothing: what follows is too much like a lottery to tell more than the cards do."""

    def prospects(self, state: JagdfieberState) -> Sequence[float]:
        """By the score sheet; days to come make a lead less safe."""
        outcome = state.outcome
        if outcome is not None:
            return ahead(outcome.places)
        points = [
            total + standing(state, NOTHING, seat, easy_prey_worth(state, seat))
            for seat, total in enumerate(totals(state.players, state.sheet))
        ]
        return chances(points, SWING * sqrt(state.days - len(state.past)))


NOTHING: Final = Round(0, 0, 0, 0, 0, NOBODY, NOBODY, NOBODY)


def guess_choices(state: JagdfieberState, seat: int, chance: Chance) -> int:
    """A card for every other seat, drawn from its hand."""
    choices = 0
    for other in range(state.players):
        if other != seat:
            hand = hand_of(state.hands, other)
            cards = [card for card in CARDS for _ in range(held(hand, card))]
            choices |= sealed(other, chance.choice(cards))
    return choices


def easy_prey_worth(state: JagdfieberState, owner: int) -> list[float]:
    """What each card would be worth as the owner's easy prey, by who could still hunt it."""
    hands = [hand_of(state.hands, seat) for seat in range(state.players) if seat != owner]
    total = sum(held(hand, card) for hand in hands for card in CARDS)
    worths = []
    for card in CARDS:
        hunters = sum(held(hand, HUNTED_BY[card]) for hand in hands)
        expected = min(1.0, hunters * len(hands) / total)
        worths.append(PREY_POINTS[card] * (KEPT[card] - DREAD[card] * expected))
    return worths


def worth(state: JagdfieberState, done: Round, seat: int, easy_worth: list[list[float]]) -> float:
    """How much better the seat stands after the round than the others do on average."""
    standings = [standing(state, done, each, easy_worth[each]) for each in range(state.players)]
    mine = standings.pop(seat)
    return mine - OTHERS * sum(standings) / len(standings)


def standing(state: JagdfieberState, done: Round, seat: int, easy_worth: Sequence[float]) -> float:
    hands = state.hands + done.hands
    hand, pile = hand_of(hands, seat), pile_of(state.piles + done.piles, seat)
    easy = choice_of(done.easy or (state.easy if done is NOTHING else 0), seat)
    points = float(sum(caught(pile, card) * PREY_POINTS[card] for card in CARDS))
    points += FOUR * ((state.fours | done.fours) >> seat & 1)
    if all_hold_cards(state.players, hands):
        points += sum(held(hand, card) * IN_HAND[card] for card in CARDS)
        return points + (0 if easy is None else easy_worth[easy])
    return points + hand_points(hand) + (0 if easy is None else PREY_POINTS[easy])
