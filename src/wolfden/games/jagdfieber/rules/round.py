"""A round of Jagdfieber, from the reveal to the new easy prey ("sequence of the cards' effects").

Where cards lie is a bit set of seats for each card.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ....kit.sealed import EVERYONE, SEAT_LIMIT, seats_choosing
from ..model import CARDS, HANDS_OF, PILES_OF, Card, in_pile
from .feeding import EASY, FEEDINGS, NOBODY, PLAYED, Feeding

WOLVES: Final = SEAT_LIMIT * Card.WOLF
RABBITS: Final = SEAT_LIMIT * Card.RABBIT
CARROTS: Final = SEAT_LIMIT * Card.CARROT
CLOSED: Final = SEAT_LIMIT * Card.CLOSED
HUNTER, WOLF, RABBIT, CARROT = 0, 1, 2, 3
CARROT_TO_CLOSED: Final = tuple(
    in_pile(seat, Card.CLOSED) - in_pile(seat, Card.CARROT) for seat in range(SEAT_LIMIT)
)


class Round(NamedTuple):
    """What a round changes, and the three feedings it went through."""

    hands: int
    """To be added to the packed hands; played cards count below zero."""
    piles: int
    """To be added to the packed prey piles."""
    easy: int
    """The easy prey of the next round."""
    fours: int
    """The lodges that turn to "4", as a bit set."""
    lost: int
    """The lodges with their hunter underneath, as a bit set."""
    hunters: Feeding
    wolves: Feeding
    rabbits: Feeding


class Laid(NamedTuple):
    """The cards of a table, one at most a seat: who lies where, and all of them packed."""

    hunters: int
    wolves: int
    rabbits: int
    carrots: int
    closed: int
    in_hands: int
    in_piles: int


class Tables(dict[int, Laid]):
    """Every way in which cards can lie, by the packed choices."""

    def __missing__(self, cards: int) -> Laid:
        seats = [seats_choosing(cards, card) for card in CARDS]
        in_hands = sum(HANDS_OF[card][seats[card]] for card in CARDS)
        in_piles = sum(PILES_OF[card][seats[card]] for card in CARDS)
        self[cards] = laid = Laid._make((*seats, in_hands, in_piles))
        return laid


TABLES: Final = Tables()


def resolve(players: int, marker: int, cards: int, easy: int) -> Round:
    """Closed season or hunters, then wolves, then rabbits, then the lodges are cleared.

    One long function, since every playout spends its time here.
    """
    feedings = FEEDINGS[players][marker]
    hunters, wolves, rabbits, carrots, closed, hands, _ = TABLES[cards]
    _, easy_wolves, easy_rabbits, easy_carrots, easy_closed, _, _ = TABLES[easy]
    hands = -hands
    piles = fours = 0
    hunting = prowling = grazing = NOBODY
    if hunters:
        cards -= hunters
        if closed:
            piles = PILES_OF[HUNTER][hunters]
            fours = closed
        else:
            hunting = feedings[hunters | easy_wolves << EASY | wolves << PLAYED]
            fed, _, easy_taken, taken, _ = hunting
            hands += HANDS_OF[HUNTER][fed]
            piles = PILES_OF[WOLF][fed]
            easy -= easy_taken << WOLVES
            cards -= taken << WOLVES
            wolves -= taken
    if wolves:
        prowling = feedings[wolves | easy_rabbits << EASY | rabbits << PLAYED]
        fed, hungry, easy_taken, taken, _ = prowling
        piles += PILES_OF[RABBIT][fed]
        easy -= easy_taken << RABBITS
        cards -= taken << RABBITS
        rabbits -= taken
        if hungry and hungry != EVERYONE[players]:
            hands += HANDS_OF[WOLF][hungry]
            cards -= hungry << WOLVES
    if rabbits:
        food, easy_food = carrots | closed, easy_carrots | easy_closed
        grazing = feedings[rabbits | easy_food << EASY | food << PLAYED]
        fed, hungry, easy_taken, taken, catches = grazing
        piles += PILES_OF[CARROT][fed]
        easy -= (easy_taken & easy_carrots) << CARROTS
        cards -= (taken & carrots) << CARROTS
        if taken & closed or easy_taken & easy_closed:
            easy -= (easy_taken & easy_closed) << CLOSED
            cards -= (taken & closed) << CLOSED
            for seat, owner, from_easy in catches:
                if (easy_closed if from_easy else closed) >> owner & 1:
                    piles += CARROT_TO_CLOSED[seat]
        if hungry and hungry != EVERYONE[players]:
            hands += HANDS_OF[RABBIT][hungry]
            cards -= hungry << RABBITS
    piles += TABLES[easy].in_piles
    return Round(hands, piles, cards, fours, hunting.hungry, hunting, prowling, grazing)
