"""The pack: who stands where, and what wins or loses a place ("the pack", "omega wolf")."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from ....core import Tell
from ..events import (
    alpha_alone,
    died,
    disc_lost,
    disc_won,
    omega_accepted,
    omega_excluded,
    omega_made,
)  # fmt: skip
from ..model import (
    COLUMNS,
    FIRST_DISCS,
    FULL_STRENGTH,
    MOST_DISCS,
    NOBODY,
    OWNERS,
    SEXES,
    Phase,
    Sex,
)  # fmt: skip

if TYPE_CHECKING:
    from ..state import WolfsspurenState

OMEGA_ROW = 99
REMEMBERED = 4096
"""So many packs' rows are kept: a search asks for the same ones over and over."""
Orders = tuple[tuple[int, ...], tuple[int, ...]]


def row_of(state: WolfsspurenState, wolf: int) -> int:
    """Its row from the top, empty rows included: alphas 0, beta 1, pairs 2 and below."""
    if wolf == state.omega:
        return OMEGA_ROW
    sex = SEXES[wolf]
    place = state.orders[sex].index(wolf)
    return place + 1 if place and sex == Sex.FEMALE else place


def standing(state: WolfsspurenState, wolf: int) -> tuple[int, int]:
    """Sorts from the top; in a row the female first."""
    return row_of(state, wolf), SEXES[wolf]


@lru_cache(maxsize=REMEMBERED)
def _rows(orders: Orders, omega: int) -> tuple[tuple[int, ...], ...]:
    females, males = orders
    found = [females[:1] + males[:1], males[1:2]]
    lower = range(2, max(len(females) + 1, len(males)))
    found += [females[row - 1 : row] + males[row : row + 1] for row in lower]
    if omega != NOBODY:
        found.append((omega,))
    return tuple(row for row in found if row)


@lru_cache(maxsize=REMEMBERED)
def _from_the_top(orders: Orders, omega: int) -> tuple[int, ...]:
    return tuple(wolf for row in _rows(orders, omega) for wolf in row)


@lru_cache(maxsize=REMEMBERED)
def _rank_points(orders: Orders, omega: int) -> Mapping[int, int]:
    upwards = enumerate(reversed(_rows(orders, omega)), 1)
    return {wolf: points for points, row in upwards for wolf in row}


def from_the_top(state: WolfsspurenState) -> tuple[int, ...]:
    return _from_the_top(state.orders, state.omega)


def rows(state: WolfsspurenState) -> tuple[tuple[int, ...], ...]:
    """The rows that have a wolf, from the top, females first."""
    return _rows(state.orders, state.omega)


def rank_points(state: WolfsspurenState) -> Mapping[int, int]:
    """What each wolf's row is worth: 1 for the lowest, one more for each above."""
    return _rank_points(state.orders, state.omega)


def alpha(state: WolfsspurenState, sex: Sex) -> int:
    order = state.orders[sex]
    return order[0] if order else NOBODY


def leader(state: WolfsspurenState) -> int:
    """The seat that decides for the pack: the alpha female's, else the alpha male's."""
    for sex in (Sex.FEMALE, Sex.MALE):
        if (wolf := alpha(state, sex)) != NOBODY:
            return OWNERS[wolf]
    return NOBODY


def set_order(state: WolfsspurenState, sex: int, order: tuple[int, ...]) -> None:
    females, males = state.orders
    state.orders = (order, males) if sex == Sex.FEMALE else (females, order)


def remove(state: WolfsspurenState, wolf: int) -> None:
    """Its card goes back to hand; tokens of phases to come are taken back unseen."""
    if wolf == state.omega:
        state.omega = NOBODY
    else:
        order = state.orders[SEXES[wolf]]
        set_order(state, SEXES[wolf], tuple(other for other in order if other != wolf))
    state.strength[wolf] = state.discs[wolf] = 0
    if state.phase != Phase.MARKING:
        for phase in range(state.phase + 1, COLUMNS):
            state.plan[COLUMNS * wolf + phase] = 0


