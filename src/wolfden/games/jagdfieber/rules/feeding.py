"""What it does to hands, piles and cards when some cards go after others.

It depends only on three sets of seats and on who comes first, so it is worked out once and kept.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kit.sealed import EVERYONE, SEAT_LIMIT
from ..model import COMPONENTS, HAND_BITS, ONE_EACH, PILE_AT, Card
from .catching import CLOCKWISE, catch, fed_by, whose_card, whose_easy_prey

HUNTER: Final = int(Card.HUNTER)
FEWEST, MOST = COMPONENTS["table"]["players"]


class Feeding:
    """What one kind of eater makes of a round."""

    __slots__ = ("cards", "caught", "easy", "hands", "prey")

    def __init__(self, hands: i64, prey: i64, cards: i64, easy: i64, caught: i64) -> None:
        self.hands = hands
        """To be added to the packed hands: the eaters that come back."""
        self.prey = prey
        """To be added to the meat or to the greens, as if all had eaten the first kind of food."""
        self.cards = cards
        self.easy = easy
        """The cards and the easy prey that it leaves, as masks."""
        self.caught = caught
        """Who took what; see `catching.py`."""


Tables = tuple[tuple[list[Feeding | None], ...], ...]
"""By marker, eaters, and then easy food and played food: two sets of seats in one number."""


def first_of(players: int, marker: int, eaters: int) -> int:
    return next((seat for seat in CLOCKWISE[players][marker] if eaters >> seat & 1), marker)


def tables_for(players: int) -> Tables:
    """Markers share what they have in common: only who of the eaters comes first matters."""
    shared: dict[tuple[int, int], list[Feeding | None]] = {
        (eaters, first): [None] * (1 << 2 * players)
        for eaters in range(1 << players)
        for first in range(players)
    }
    return tuple(
        tuple(shared[eaters, first_of(players, marker, eaters)] for eaters in range(1 << players))
        for marker in range(players)
    )


class Eaters:
    """A kind of card that goes after others, and its feedings as far as they are known."""

    __slots__ = ("card", "food_bits", "known", "prey_at")

    def __init__(self, card: Card, *food: Card) -> None:
        self.card = int(card)
        self.food_bits = sum(1 << SEAT_LIMIT * each for each in food)
        """Seats times this are the same seats in the place of each kind of food."""
        self.prey_at: int = PILE_AT[food[0]] % HAND_BITS
        self.known: tuple[Tables, ...] = tuple(
            tables_for(players) if players >= FEWEST else () for players in range(MOST + 1)
        )
        """By the number of players."""

    def feed(self, players: i64, marker: i64, eaters: i64, food: i64) -> Feeding:
        """One that was not known."""
        everyone = EVERYONE[players]
        caught = catch(players, marker, eaters, food & everyone, food >> players)
        found = self._work_out(everyone, eaters, caught)
        self.known[players][marker][eaters][food] = found
        return found

    def _work_out(self, everyone: int, eaters: int, caught: int) -> Feeding:
        """Fed hunters go back, the others are lost. Others stay if fed, or if all are hungry."""
        fed = fed_by(caught)
        if self.card == HUNTER:
            back, off = fed, eaters
        else:
            back = off = 0 if not fed and eaters == everyone else eaters - fed
        return Feeding(
            ONE_EACH[back] << 2 * self.card,
            ONE_EACH[fed] << self.prey_at,
            ~(off << SEAT_LIMIT * self.card | whose_card(caught) * self.food_bits),
            ~(whose_easy_prey(caught) * self.food_bits),
            caught,
        )


HUNTING: Final = Eaters(Card.HUNTER, Card.WOLF)
PROWLING: Final = Eaters(Card.WOLF, Card.RABBIT)
GRAZING: Final = Eaters(Card.RABBIT, Card.CARROT, Card.CLOSED)
