"""Group read: all tables that were changed elsewhere are read anew in one transaction.

While an answer is on its way, the next questions gather; nobody waits for company. So a process
that follows another's moves asks the database once for many of them.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Table, and_, or_, select

from ..core.fold import Entry
from ..match.remark import Remark
from ..match.store import Current
from .rows import match_of, remark_of
from .runner import Engine, T
from .tables import matches, moves, seats, talk

AT_ONCE = 64
"""Tables in a transaction."""


class Question(NamedTuple):
    match: str
    after: int
    """The last move that is known."""
    heard: int | None
    """The last remark that is known; None: nobody listens."""


class Waiting(NamedTuple):
    question: Question
    answer: asyncio.Future[Current | None]


class GroupRead:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: list[Waiting] = []
        self._reading: asyncio.Task[None] | None = None

    async def ask(self, question: Question) -> Current | None:
        """What was committed by now, or later; None where there is no such match."""
        waiting = Waiting(question, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if self._reading is None or self._reading.done():
            self._reading = asyncio.create_task(self._read_all())
        return await waiting.answer

    async def _read_all(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting[:AT_ONCE], self._waiting[AT_ONCE:]
            await self._read(group)

    async def _read(self, group: Sequence[Waiting]) -> None:
        questions = [waiting.question for waiting in group]
        try:
            found = await self._engine.read(lambda connection: read(connection, questions))
        except BaseException as error:
            for _, answer in group:
                if not answer.done():
                    answer.set_exception(error)
            if not isinstance(error, Exception):
                raise
        else:
            for question, answer in group:
                if not answer.done():
                    answer.set_result(found.get(question))


def read(connection: Connection, questions: Sequence[Question]) -> dict[Question, Current]:
    asked = _padded(questions)
    ids = [question.match for question in asked]
    around: defaultdict[str, list[Any]] = defaultdict(list)
    for seat in connection.execute(
        select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.match, seats.c.seat)
    ):
        around[seat.match].append(seat)
    rows = connection.execute(select(matches).where(matches.c.id.in_(ids)))
    stored = {row.id: match_of(row, around[row.id]) for row in rows}
    logs = _after(connection, moves, [(question.match, question.after) for question in asked])
    heard = [(question.match, question.heard) for question in questions]
    said = _after(connection, talk, [(match, last) for match, last in heard if last is not None])
    return {
        question: Current(
            stored[question.match],
            [_entry(row) for row in logs[question.match] if row.number > question.after],
            _remarks(said[question.match], question.heard),
        )
        for question in questions
        if question.match in stored
    }


def _after(
    connection: Connection, table: Table, known: Sequence[tuple[str, int]]
) -> defaultdict[str, list[Any]]:
    """The rows of each match beyond the number that is known."""
    rows: defaultdict[str, list[Any]] = defaultdict(list)
    if known:
        new: list[ColumnElement[bool]] = [
            and_(table.c.match == match, table.c.number > number)
            for match, number in _padded(known)
        ]
        query = select(table).where(or_(*new)).order_by(table.c.match, table.c.number)
        for row in connection.execute(query):
            rows[row.match].append(row)
    return rows


def _padded(asked: Sequence[T]) -> list[T]:
    """A power of two, the last one asked again: few different statements have to be prepared."""
    return [*asked, *[asked[-1]] * ((1 << (len(asked) - 1).bit_length()) - len(asked))]


def _entry(row: Any) -> Entry:
    return Entry(row.number, row.seat, row.action, row.at)


def _remarks(rows: Sequence[Any], heard: int | None) -> tuple[Remark, ...]:
    return tuple(remark_of(row) for row in rows if heard is not None and row.number > heard)
