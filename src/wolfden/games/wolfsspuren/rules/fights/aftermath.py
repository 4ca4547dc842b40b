"""After a fight or a submission: places, discs, omegas, wounds."""

from __future__ import annotations

from .....core import Tell
from ...events import FightWon, Submitted, Swapped
from ...model import OWNERS, Sex
from ...position import WolfsspurenPosition
from ..pack import lose_discs, settle, swap, win_disc
from ..pack_hunt import hurt


def win(position: WolfsspurenPosition, winner: int, loser: int, tell: Tell | None) -> None:
    """A losing alpha loses all discs; a losing female that is still there is hurt."""
    if tell:
        tell(FightWon(*position.wolves.told[winner], position.wolves.names[loser], OWNERS[loser]))
    was_alpha = position.orders[position.wolves.sexes[loser]][0] == loser
    rise(position, winner, loser, tell)
    win_disc(position, winner, tell)
    lose_discs(position, loser, position.discs[loser] if was_alpha else 1, tell)
    if position.wolves.sexes[loser] == Sex.FEMALE and position.strength[loser]:
        hurt(position, loser, tell)
    settle(position, tell)


def give_in(position: WolfsspurenPosition, forced: bool, tell: Tell | None) -> None:
    """The attacked wolf submits: the same change of places, one disc less, no wound."""
    winner, loser = position.acting, position.target
    if tell:
        tell(Submitted(*position.wolves.told[loser], position.wolves.names[winner], forced))
    rise(position, winner, loser, tell)
    lose_discs(position, loser, 1, tell)
    settle(position, tell)


def rise(position: WolfsspurenPosition, winner: int, loser: int, tell: Tell | None) -> None:
    """A lower-ranked winner changes places with the loser."""
    order = position.orders[position.wolves.sexes[winner]]
    if order.index(winner) > order.index(loser):
        swap(position, winner, loser)
        if tell:
            tell(Swapped(*position.wolves.told[winner], position.wolves.names[loser]))
