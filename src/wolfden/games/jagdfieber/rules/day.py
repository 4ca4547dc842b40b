"""How a day goes on: round after round until a hand is empty, then it is scored."""

from __future__ import annotations

from ....core import Tell
from ....kit.sealed import EVERYONE
from ..events import DayBegan, DayScored, Ended
from ..model import FULL_HANDS, all_hold_cards
from ..position import JagdfieberPosition, PastDay
from ..scoring import day_points, outcome
from .round import TABLES, resolve
from .telling import tell_round


def begin_day(position: JagdfieberPosition) -> None:
    position.round = 1
    position.hands = FULL_HANDS[position.players]
    position.owing = EVERYONE[position.players]
    position.choices = position.easy = position.piles = position.fours = position.lost = 0


def end_round(position: JagdfieberPosition, tell: Tell | None) -> None:
    """All have chosen: the cards are revealed and take effect."""
    done = resolve(position.players, position.marker, position.choices, position.easy)
    if tell is not None:
        tell_round(position, done, tell)
    position.hands += done.hands
    position.piles += done.piles
    position.easy = done.easy
    position.fours |= done.fours
    position.lost |= done.lost
    position.choices = 0
    position.marker = (position.marker + 1) % position.players
    if all_hold_cards(position.players, position.hands):
        position.round += 1
        position.owing = EVERYONE[position.players]
    else:
        _end_day(position, tell)


def _end_day(position: JagdfieberPosition, tell: Tell | None) -> None:
    position.piles += TABLES[position.easy].in_piles
    position.easy = 0
    position.past += (PastDay(position.hands, position.piles, position.fours),)
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
