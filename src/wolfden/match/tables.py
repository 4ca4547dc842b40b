"""The tables this process has open: folds of the stored logs, one user at a time each.

A table is current because this process made its last change or is told of it (`outdate`); the
database is asked only when a table is opened for the first time or was changed elsewhere.
"""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from ..core import WolfdenError
from ..core.fold import BadLog, Entry
from ..core.registry import spec_of
from .errors import UnknownMatch
from .keys import alias
from .match import Match
from .store import Current, Store, StoredMatch
from .table import Table

_MATCH_ID = re.compile(r"[A-Za-z0-9_-]{22}")


class CorruptLog(Exception):
    """Stored moves that the rules refuse: our fault, never the client's."""


class Tables:
    """The most recently used folds. Whoever opens a table has it alone."""

    def __init__(self, store: Store, limit: int) -> None:
        self._store = store
        self._limit = limit
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._outdated: set[str] = set()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._tables)

    @asynccontextmanager
    async def open(self, match: str) -> AsyncIterator[Table]:
        lock = self._locks.setdefault(match, asyncio.Lock())
        async with lock:
            try:
                yield await self._current(match)
            except WolfdenError:
                raise
            except BaseException:
                self.forget(match)
                raise

    def forget(self, match: str) -> None:
        """Drop a fold that may differ from the log; the next user folds anew."""
        self._tables.pop(match, None)

    def outdate(self, changed: Collection[str] | None) -> None:
        """These were changed elsewhere (None: any may have been); the next users catch up.

        Also where one is just being read: it may have been read too early.
        """
        if changed is None:
            changed = [*self._tables, *self._locks]
        for match in changed:
            if match in self._tables or match in self._locks:
                self._outdated.add(match)

    async def _current(self, match: str) -> Table:
        table = self._tables.pop(match, None)
        if table is None or match in self._outdated:
            self._outdated.discard(match)
            table = await self._read(match, table)
        self._tables[match] = table
        while len(self._tables) > self._limit:
            self._outdated.discard(self._tables.popitem(last=False)[0])
        return table

    async def _read(self, match: str, table: Table | None) -> Table:
        now = await self._ask(match, table)
        if table is None or table.set_otherwise(now.stored):
            if table is not None:
                now = await self._ask(match, None)
            table = Table(now.stored, _first(now.stored))
        elif table.stored != now.stored:
            table.stored, table.talk = now.stored, None
        elif table.talk is not None:
            table.talk += now.remarks
        table.start_clocks()
        _catch_up(table, now.moves)
        return table

    async def _ask(self, match: str, table: Table | None) -> Current:
        after, heard = (table.match.number, table.heard) if table else (0, None)
        known = _MATCH_ID.fullmatch(match)
        now = await self._store.current(match, after, heard) if known else None
        if now is None:
            raise UnknownMatch(f"no match has the id '{match[:40]}'")
        return now


def _catch_up(table: Table, entries: Sequence[Entry]) -> None:
    """Play what the log holds beyond the fold, be it from before or from elsewhere."""
    try:
        for move, entry in zip(table.match.replay(entries), entries, strict=True):
            table.follow(move, entry.at)
    except BadLog as error:
        raise CorruptLog(f"{alias(table.stored.id)}: {error}") from error


def _first(stored: StoredMatch) -> Match:
    spec = spec_of(stored.game, stored.rules_version)
    return Match(spec, len(stored.seats), stored.seed, stored.options)
