"""How to play Jagdfieber sensibly: think one round ahead, on average over what others may play."""

from __future__ import annotations

from collections.abc import Sequence

from ...core import Chance, Tactics
from ...kit.sealed import chosen, seal
from .actions import card_of
from .model import CARDS, FOUR, HAND_POINTS, PREY_POINTS, caught, hand_of, held, pile_of
from .rules import Round, round_of
from .state import JagdfieberState

SAMPLES = 60
SAFE = 0.65
"""How much of an easy prey's worth its owner may expect to keep."""


class JagdfieberTactics(Tactics):
    def weigh(self, state: JagdfieberState, seat: int, chance: Chance) -> Sequence[float]:
        legal = state.legal(seat)
        sums = [0.0] * len(legal)
        for _ in range(SAMPLES):
            guessed = guess_choices(state, seat, chance)
            for index, action in enumerate(legal):
                choices = seal(guessed, seat, card_of(action))
                done = round_of(state.players, state.marker, choices, state.easy)
                sums[index] += worth(state, done, seat)
        return sums


def guess_choices(state: JagdfieberState, seat: int, chance: Chance) -> int:
    """A card for every other seat, drawn from its hand."""
    choices = 0
    for other in range(state.players):
        if other != seat:
            hand = hand_of(state.hands, other)
            cards = [card for card in CARDS for _ in range(held(hand, card))]
            choices = seal(choices, other, chance.choice(cards))
    return choices


def worth(state: JagdfieberState, done: Round, seat: int) -> float:
    """How the seat would stand after the round, compared with the others on average."""
    worths = [standing(state, done, each) for each in range(state.players)]
    return worths[seat] - sum(worths) / state.players


def standing(state: JagdfieberState, done: Round, seat: int) -> float:
    hand = hand_of(state.hands + done.hands, seat)
    pile = pile_of(state.piles + done.piles, seat)
    points = sum(caught(pile, card) * PREY_POINTS[card] for card in CARDS)
    points += FOUR * ((state.fours | done.fours) >> seat & 1)
    points += sum(held(hand, card) * HAND_POINTS[card] for card in CARDS)
    return points + SAFE * PREY_POINTS[chosen(done.easy, seat)]