def join(state: WolfsspurenState, wolf: int, tell: Tell | None) -> None:
    """A wolf comes in at the bottom of its sex, above an omega."""
    set_order(state, SEXES[wolf], (*state.orders[SEXES[wolf]], wolf))
    state.strength[wolf], state.discs[wolf] = FULL_STRENGTH, FIRST_DISCS
    settle(state, tell)


def settle(state: WolfsspurenState, tell: Tell | None) -> None:
    """An omega that is the last of its sex is alpha, and omega again with a second one."""
    omega = state.omega
    if omega != NOBODY and not state.orders[SEXES[omega]]:
        state.omega = NOBODY
        set_order(state, SEXES[omega], (omega,))
        if tell:
            tell(alpha_alone(omega))
    for order in state.orders:
        if len(order) > 1 and not state.discs[order[0]]:
            make_omega(state, order[0], tell)


def weaken(state: WolfsspurenState, losses: dict[int, int], cause: str, tell: Tell | None) -> None:
    """Wolves lose strength together; those below 1 die."""
    dying = []
    for wolf, loss in losses.items():
        left = state.strength[wolf] - loss
        state.strength[wolf] = max(left, 0)
        if left < 1:
            dying.append(wolf)
    for wolf in dying:
        die(state, wolf, cause, tell)
    if dying:
        settle(state, tell)


def die(state: WolfsspurenState, wolf: int, cause: str, tell: Tell | None) -> None:
    state.dead = _one_more(state.dead, OWNERS[wolf])
    remove(state, wolf)
    if tell:
        tell(died(wolf, cause))


def win_disc(state: WolfsspurenState, wolf: int, tell: Tell | None) -> None:
    """A fifth is lost; an omega becomes the lowest ordinary wolf of its sex."""
    full = state.discs[wolf] == MOST_DISCS
    if not full:
        state.discs[wolf] += 1
    if tell:
        tell(disc_won(wolf, state.discs[wolf], full))
    if wolf == state.omega:
        state.omega = NOBODY
        set_order(state, SEXES[wolf], (*state.orders[SEXES[wolf]], wolf))
        if tell:
            tell(omega_accepted(wolf))


def lose_discs(state: WolfsspurenState, wolf: int, count: int, tell: Tell | None) -> None:
    """Without a disc a wolf is omega."""
    state.discs[wolf] = max(state.discs[wolf] - count, 0)
    if tell:
        tell(disc_lost(wolf, state.discs[wolf]))
    if not state.discs[wolf]:
        make_omega(state, wolf, tell)


def make_omega(state: WolfsspurenState, wolf: int, tell: Tell | None) -> None:
    """There is one omega at most: of two the weaker goes, of equals the older."""
    older = state.omega
    order = state.orders[SEXES[wolf]]
    set_order(state, SEXES[wolf], tuple(other for other in order if other != wolf))
    state.omega = wolf
    if tell:
        tell(omega_made(wolf))
    if older == NOBODY:
        return
    if state.strength[wolf] < state.strength[older]:
        exclude(state, wolf, tell)
        state.omega = older
    else:
        state.omega = older
        exclude(state, older, tell)
        state.omega = wolf


def exclude(state: WolfsspurenState, wolf: int, tell: Tell | None) -> None:
    """The omega leaves the pack."""
    state.excluded = _one_more(state.excluded, OWNERS[wolf])
    remove(state, wolf)
    if tell:
        tell(omega_excluded(wolf))


def swap(state: WolfsspurenState, wolf: int, other: int) -> None:
    order = [
        other if each == wolf else wolf if each == other else each
        for each in state.orders[SEXES[wolf]]
    ]
    set_order(state, SEXES[wolf], tuple(order))


def _one_more(counts: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + 1, *counts[seat + 1 :])
