"""How a day goes on: round after round until a hand is empty, then it is scored."""

from __future__ import annotations

from ....core import Tell
from ....kit.sealed import EVERYONE
from ..events import DayBegan, DayScored, Ended
from ..model import FULL_HANDS, all_hold_cards
from ..position import JagdfieberPosition, PastDay
from ..scoring import day_points, outcome
from .round import easy_greens, easy_meat, resolve
from .telling import tell_round


def begin_day(position: JagdfieberPosition) -> None:
    position.round = 1
    position.hands = FULL_HANDS[position.players]
    position.owing = EVERYONE[position.players]
    position.choices = position.easy = position.fours = position.lost = 0
    position.meat = position.greens = 0
    position.opened = None


def end_round(position: JagdfieberPosition, tell: Tell | None) -> None:
    """All have chosen: the cards are revealed and take effect."""
    players, marker = position.players, position.marker
    done = resolve(players, marker, position.choices, position.easy)
    if tell is not None:
        tell_round(position, done, tell)
    hands, meat, greens, easy, fours, lost, _, _, _ = done
    hands += position.hands
    position.hands, position.easy, position.choices = hands, easy, 0
    position.opened = None
    position.meat += meat
    position.greens += greens
    position.fours |= fours
    position.lost |= lost
    position.marker = marker + 1 if marker + 1 < players else 0
    if all_hold_cards(players, hands):
        position.round += 1
        position.owing = EVERYONE[players]
    else:
        _end_day(position, tell)


def _end_day(position: JagdfieberPosition, tell: Tell | None) -> None:
    position.meat += easy_meat(position.easy)
    position.greens += easy_greens(position.easy)
    position.easy = 0
    today = PastDay(position.hands, position.meat, position.greens, position.fours)
    position.past += (today,)
    if tell is not None:
        tell(DayScored(position.day, day_points(position.players, position.past[-1])))
    if position.over:
        if tell is not None:
            tell(Ended(outcome(position).winners))
        return
    position.day += 1
    begin_day(position)
    if tell is not None:
        tell(DayBegan(position.day, position.marker))
