"""What it does to hands, piles and cards when some cards go after others.

It depends only on three sets of seats and on who comes first, so it is worked out once and kept.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kit.sealed import EVERYONE, SEAT_LIMIT, SEAT_MASK
from ..model import CARDS, COMPONENTS, HAND_BITS, ONE_EACH, PILE_AT, Card
from .catching import CLOCKWISE, catch, fed_by, whose_card, whose_easy_prey

HUNTER: Final = int(Card.HUNTER)
FEWEST, MOST = COMPONENTS["table"]["players"]
ALL_CARDS: Final = (1 << SEAT_LIMIT * len(CARDS)) - 1


class Feeding:
    """What one kind of eater makes of a round."""

    __slots__ = ("cards", "caught", "easy", "hands", "hungry", "left", "prey")

    def __init__(  # noqa: PLR0917 - once for each
        self, hands: i64, prey: i64, cards: i64, easy: i64, left: i64, hungry: i64, caught: i64
    ) -> None:
        self.hands = hands
        """To be taken from the packed hands: the eaters that do not come back, and the cards that
        they caught where these are of one kind."""
        self.prey = prey
        """To be added to the meat or to the greens, from which what was caught of the easy prey is
        taken, as if all food were of the first kind."""
        self.cards = cards
        self.easy = easy
        """The cards that it leaves and the easy prey that it takes, as masks."""
        self.left = left
        """The seats whose food is left above their lodges."""
        self.hungry = hungry
        """The seats that caught nothing."""
        self.caught = caught
        """Who took what; see `catching.py`."""


Tables = tuple[tuple[list[Feeding | None], ...], ...]
"""By marker, by eaters and their food above the lodges (two sets of seats side by side), and by
food that is easy prey."""


def first_of(players: int, marker: int, eaters: int) -> int:
    return next((seat for seat in CLOCKWISE[players][marker] if eaters >> seat & 1), marker)


def tables_for(players: int) -> Tables:
    """Markers share what they have in common: only who of the eaters comes first matters."""
    seats = range(1 << players)
    shared: dict[tuple[int, int, int], list[Feeding | None]] = {
        (eaters, food, first): [None] * len(seats)
        for eaters in seats
        for food in seats
        for first in range(players)
        if not eaters & food
    }
    return tuple(
        tuple(
            shared.get((eaters, food, first_of(players, marker, eaters)), [])
            for food in range(1 << players)
            for eaters in range(1 << SEAT_LIMIT)
        )
        for marker in range(players)
    )


class Eaters:
    """A kind of card that goes after others, and its feedings as far as they are known."""

    __slots__ = ("card", "food", "food_bits", "known", "prey_at")

    def __init__(self, card: Card, *food: Card) -> None:
        self.card = int(card)
        self.food = food
        self.food_bits = sum(1 << SEAT_LIMIT * each for each in food)
        """Seats times this are the same seats in the place of each kind of food."""
        self.prey_at: int = PILE_AT[food[0]] % HAND_BITS
        self.known: tuple[Tables, ...] = tuple(
            tables_for(players) if players >= FEWEST else () for players in range(MOST + 1)
        )
        """By the number of players."""

    def feed(self, players: i64, marker: i64, above: i64, easy: i64) -> Feeding:
        """One that was not known."""
        eaters, food = above & SEAT_MASK, above >> SEAT_LIMIT
        caught = catch(players, marker, eaters, easy, food)
        found = self._work_out(EVERYONE[players], eaters, food, caught)
        self.known[players][marker][above][easy] = found
        return found

    def _work_out(self, everyone: int, eaters: int, food: int, caught: int) -> Feeding:
        """Fed hunters go back, the others are lost. Others stay if fed, or if all are hungry."""
        fed, taken, easy = fed_by(caught), whose_card(caught), whose_easy_prey(caught)
        hungry = eaters - fed
        if self.card == HUNTER:
            gone, off = hungry, eaters
        else:
            off = 0 if hungry == everyone else hungry
            gone = eaters - off
        hands = ONE_EACH[gone] << 2 * self.card
        if len(self.food) == 1:
            hands += ONE_EACH[taken] << 2 * self.food[0]
        return Feeding(
            hands,
            ONE_EACH[fed] - ONE_EACH[easy] << self.prey_at,
            ALL_CARDS & ~(off << SEAT_LIMIT * self.card | taken * self.food_bits),
            easy * self.food_bits,
            food - taken,
            hungry,
            caught,
        )


HUNTING: Final = Eaters(Card.HUNTER, Card.WOLF)
PROWLING: Final = Eaters(Card.WOLF, Card.RABBIT)
GRAZING: Final = Eaters(Card.RABBIT, Card.CARROT, Card.CLOSED)
