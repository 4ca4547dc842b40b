"""A bot that plays for a person: which one, and how that and other ends are entered in the log."""

from __future__ import annotations

from collections import Counter
from typing import Final

from ..core.entries import BACK, RESIGN, STOP, Reason, hand_over
from ..core.fold import Move
from .errors import NoResigning
from .store import StoredMatch
from .table import Table

USUAL: Final = "yearling"


def level_at(stored: StoredMatch) -> str:
    """The level of most bots at the table, the first among equals; without bots, a middling one."""
    levels = Counter(seat.bot for seat in stored.seats if seat.bot)
    return levels.most_common(1)[0][0] if levels else USUAL


def bot_takes(table: Table, seat: int, reason: Reason) -> Move:
    table.check_started()
    return table.match.play(seat, hand_over(level_at(table.stored), reason))


def person_returns(table: Table, seat: int) -> Move:
    table.check_started()
    return table.match.play(seat, BACK)


def match_stops(table: Table, seat: int) -> Move:
    table.check_started()
    return table.match.play(seat, STOP)


def check_resigning(table: Table) -> None:
    """With three sides or more, nobody would know who has won."""
    table.check_started()
    if not table.match.over and not table.match.can_resign:
        raise NoResigning("nobody can resign where there are not two sides")


def side_resigns(table: Table, seat: int) -> Move:
    check_resigning(table)
    return table.match.play(seat, RESIGN)
