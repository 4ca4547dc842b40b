"""After a fight or a submission: places, discs, omegas, wounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....core import Tell
from ...events import fight_won, submitted, swapped
from ...model import SEXES, Sex
from ..pack import lose_discs, settle, swap, win_disc
from ..pack_hunt import hurt

if TYPE_CHECKING:
    from ...state import WolfsspurenState


def win(state: WolfsspurenState, winner: int, loser: int, tell: Tell | None) -> None:
    """A losing alpha loses all discs; a losing female that is still there is hurt."""
    if tell:
        tell(fight_won(winner, loser))
    was_alpha = state.orders[SEXES[loser]][0] == loser
    rise(state, winner, loser, tell)
    win_disc(state, winner, tell)
    lose_discs(state, loser, state.discs[loser] if was_alpha else 1, tell)
    if SEXES[loser] == Sex.FEMALE and state.strength[loser]:
        hurt(state, loser, tell)
    settle(state, tell)


def give_in(state: WolfsspurenState, forced: bool, tell: Tell | None) -> None:
    """The attacked wolf submits: the same change of places, one disc less, no wound."""
    winner, loser = state.acting, state.target
    if tell:
        tell(submitted(loser, winner, forced))
    rise(state, winner, loser, tell)
    lose_discs(state, loser, 1, tell)
    settle(state, tell)


def rise(state: WolfsspurenState, winner: int, loser: int, tell: Tell | None) -> None:
    """A lower-ranked winner changes places with the loser."""
    order = state.orders[SEXES[winner]]
    if order.index(winner) > order.index(loser):
        swap(state, winner, loser)
        if tell:
            tell(swapped(winner, loser))
