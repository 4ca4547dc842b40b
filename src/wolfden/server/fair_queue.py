"""Few workers, many tables: who thinks next.

Weighted fair queueing: every table has a clock that its thinking pushes on, and of those that wait
the one whose clock would be furthest behind after its next thought comes next. So a table of quick
bots waits for the next free worker at most, however many slow ones are waiting.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import monotonic
from typing import NamedTuple

REMEMBERED = 1024
GUESS = 0.05
"""Seconds that a table is expected to need before anything is known of it."""


class Lent(NamedTuple):
    worker: int
    cost: float
    """As expected, and already on the table's clock."""


@dataclass
class Row:
    """The bots of a table that wait for a worker, and what the table has used."""

    clock: float = 0.0
    cost: float = GUESS
    """Of the last thought; the next one is expected to be like it."""
    worker: int | None = None
    waiting: deque[asyncio.Future[Lent]] = field(default_factory=deque)


class FairQueue:
    """Hands out workers 0, 1, … one user each; tables get equal shares of their time."""

    def __init__(self, workers: int, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._free = set(range(workers))
        self._now = 0.0
        self._rows: OrderedDict[str, Row] = OrderedDict()

    @property
    def waiting(self) -> int:
        return sum(len(row.waiting) for row in self._rows.values())

    @asynccontextmanager
    async def turn(self, table: str) -> AsyncIterator[int]:
        """A worker: the one that served the table last, if it is free."""
        row = self._row(table)
        worker, guess = await self._wait(row)
        began = self._clock()
        try:
            yield worker
        finally:
            row.cost = self._clock() - began
            row.clock += row.cost - guess
            self._give_back(worker)

    async def _wait(self, row: Row) -> Lent:
        future: asyncio.Future[Lent] = asyncio.get_running_loop().create_future()
        # What a table did not use while nobody of it waited is not saved up.
        row.clock = max(row.clock, self._now)
        row.waiting.append(future)
        self._hand_out()
        try:
            return await future
        except asyncio.CancelledError:
            if not future.cancelled():
                self._give_back(future.result().worker)
            raise

    def _row(self, table: str) -> Row:
        row = self._rows.pop(table, None) or Row()
        if len(self._rows) >= REMEMBERED:
            self._rows = OrderedDict((name, row) for name, row in self._rows.items() if row.waiting)
        self._rows[table] = row
        return row

    def _give_back(self, worker: int) -> None:
        self._free.add(worker)
        self._hand_out()

    def _hand_out(self) -> None:
        while self._free and (row := self._next()):
            future = row.waiting.popleft()
            if future.cancelled():
                continue
            self._now = max(self._now, row.clock)
            worker = row.worker if row.worker in self._free else min(self._free)
            self._free.discard(worker)
            row.worker = worker
            row.clock += row.cost
            future.set_result(Lent(worker, row.cost))

    def _next(self) -> Row | None:
        waiting = (row for row in self._rows.values() if row.waiting)
        return min(waiting, key=lambda row: row.clock + row.cost, default=None)
