"""How to play Jagdfieber sensibly: think one round ahead, on average over what others may play.

The figures were tuned in matches against random players; docs/bots.md shows the results.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, sqrt
from typing import Final, NamedTuple

from ...core import Chance, SearchSettings, Tactics, ahead
from ...kit.sealed import choice_of, sealed
from ...kit.standing import chances
from .model import (
    CARDS,
    FOUR,
    HAND_BITS,
    HAND_MASK,
    PILE_BITS,
    PILE_MASK,
    PREY_POINTS,
    Card,
    all_hold_cards,
    caught,
    hand_of,
    held,
    pile_of,
)  # fmt: skip
from .rules import Round, carry_out
from .scoring import hand_points
from .state import JagdfieberState

SAMPLES: Final = 30
SWING: Final = 5.0
"""The lead before one more day that makes it e times as likely to stay ahead."""
OTHERS: Final = 2.4
"""How much the others' average gain weighs against one's own."""
IN_HAND: Final = (2.0, -0.7, -2.4, -2.9, -1.5)
"""What a card still in hand is worth while the day goes on, by card."""
KEPT: Final = (0.0, 0.88, 0.73, 0.73, 2.2)
"""The share of an easy prey's points that its owner counts on when nobody hunts it, by card."""
DREAD: Final = (0.0, 0.6, 0.2, 0.28, 0.18)
"""How much of that share goes when a hunter of it must be expected, by card."""
CARDS_IN: Final = tuple(
    tuple(card for card in CARDS for _ in range(held(hand, card))) for hand in range(HAND_MASK + 1)
)
"""All cards of a hand, by its ten bits."""
PROMISES: Final = tuple(sum(IN_HAND[card] for card in cards) for cards in CARDS_IN)
"""What a hand is worth while the day goes on, and at its end."""
HAND_POINTS_OF: Final = tuple(float(hand_points(hand)) for hand in range(HAND_MASK + 1))
HUNTED_BY: Final = (Card.HUNTER, Card.HUNTER, Card.WOLF, Card.RABBIT, Card.RABBIT)


class Laid(NamedTuple):
    """What lies on the table, packed as in a state."""

    hands: int
    piles: int
    fours: int
    easy: int


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
                done = carry_out(state.players, state.marker, cards, state.easy)
                sums[index] += worth(state, done, seat, easy_worth)
        return [total / SAMPLES for total in sums]

    def priors(self, state: JagdfieberState, seat: int, chance: Chance) -> Sequence[float]:
        """What others may expect of a seat: what it weighs highest, or nearly so."""
        weights = self.weigh(state, seat, chance)
        best = max(weights)
        shares = [exp((weight - best) / self.settings.temperature) for weight in weights]
        total = sum(shares)
        return [share / total for share in shares]

    def play_on(self, state: JagdfieberState, chance: Chance) -> None:
        """Nothing: what follows is too much like a lottery to tell more than the cards do."""

    def evaluate(self, state: JagdfieberState) -> Sequence[float]:
        """By the score sheet and the day so far; days to come make a lead less safe."""
        outcome = state.outcome
        if outcome is not None:
            return ahead(outcome.places)
        players, totals = state.players, [0] * state.players
        for hands, piles, fours in state.past:
            for seat in range(players):
                totals[seat] += hand_points(hand_of(hands, seat))
                totals[seat] += pile_points(pile_of(piles, seat)) + FOUR * (fours >> seat & 1)
        easy_worth = [easy_prey_worth(state, seat) for seat in range(players)]
        today = standings(
            players, Laid(state.hands, state.piles, state.fours, state.easy), easy_worth
        )
        points = [sum(pair) for pair in zip(totals, today, strict=True)]
        return chances(points, SWING * sqrt(state.days - len(state.past)))


def guess_choices(state: JagdfieberState, seat: int, chance: Chance) -> int:
    """A card for every other seat, drawn from its hand."""
    choices = 0
    for other in range(state.players):
        if other != seat:
            cards = CARDS_IN[hand_of(state.hands, other)]
            choices |= sealed(other, cards[chance.below(len(cards))])
    return choices


def easy_prey_worth(state: JagdfieberState, owner: int) -> list[float]:
    """What each card would be worth as the owner's easy prey, by who could still hunt it."""
    hands = [hand_of(state.hands, seat) for seat in range(state.players) if seat != owner]
    total = sum(len(CARDS_IN[hand]) for hand in hands)
    worths = []
    for card in CARDS:
        hunters = sum(held(hand, HUNTED_BY[card]) for hand in hands)
        expected = min(1.0, hunters * len(hands) / total)
        worths.append(PREY_POINTS[card] * (KEPT[card] - DREAD[card] * expected))
    return worths


def worth(state: JagdfieberState, done: Round, seat: int, easy_worth: list[list[float]]) -> float:
    """How much better the seat stands after the round than the others do on average."""
    hands, piles = state.hands + done.hands, state.piles + done.piles
    fours = state.fours | done.fours
    points = standings(state.players, Laid(hands, piles, fours, done.easy), easy_worth)
    mine = points.pop(seat)
    return mine - OTHERS * sum(points) / len(points)


def standings(players: int, laid: Laid, easy_worth: list[list[float]]) -> list[float]:
    """What the day has brought every seat so far, and what it may still bring."""
    hands, piles, fours, easy = laid
    going_on = all_hold_cards(players, hands)
    promises = PROMISES if going_on else HAND_POINTS_OF
    found = []
    for seat in range(players):
        points = promises[hands >> HAND_BITS * seat & HAND_MASK]
        points += pile_points(piles >> PILE_BITS * seat & PILE_MASK) + FOUR * (fours >> seat & 1)
        prey = choice_of(easy, seat)
        if prey is not None:
            points += easy_worth[seat][prey] if going_on else PREY_POINTS[prey]
        found.append(points)
    return found


@lru_cache(maxsize=1 << 16)
def pile_points(pile: int) -> int:
    return sum(caught(pile, card) * PREY_POINTS[card] for card in CARDS)
