"""A round of Jagdfieber, from the reveal to the new easy prey ("sequence of the cards' effects").

Where cards lie is a bit set of seats for each card.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kit.sealed import SEAT_LIMIT, SEAT_MASK, SEATS_IN
from ..above import CARROTS, CLOSED, GREENS, TWO_SETS, WOLVES, Above
from ..model import GREENS_IN_PILES, MEAT_IN_PILES, ONE_EACH
from .catching import FROM_EASY, TOOK, whose_easy_prey
from .feeding import GRAZING, HUNTING, PROWLING

A_CLOSED: Final = 1 << CLOSED
"""The least that a closed season counts; all other cards together count less."""

Round = tuple[i64, i64, i64, i64, i64, i64, i64, i64, i64]
"""What a round changes: what is to be taken from the packed hands and added to the packed meat and
greens; the easy prey of the next round; the lodges that turn to "4" and those with their hunter
underneath, as bit sets; and what hunters, wolves and rabbits caught."""


def resolve(marker: i64, above: Above, easy: i64) -> Round:
    """Closed season or hunters, then wolves, then rabbits, then the lodges are cleared."""
    players, cards, hands, food = above.players, above.cards, above.hands, above.prowling
    easy_meat, easy_greens = easy >> WOLVES & TWO_SETS, easy >> CARROTS
    meat: i64 = MEAT_IN_PILES[easy_meat] + above.meat
    greens: i64 = GREENS_IN_PILES[easy_greens]
    lost: i64 = 0
    hunted: i64 = 0
    prowled: i64 = 0
    grazed: i64 = 0
    hunting = above.hunting
    if hunting:
        prey = easy_meat & SEAT_MASK
        done = HUNTING.known[players][marker][hunting][prey]
        if done is None:
            done = HUNTING.feed(players, marker, hunting, prey)
        hands += done.hands
        meat += done.prey
        cards &= done.cards
        lost, hunted = done.hungry, done.caught
        food = cards >> WOLVES & TWO_SETS
    rabbits = food >> SEAT_LIMIT
    if food & SEAT_MASK:
        prey = easy_meat >> SEAT_LIMIT
        done = PROWLING.known[players][marker][food][prey]
        if done is None:
            done = PROWLING.feed(players, marker, food, prey)
        hands += done.hands
        meat += done.prey
        cards &= done.cards
        prowled, rabbits = done.caught, done.left
    if rabbits:
        food, prey = rabbits + above.greens, GREENS[easy_greens]
        done = GRAZING.known[players][marker][food][prey]
        if done is None:
            done = GRAZING.feed(players, marker, food, prey)
        hands += done.hands
        greens += done.prey
        before, grazed = cards, done.caught
        cards &= done.cards
        if before - cards >= A_CLOSED or easy & done.easy >= A_CLOSED:
            greens += _carrots_to_closed(grazed, before >> CLOSED, easy >> CLOSED)
    return hands, meat, greens, cards, above.fours, lost, hunted, prowled, grazed


def _carrots_to_closed(grazed: i64, closed: i64, easy_closed: i64) -> i64:
    """Makes closed seasons of what rabbits took, where it is counted as carrots."""
    eaters: i64 = 0
    for seat in SEATS_IN[grazed & SEAT_MASK]:
        took = grazed >> (TOOK + 4 * seat) & 15
        if took & FROM_EASY:
            eaters |= (easy_closed >> (took & 7) & 1) << seat
        else:
            eaters |= (closed >> took & 1) << seat
    return _as_closed(eaters) - _as_closed(easy_closed & whose_easy_prey(grazed))


def _as_closed(seats: i64) -> i64:
    """To be added to the greens where these seats have a closed season instead of a carrot."""
    return GREENS_IN_PILES[seats << SEAT_LIMIT] - ONE_EACH[seats]


def easy_meat(easy: i64) -> i64:
    """What easy prey adds to the meat of those who keep it."""
    return MEAT_IN_PILES[easy >> WOLVES & TWO_SETS]


def easy_greens(easy: i64) -> i64:
    return GREENS_IN_PILES[easy >> CARROTS]
