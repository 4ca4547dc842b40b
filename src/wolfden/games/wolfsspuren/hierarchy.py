"""Who stands where in the pack, and what follows from it: who decides, who eats, who fights with
more cards ("the pack", "pack hunt", "rank fights")."""

from __future__ import annotations

from typing import Final

from .model import FIGHT_HAND, MEAL, NOBODY, OWNERS, PUP_MEAL, Sex
from .position import WolfsspurenPosition

OMEGA_ROW: Final = 99


def row_of(position: WolfsspurenPosition, wolf: int) -> int:
    """Its row from the top, empty rows included: alphas 0, beta 1, pairs 2 and below."""
    if wolf == position.omega:
        return OMEGA_ROW
    sex = position.wolves.sexes[wolf]
    place = position.orders[sex].index(wolf)
    return place + 1 if place and sex == Sex.FEMALE else place


def standing(position: WolfsspurenPosition, wolf: int) -> tuple[int, int]:
    """Sorts from the top; in a row the female first."""
    return row_of(position, wolf), position.wolves.sexes[wolf]


def rows(position: WolfsspurenPosition) -> tuple[tuple[int, ...], ...]:
    """The rows that have a wolf, from the top, females first."""
    return position.ranks.rows


def from_the_top(position: WolfsspurenPosition) -> tuple[int, ...]:
    return position.ranks.from_the_top


def alpha(position: WolfsspurenPosition, sex: int) -> int:
    order = position.orders[sex]
    return order[0] if order else NOBODY


def leader(position: WolfsspurenPosition) -> int:
    """The seat that decides for the pack: the alpha female's, else the alpha male's."""
    for sex in (Sex.FEMALE, Sex.MALE):
        if (wolf := alpha(position, sex)) != NOBODY:
            return OWNERS[wolf]
    return NOBODY


def shares(position: WolfsspurenPosition, food: int) -> dict[int, int]:
    """Who gets how much of a prey: the alphas, then the pups, then the others from the top."""
    first = [order[0] for order in position.orders if order]
    meals = {wolf: min(MEAL, food - MEAL * place) for place, wolf in enumerate(first)}
    food -= MEAL * len(first) + PUP_MEAL * position.litter.bit_count()
    for wolf in from_the_top(position):
        if wolf not in meals:
            meals[wolf] = max(min(MEAL, food), 0)
            food -= meals[wolf]
    return meals


def hand_size(position: WolfsspurenPosition, wolf: int, other: int) -> int:
    """Six fight cards, one more for greater strength, one more for more discs."""
    stronger = position.strength[wolf] > position.strength[other]
    return FIGHT_HAND + stronger + (position.discs[wolf] > position.discs[other])
