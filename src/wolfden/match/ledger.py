"""How tables change: judge on the fold, store, and only then acknowledge and announce.

If another process stored a move under the same number first, fold that one and judge again. What
other processes changed is heard now and then (`hear`), before whatever is not in a hurry, and
before a move is refused: it may be that only this process is behind.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from contextlib import AbstractAsyncContextManager
from time import time
from typing import TypeVar

from ..core import WolfdenError
from ..core.fold import Move
from .errors import StorageFailed
from .hosting import check_waiting
from .house_time import HouseTime
from .keys import alias
from .store import Fanout, NumberTaken, Store, StoredMatch, StoredSeat
from .table import Table
from .tables import Tables

log = logging.getLogger(__name__)

OPEN_TABLES = 2048
T = TypeVar("T")
MakeMove = Callable[[Table], Move]


class Ledger:
    def __init__(
        self,
        store: Store,
        fanout: Fanout,
        open_tables: int = OPEN_TABLES,
        wall: Callable[[], float] = time,
    ) -> None:
        """`wall` is the time."""
        self._store = store
        self._fanout = fanout
        self._tables = Tables(store, open_tables)
        self.time = HouseTime(store, wall)
        self._hearing = asyncio.Lock()
        self.bots_owe: Callable[[str], None] = lambda match: None
        """Called after a change where it is a bot's turn."""

    async def hear(self) -> None:
        """Take notice of what other processes changed, and tell the watchers here."""
        async with self._hearing:
            changed = await self._store.changed()
        self.outdate(changed)
        await self.tell_watchers(changed)

    def outdate(self, changed: Collection[str] | None) -> None:
        """These were changed elsewhere; None: any may have been."""
        self._tables.outdate(changed)

    async def tell_watchers(self, changed: Collection[str] | None) -> None:
        if changed is None:
            await self._fanout.publish_all()
            return
        for match in changed:
            await self._announce(match, 0)
            self.bots_owe(match)

    @property
    def tables_in_memory(self) -> int:
        return len(self._tables)

    async def check(self) -> None:
        """Raises StorageFailed unless moves can be stored now."""
        await self._store.check()

    def at(self, match: str) -> AbstractAsyncContextManager[Table]:
        """The table, for whoever has more to do there than to look."""
        return self._tables.open(match)

    async def look(self, match: str, see: Callable[[Table], T]) -> T:
        async with self._tables.open(match) as table:
            return see(table)

    async def enter(self, match: str, make: MakeMove) -> int:
        """Store what is entered in the log; its number.

        Shielded, so that a client that hangs up cannot part the storing from the announcing.
        """
        return await asyncio.shield(self._make_move(match, make))

    async def _make_move(self, match: str, make: MakeMove) -> int:
        """A refusal counts only at a table that is up to date."""
        try:
            return await self._store_move(match, make)
        except StorageFailed:
            raise
        except WolfdenError:
            await self.hear()
            return await self._store_move(match, make)

    async def _store_move(self, match: str, make: MakeMove) -> int:
        while True:
            async with self._tables.open(match) as table:
                move = make(table)
                stored = await self._stored(table, move)
                bots_owe = table.bots_owe
            if stored:
                await self._announce(match, move.number)
                if bots_owe:
                    self.bots_owe(match)
                return move.number

    async def _stored(self, table: Table, move: Move) -> bool:
        """A fold with a move that was not stored is dropped."""
        entry, due = move.entry, None
        if table.clocks is not None:
            table.follow(move, self.time.now)
            entry = entry._replace(at=table.clocks.latest)
            due = table.due(table.clocks.latest, self.time.lost)
        try:
            await self._store.append(table.stored.id, entry, table.match.over, due)
        except NumberTaken:
            self._tables.forget(table.stored.id)
            return False
        except BaseException:
            self._tables.forget(table.stored.id)
            raise
        return True

    async def arrange(self, match: str, change: Callable[[Table], StoredMatch]) -> None:
        """Change a table that waits; it starts when it waits no more."""
        await self.hear()
        arranged = False
        while not arranged:
            async with self._tables.open(match) as table:
                check_waiting(table.stored)
                changed = change(table).start(self.time.now)
                arranged = await self._store.arrange(table.stored, changed)
            await self.changed(match)
        if changed.cancelled:
            for followed in await self._store.withdraw_rematch(match):
                await self.changed(followed)

    async def reseat(self, match: str, change: Callable[[Table], StoredSeat]) -> None:
        """Change who plays a seat, whether the table waits or plays."""
        await self.hear()
        reseated = False
        while not reseated:
            async with self._tables.open(match) as table:
                changed = change(table)
                reseated = await self._store.reseat(table.stored, changed, self.time.now)
            await self.changed(match)

    async def reschedule(self, match: str) -> bool:
        """Somebody looked at the table, whose clocks say when to look again; whether bots owe."""
        async with self._tables.open(match) as table:
            due, now = table.due(self.time.now, self.time.lost), self.time.now
            if due is None or due > now:
                await self._store.postpone(match, due)
            return table.bots_owe

    async def changed(self, match: str) -> None:
        """The seats around a table, or what follows it, are others now."""
        self._tables.outdate([match])
        await self._announce(match, 0)
        self.bots_owe(match)

    async def _announce(self, match: str, number: int) -> None:
        """What is stored is stored: a failing fan-out delays others, it refuses nothing."""
        try:
            await self._fanout.publish(match, number)
        except Exception:
            log.exception("fan-out failed for match %s", alias(match))
