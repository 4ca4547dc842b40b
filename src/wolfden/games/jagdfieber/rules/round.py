"""A round of Jagdfieber, from the reveal to the new easy prey ("sequence of the cards' effects").

Where cards lie is a bit set of seats for each card.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kit.sealed import EVERYONE, SEAT_LIMIT, SEAT_MASK
from ..model import ONE_EACH
from .feeding import EASY_TAKEN, FROM_EASY, PLAYED_TAKEN, TOOK, feed

WOLVES: Final = SEAT_LIMIT
RABBITS: Final = 2 * SEAT_LIMIT
CARROTS: Final = 3 * SEAT_LIMIT
CLOSED: Final = 4 * SEAT_LIMIT
"""Where cards on the table have each kind; hunters come first."""
WOLF: Final = 2
RABBIT: Final = 4
CARROT: Final = 6
CLOSE: Final = 8
"""Where a hand has each kind."""
WOLF_MEAT: Final = 2
RABBIT_MEAT: Final = 6
CLOSED_GREENS: Final = 4
"""Where a prey pile has each kind that is not the first of its half."""

Round = tuple[i64, i64, i64, i64, i64, i64, i64, i64, i64]
"""What a round changes: what is to be added to the packed hands, meat and greens; the easy prey of
the next round; the lodges that turn to "4" and those with their hunter underneath, as bit sets; and
the feedings of hunters, wolves and rabbits."""


def resolve(  # noqa: PLR0912, PLR0915 - every playout spends its time here
    players: i64, marker: i64, cards: i64, easy: i64
) -> Round:
    """Closed season or hunters, then wolves, then rabbits, then the lodges are cleared."""
    hunters, wolves = cards & SEAT_MASK, cards >> WOLVES & SEAT_MASK
    rabbits, carrots = cards >> RABBITS & SEAT_MASK, cards >> CARROTS & SEAT_MASK
    closed = cards >> CLOSED
    everyone: i64 = EVERYONE[players]
    hands: i64 = 0
    meat: i64 = 0
    greens: i64 = 0
    fours: i64 = 0
    lost: i64 = 0
    hunting: i64 = 0
    prowling: i64 = 0
    grazing: i64 = 0
    if carrots:
        hands -= ONE_EACH[carrots] << CARROT
    if closed:
        hands -= ONE_EACH[closed] << CLOSE
    if hunters:
        cards -= hunters
        if closed:
            hands -= ONE_EACH[hunters]
            meat = ONE_EACH[hunters]
            fours = closed
        else:
            hunting = feed(players, marker, hunters, easy >> WOLVES & SEAT_MASK, wolves)
            fed = hunting & SEAT_MASK
            lost = hunters - fed
            hands -= ONE_EACH[lost]
            meat = ONE_EACH[fed] << WOLF_MEAT
            taken = hunting >> PLAYED_TAKEN & SEAT_MASK
            easy -= (hunting >> EASY_TAKEN & SEAT_MASK) << WOLVES
            cards -= taken << WOLVES
            hands -= ONE_EACH[taken] << WOLF
            wolves -= taken
    if wolves:
        prowling = feed(players, marker, wolves, easy >> RABBITS & SEAT_MASK, rabbits)
        fed = prowling & SEAT_MASK
        meat += ONE_EACH[fed] << RABBIT_MEAT
        taken = prowling >> PLAYED_TAKEN & SEAT_MASK
        easy -= (prowling >> EASY_TAKEN & SEAT_MASK) << RABBITS
        cards -= taken << RABBITS
        hands -= ONE_EACH[taken] << RABBIT
        rabbits -= taken
        if fed or wolves != everyone:
            cards -= (wolves - fed) << WOLVES
            hands -= ONE_EACH[fed] << WOLF
        else:
            hands -= ONE_EACH[wolves] << WOLF
    if rabbits:
        food, easy_food = carrots | closed, (easy >> CARROTS | easy >> CLOSED) & SEAT_MASK
        grazing = feed(players, marker, rabbits, easy_food, food)
        fed = grazing & SEAT_MASK
        greens = ONE_EACH[fed]
        taken = grazing >> PLAYED_TAKEN & SEAT_MASK
        easy_taken = grazing >> EASY_TAKEN & SEAT_MASK
        easy_closed = easy >> CLOSED
        cards -= (taken & carrots) << CARROTS | (taken & closed) << CLOSED
        easy -= (easy_taken & ~easy_closed) << CARROTS | (easy_taken & easy_closed) << CLOSED
        if taken & closed or easy_taken & easy_closed:
            greens += _carrots_to_closed(players, grazing, closed, easy_closed)
        if fed or rabbits != everyone:
            cards -= (rabbits - fed) << RABBITS
            hands -= ONE_EACH[fed] << RABBIT
        else:
            hands -= ONE_EACH[rabbits] << RABBIT
    if easy:
        meat += easy_meat(easy)
        greens += easy_greens(easy)
    return hands, meat, greens, cards, fours, lost, hunting, prowling, grazing


def _carrots_to_closed(players: i64, grazing: i64, closed: i64, easy_closed: i64) -> i64:
    """Makes closed seasons of what rabbits took, where it is counted as carrots."""
    eaters: i64 = 0
    for seat in range(players):
        if grazing >> seat & 1:
            took = grazing >> (TOOK + 4 * seat) & 15
            if took & FROM_EASY:
                eaters |= (easy_closed >> (took & 7) & 1) << seat
            else:
                eaters |= (closed >> took & 1) << seat
    each: i64 = ONE_EACH[eaters]
    return (each << CLOSED_GREENS) - each


def easy_meat(easy: i64) -> i64:
    """What easy prey adds to the meat of those who keep it."""
    wolves: i64 = ONE_EACH[easy >> WOLVES & SEAT_MASK]
    rabbits: i64 = ONE_EACH[easy >> RABBITS & SEAT_MASK]
    return wolves << WOLF_MEAT | rabbits << RABBIT_MEAT


def easy_greens(easy: i64) -> i64:
    carrots: i64 = ONE_EACH[easy >> CARROTS & SEAT_MASK]
    closed: i64 = ONE_EACH[easy >> CLOSED]
    return carrots | closed << CLOSED_GREENS
