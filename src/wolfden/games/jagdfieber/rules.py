"""A round of Jagdfieber, from the reveal to the new easy prey ("sequence of the cards' effects").

Where cards lie is a bit set of seats for each card. Who catches whom depends only on three such
sets and the marker, so it is worked out once for each and kept.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ...kit.sealed import EVERYONE, SEAT_LIMIT, SEAT_MASK, seats_choosing
from .model import CARDS, HANDS_OF, PILES_OF, Card, in_pile

WOLVES: Final = SEAT_LIMIT * Card.WOLF
RABBITS: Final = SEAT_LIMIT * Card.RABBIT
CARROTS: Final = SEAT_LIMIT * Card.CARROT
CLOSED: Final = SEAT_LIMIT * Card.CLOSED
EASY: Final = SEAT_LIMIT
PLAYED: Final = 2 * SEAT_LIMIT
HUNTER, WOLF, RABBIT, CARROT = 0, 1, 2, 3
CARROT_TO_CLOSED: Final = tuple(
    in_pile(seat, Card.CLOSED) - in_pile(seat, Card.CARROT) for seat in range(SEAT_LIMIT)
)


class Catch(NamedTuple):
    seat: int
    owner: int
    easy: bool


class Feeding(NamedTuple):
    """What happens when some cards go after others, in order from the marker's holder."""

    fed: int
    hungry: int
    easy_left: int
    played_left: int
    catches: tuple[Catch, ...]


class Feedings(dict[int, Feeding]):
    """Every feeding of a table with this marker, by eaters, easy food and played food."""

    def __init__(self, players: int, marker: int) -> None:
        super().__init__()
        self.players = players
        self.marker = marker

    def __missing__(self, key: int) -> Feeding:
        eaters, easy = key & SEAT_MASK, key >> EASY & SEAT_MASK
        self[key] = found = self.feed(eaters, easy, key >> PLAYED)
        return found

    def feed(self, eaters: int, easy: int, played: int) -> Feeding:
        fed = 0
        catches = []
        for seat in self.seats_from(self.marker):
            if eaters >> seat & 1 and (catch := self.nearest(seat, easy, played)):
                fed |= 1 << seat
                catches.append(catch)
                if catch.easy:
                    easy &= ~(1 << catch.owner)
                else:
                    played &= ~(1 << catch.owner)
        return Feeding(fed, eaters & ~fed, easy, played, tuple(catches))

    def nearest(self, seat: int, easy: int, played: int) -> Catch | None:
        """The first food clockwise, easy prey before the played card, never one's own."""
        for owner in self.seats_from(seat)[1:]:
            if (easy | played) >> owner & 1:
                return Catch(seat, owner, bool(easy >> owner & 1))
        return None

    def seats_from(self, first: int) -> list[int]:
        return [(first + step) % self.players for step in range(self.players)]


FEEDINGS: Final = tuple(
    tuple(Feedings(players, marker) for marker in range(players))
    for players in range(SEAT_LIMIT + 1)
)


NOBODY: Final = Feeding(0, 0, 0, 0, ())


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


class Packed(dict[int, int]):
    """The cards of a table, one at most a seat, as packed hands or piles."""

    def __init__(self, units: tuple[tuple[int, ...], ...]) -> None:
        super().__init__()
        self.units = units

    def __missing__(self, cards: int) -> int:
        total = sum(self.units[card][seats_choosing(cards, card)] for card in CARDS)
        self[cards] = total
        return total


AS_HANDS: Final = Packed(HANDS_OF)
AS_PILES: Final = Packed(PILES_OF)


def carry_out(players: int, marker: int, cards: int, easy: int) -> Round:
    """Closed season or hunters, then wolves, then rabbits, then the lodges are cleared.

    One long function, since every playout spends its time here.
    """
    feedings = FEEDINGS[players][marker]
    hunters, wolves = cards & SEAT_MASK, cards >> WOLVES & SEAT_MASK
    rabbits, carrots = cards >> RABBITS & SEAT_MASK, cards >> CARROTS & SEAT_MASK
    closed = cards >> CLOSED
    easy_wolves, easy_rabbits = easy >> WOLVES & SEAT_MASK, easy >> RABBITS & SEAT_MASK
    easy_carrots, easy_closed = easy >> CARROTS & SEAT_MASK, easy >> CLOSED
    hands = -AS_HANDS[cards]
    piles = fours = 0
    hunting = prowling = grazing = NOBODY
    if hunters and closed:
        piles = PILES_OF[HUNTER][hunters]
        fours = closed
    elif hunters:
        hunting = feedings[hunters | easy_wolves << EASY | wolves << PLAYED]
        fed, _, easy_wolves, wolves, _ = hunting
        hands += HANDS_OF[HUNTER][fed]
        piles = PILES_OF[WOLF][fed]
    if wolves:
        prowling = feedings[wolves | easy_rabbits << EASY | rabbits << PLAYED]
        fed, hungry, easy_rabbits, rabbits, _ = prowling
        piles += PILES_OF[RABBIT][fed]
        if hungry and hungry != EVERYONE[players]:
            hands += HANDS_OF[WOLF][hungry]
            wolves = fed
    if rabbits:
        food, easy_food = carrots | closed, easy_carrots | easy_closed
        grazing = feedings[rabbits | easy_food << EASY | food << PLAYED]
        fed, hungry, easy_food, food, catches = grazing
        piles += PILES_OF[CARROT][fed]
        if closed & ~food or easy_closed & ~easy_food:
            for seat, owner, from_easy in catches:
                if (easy_closed if from_easy else closed) >> owner & 1:
                    piles += CARROT_TO_CLOSED[seat]
        carrots &= food
        closed &= food
        easy_carrots &= easy_food
        easy_closed &= easy_food
        if hungry and hungry != EVERYONE[players]:
            hands += HANDS_OF[RABBIT][hungry]
            rabbits = fed
    piles += AS_PILES[
        easy_wolves << WOLVES | easy_rabbits << RABBITS | easy_carrots << CARROTS
        | easy_closed << CLOSED
    ]  # fmt: skip
    easy = wolves << WOLVES | rabbits << RABBITS | carrots << CARROTS | closed << CLOSED
    return Round(hands, piles, easy, fours, hunting.hungry, hunting, prowling, grazing)
