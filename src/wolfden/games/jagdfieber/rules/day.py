"""How a day goes on: round after round until a hand is empty, then it is scored."""

from __future__ import annotations

from typing import Final

from ....core import Tell
from ..above import NOTHING_ABOVE
from ..events import DayBegan, DayScored, Ended
from ..model import COUNTS, FULL_HANDS, all_hold_cards
from ..position import JagdfieberPosition, PastDay
from ..scoring import day_points, outcome
from .round import easy_greens, easy_meat, resolve
from .telling import tell_round

SHORTEST_DAY: Final = sum(COUNTS)
"""Rounds: a hand loses no more than a card in each."""


def begin_day(position: JagdfieberPosition) -> None:
    position.round = 1
    position.hands = FULL_HANDS[position.players]
    position.above = above = NOTHING_ABOVE[position.players]
    position.to_act = above.to_act
    position.easy = position.fours = position.lost = 0
    position.meat = position.greens = 0
    position.opened = None


def end_round(position: JagdfieberPosition, tell: Tell | None) -> None:
    """All have chosen: the cards are revealed and take effect."""
    players, marker = position.players, position.marker
    done = resolve(marker, position.above, position.easy)
    if tell is not None:
        tell_round(position, done, tell)
    hands, meat, greens, position.easy, fours, lost, _hunted, _prowled, _grazed = done
    position.hands = hands = position.hands - hands
    if meat:
        position.meat += meat
    if greens:
        position.greens += greens
    if fours:
        position.fours |= fours
    if lost:
        position.lost |= lost
    marker += 1
    position.marker = marker if marker < players else 0
    position.above = above = NOTHING_ABOVE[players]
    position.to_act = above.to_act
    position.opened = None
    if position.round < SHORTEST_DAY or all_hold_cards(players, hands):
        position.round += 1
    else:
        _end_day(position, tell)


def _end_day(position: JagdfieberPosition, tell: Tell | None) -> None:
    position.meat += easy_meat(position.easy)
    position.greens += easy_greens(position.easy)
    position.easy = 0
    today: PastDay = (position.hands, position.meat, position.greens, position.fours)
    position.past += (today,)
    if tell is not None:
        tell(DayScored(position.day, day_points(position.players, position.past[-1])))
    if position.over:
        position.above = NOTHING_ABOVE[0]
        position.to_act = ()
        if tell is not None:
            tell(Ended(outcome(position).winners))
        return
    position.day += 1
    begin_day(position)
    if tell is not None:
        tell(DayBegan(position.day, position.marker))
