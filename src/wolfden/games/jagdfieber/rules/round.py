"""A round of Jagdfieber, from the reveal to the new easy prey ("sequence of the cards' effects").

Where cards lie is a bit set of seats for each card.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kit.sealed import SEAT_LIMIT, SEAT_MASK, SEATS_IN
from ..model import GREENS_IN_HANDS, GREENS_IN_PILES, MEAT_IN_HANDS, MEAT_IN_PILES, ONE_EACH
from .catching import FROM_EASY, TOOK
from .feeding import GRAZING, HUNTING, PROWLING

WOLVES: Final = SEAT_LIMIT
RABBITS: Final = 2 * SEAT_LIMIT
CARROTS: Final = 3 * SEAT_LIMIT
CLOSED: Final = 4 * SEAT_LIMIT
"""Where cards on the table have each kind; hunters come first."""
TWO_SETS: Final = (1 << 2 * SEAT_LIMIT) - 1

Round = tuple[i64, i64, i64, i64, i64, i64, i64, i64, i64]
"""What a round changes: what is to be added to the packed hands, meat and greens; the easy prey of
the next round; the lodges that turn to "4" and those with their hunter underneath, as bit sets; and
what hunters, wolves and rabbits caught."""


def resolve(  # noqa: PLR0915 - every playout spends its time here
    players: i64, marker: i64, cards: i64, easy: i64
) -> Round:
    """Closed season or hunters, then wolves, then rabbits, then the lodges are cleared."""
    closed = cards >> CLOSED
    hands: i64 = -MEAT_IN_HANDS[cards >> WOLVES & TWO_SETS] - GREENS_IN_HANDS[cards >> CARROTS]
    meat: i64 = 0
    greens: i64 = 0
    fours: i64 = 0
    lost: i64 = 0
    hunted: i64 = 0
    prowled: i64 = 0
    grazed: i64 = 0
    eaters = cards & SEAT_MASK
    if eaters and closed:
        hands -= ONE_EACH[eaters]
        meat = ONE_EACH[eaters]
        cards -= eaters
        fours = closed
    elif eaters:
        food = easy >> WOLVES & SEAT_MASK | (cards >> WOLVES & SEAT_MASK) << players
        done = HUNTING.known[players][marker][eaters][food]
        if done is None:
            done = HUNTING.feed(players, marker, eaters, food)
        hands += done.hands - ONE_EACH[eaters]
        meat = done.prey
        cards &= done.cards
        easy &= done.easy
        hunted = done.caught
        lost = eaters & ~hunted
    eaters = cards >> WOLVES & SEAT_MASK
    if eaters:
        food = easy >> RABBITS & SEAT_MASK | (cards >> RABBITS & SEAT_MASK) << players
        done = PROWLING.known[players][marker][eaters][food]
        if done is None:
            done = PROWLING.feed(players, marker, eaters, food)
        hands += done.hands
        meat += done.prey
        cards &= done.cards
        easy &= done.easy
        prowled = done.caught
    eaters = cards >> RABBITS & SEAT_MASK
    if eaters:
        easy_closed = easy >> CLOSED
        food = (easy >> CARROTS | easy_closed) & SEAT_MASK
        food |= ((cards >> CARROTS | closed) & SEAT_MASK) << players
        done = GRAZING.known[players][marker][eaters][food]
        if done is None:
            done = GRAZING.feed(players, marker, eaters, food)
        hands += done.hands
        greens = done.prey
        cards &= done.cards
        easy &= done.easy
        grazed = done.caught
        if cards >> CLOSED != closed or easy >> CLOSED != easy_closed:
            greens += _carrots_to_closed(grazed, closed, easy_closed)
    if easy:
        meat += MEAT_IN_PILES[easy >> WOLVES & TWO_SETS]
        greens += GREENS_IN_PILES[easy >> CARROTS]
    return hands, meat, greens, cards, fours, lost, hunted, prowled, grazed


def _carrots_to_closed(grazed: i64, closed: i64, easy_closed: i64) -> i64:
    """Makes closed seasons of what rabbits took, where it is counted as carrots."""
    eaters: i64 = 0
    for seat in SEATS_IN[grazed & SEAT_MASK]:
        took = grazed >> (TOOK + 4 * seat) & 15
        if took & FROM_EASY:
            eaters |= (easy_closed >> (took & 7) & 1) << seat
        else:
            eaters |= (closed >> took & 1) << seat
    return GREENS_IN_PILES[eaters << SEAT_LIMIT] - ONE_EACH[eaters]


def easy_meat(easy: i64) -> i64:
    """What easy prey adds to the meat of those who keep it."""
    return MEAT_IN_PILES[easy >> WOLVES & TWO_SETS]


def easy_greens(easy: i64) -> i64:
    return GREENS_IN_PILES[easy >> CARROTS]
