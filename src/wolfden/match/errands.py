"""What is asked of bots: a decision that one owes, or a hint for a person."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..core import AnyState, Chance, Tactics
from .keys import new_seed
from .table import Table


class Errand(NamedTuple):
    """A decision that a bot owes, with a state in which it can find no secrets."""

    match: str
    seat: int
    level: str
    decision: int
    state: AnyState
    tactics: Tactics[Any]
    """What the bot knows from watching the match."""


class Question(NamedTuple):
    """A decision that a person asks about, with a state in which no secrets can be found."""

    match: str
    seat: int
    decision: int
    state: AnyState
    tactics: Tactics[Any]
    steps: tuple[str, ...]
    """What the seat has done so far."""


def errands_at(table: Table) -> list[Errand]:
    """What bots owe at this table now."""
    return [_errand(table, seat) for seat in table.owed_by_bots()]


def _errand(table: Table, seat: int) -> Errand:
    match = table.match
    level, known = table.bot_at(seat) or "", _known(table, seat)
    return Errand(table.stored.id, seat, level, match.decisions[seat], known, match.watched(seat))


def question_at(table: Table, token: str | None, decision: int) -> Question:
    """What a hint for the token's seat is to be about, if it may have one."""
    match, seat = table.match, table.own_seat(token)
    table.check_hints(seat, decision)
    known, watched = _known(table, seat), match.watched(seat)
    return Question(table.stored.id, seat, decision, known, watched, match.steps(seat))


def _known(table: Table, seat: int) -> AnyState:
    """The position with everything that is hidden from the seat dealt anew."""
    return table.match.state.redeal(seat, Chance.from_seed(new_seed()))
