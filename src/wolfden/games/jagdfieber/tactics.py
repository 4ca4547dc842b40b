"""How to play Jagdfieber sensibly: think one round ahead, on average over what others may play.

The figures were tuned in matches against random players; `benchmarks/bots.py` shows the result.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...core import Chance, Tactics
from ...kit.sealed import choice_of, sealed
from .model import CARDS, FOUR, PREY_POINTS, all_hold_cards, caught, hand_of, held, pile_of
from .rules import Round, carry_out
from .scoring import hand_points
from .state import JagdfieberState

SAMPLES: Final = 40
OTHERS: Final = 1.3
"""How much the others' average gain weighs against one's own."""
IN_HAND: Final = (0.5, -1.25, -2.7, -0.5, -0.6)
"""What a card still in hand is worth while the day goes on."""
AS_EASY_PREY: Final = (0.0, 2.6, 1.2, 0.65, 0.65)
"""What a card is worth that becomes easy prey: it may be taken before it is banked."""


class JagdfieberTactics(Tactics):
    def weigh(self, state: JagdfieberState, seat: int, chance: Chance) -> Sequence[float]:
        legal = state.legal(seat)
        sums = [0.0] * len(legal)
        for _ in range(SAMPLES):
            guessed = guess_choices(state, seat, chance)
            for index, action in enumerate(legal):
                cards = guessed | sealed(seat, action.id)
                done = carry_out(state.players, state.marker, cards, state.easy)
                sums[index] += worth(state, done, seat)
        return sums


def guess_choices(state: JagdfieberState, seat: int, chance: Chance) -> int:
    """A card for every other seat, drawn from its hand."""
    choices = 0
    for other in range(state.players):
        if other != seat:
            hand = hand_of(state.hands, other)
            cards = [card for card in CARDS for _ in range(held(hand, card))]
            choices |= sealed(other, chance.choice(cards))
    return choices


def worth(state: JagdfieberState, done: Round, seat: int) -> float:
    """How much better the seat stands after the round than the others do on average."""
    standings = [standing(state, done, each) for each in range(state.players)]
    mine = standings.pop(seat)
    return mine - OTHERS * sum(standings) / len(standings)


def standing(state: JagdfieberState, done: Round, seat: int) -> float:
    hands = state.hands + done.hands
    hand, pile = hand_of(hands, seat), pile_of(state.piles + done.piles, seat)
    easy = choice_of(done.easy, seat)
    points = float(sum(caught(pile, card) * PREY_POINTS[card] for card in CARDS))
    points += FOUR * ((state.fours | done.fours) >> seat & 1)
    if all_hold_cards(state.players, hands):
        points += sum(held(hand, card) * IN_HAND[card] for card in CARDS)
        return points + (0 if easy is None else AS_EASY_PREY[easy])
    return points + hand_points(hand) + (0 if easy is None else PREY_POINTS[easy])
