"""Group commit: all moves that wait are stored in one transaction, and acknowledged after it.

While a commit is on its way to the disk, the next moves gather; nobody waits for company. A move
that cannot be stored, because its number is taken, fails alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Executable, text, update
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import IntegrityError

from ..core.fold import Entry
from ..match.store import NumberTaken
from . import time
from .changes import Changes
from .tables import matches, moves

Row = dict[str, Any]
FROM_ARRAYS = text("""
INSERT INTO moves (match, number, seat, action, at)
SELECT * FROM unnest(
  CAST(:match AS varchar[]), CAST(:number AS integer[]), CAST(:seat AS integer[]),
  CAST(:action AS varchar[]), CAST(:at AS bigint[]))
ON CONFLICT DO NOTHING RETURNING match, number
""")
AT_ONCE = 200
"""Moves in a transaction; the notice of it must be short enough for every bus."""


class NewMove(NamedTuple):
    match: str
    move: Entry
    finishes: bool
    due: int | None = None
    """When somebody must look at the table; counts where the move has a time."""


class Waiting(NamedTuple):
    move: NewMove
    stored: asyncio.Future[None]

    def succeed(self) -> None:
        if not self.stored.done():
            self.stored.set_result(None)

    def fail(self, error: BaseException) -> None:
        if not self.stored.done():
            self.stored.set_exception(error)


class GroupCommit:
    def __init__(self, changes: Changes) -> None:
        self._changes = changes
        self._waiting: list[Waiting] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, move: NewMove) -> None:
        """Returns when the move is stored for good, or raises NumberTaken or StorageFailed."""
        waiting = Waiting(move, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        await waiting.stored

    async def _write_all(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting[:AT_ONCE], self._waiting[AT_ONCE:]
            await self._write(group)

    async def _write(self, group: Sequence[Waiting]) -> None:
        try:
            news = [waiting.move for waiting in group]
            stored = await self._changes.write(lambda connection: insert_moves(connection, news))
        except IntegrityError as error:
            await self._write_singly(group, error)
        except BaseException as error:
            for waiting in group:
                waiting.fail(error)
            if not isinstance(error, Exception):
                raise
        else:
            for waiting in group:
                _answer(waiting, stored)

    async def _write_singly(self, group: Sequence[Waiting], error: IntegrityError) -> None:
        """One of them breaks a constraint: find out which, and let the others be stored."""
        if len(group) == 1:
            group[0].fail(error)
            return
        for waiting in group:
            await self._write([waiting])


def _answer(waiting: Waiting, stored: set[tuple[str, int]]) -> None:
    match, number = waiting.move.match, waiting.move.move.number
    if (match, number) in stored:
        waiting.succeed()
    else:
        waiting.fail(NumberTaken(f"there is a move {number}"))


def insert_moves(
    connection: Connection, news: Sequence[NewMove]
) -> tuple[set[tuple[str, int]], set[str]]:
    """Store those whose number is free; the matches and numbers of those, and their matches."""
    rows = [_row(new.match, new.move) for new in news]
    stored = {(row.match, row.number) for row in connection.execute(*_inserting(connection, rows))}
    fresh = [new for new in news if (new.match, new.move.number) in stored]
    _finish(connection, [new.match for new in fresh if new.finishes])
    for new in fresh:
        if new.move.at is not None:
            time.postpone(connection, new.match, new.due)
    return stored, {match for match, _ in stored}


def _inserting(
    connection: Connection, rows: Sequence[Row]
) -> tuple[Executable, Mapping[str, Any] | Sequence[Row]]:
    """PostgreSQL is handed arrays: one statement, prepared once, however many moves wait."""
    if connection.dialect.name == "postgresql":
        return FROM_ARRAYS, {name: [row[name] for row in rows] for name in rows[0]}
    free = insert(moves).on_conflict_do_nothing()
    return free.returning(moves.c.match, moves.c.number), rows


def _row(match: str, move: Entry) -> Row:
    number, seat, text, at = move
    return {"match": match, "number": number, "seat": seat, "action": text, "at": at}


def _finish(connection: Connection, ended: Sequence[str]) -> None:
    if ended:
        connection.execute(update(matches).where(matches.c.id.in_(ended)).values(finished=True))
