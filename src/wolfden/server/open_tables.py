"""The public list of tables that wait, as this process shows it: read once for all who look.

It is read anew when one of its tables, or who is there, has changed, when another process tells of
a new one, and now and then in case a notice was missed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from hashlib import blake2b
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from ..match.finding import OpenTable, attended, open_table
from ..match.presence import Presence
from ..match.service import MatchService
from .watchers import Watchers

LIST: Final = "open tables"
"""Whoever watches the list hears this bell; no match is called so."""
REMEMBERED: Final = 10.0
"""Seconds."""
_encode = msgspec.json.Encoder().encode


class Page(NamedTuple):
    """The list, or a part of it, as JSON; `tag` changes with it."""

    body: bytes
    tag: str


class OpenTables:
    def __init__(self, service: MatchService, presence: Presence, watchers: Watchers) -> None:
        self._service, self._presence, self._watchers = service, presence, watchers
        self._known: frozenset[str] = frozenset()
        self._tables: Sequence[OpenTable] = ()
        self._pages: dict[tuple[str | None, str | None], Page] = {}
        self._read = -REMEMBERED
        self._reading = asyncio.Lock()
        self.told: Callable[[str], None] = lambda match: None
        """Called when a table may be in the list that was not, so that other processes hear."""
        watchers.rung = self._notice

    def tell(self, match: str) -> None:
        """This table was laid, or may be found from now on."""
        self.outdate()
        self.told(match)

    def outdate(self) -> None:
        self._read = -REMEMBERED
        self._watchers.ring(LIST)

    async def page(self, game: str | None = None, language: str | None = None) -> Page:
        await self._refresh()
        page = self._pages.get((game, language))
        if page is None:
            body = _encode([table for table in self._tables if _is(table, game, language)])
            page = self._pages[game, language] = Page(body, f'"{blake2b(body).hexdigest()[:16]}"')
        return page

    async def _refresh(self) -> None:
        async with self._reading:
            if monotonic() - self._read < REMEMBERED:
                return
            self._read = monotonic()
            listed = await self._service.listed()
            now = self._service.time.wall
            self._known = frozenset(table.stored.id for table in listed)
            self._pages = {}
            self._tables = [
                open_table(table) for table in listed if attended(table, self._presence, now)
            ]

    def _notice(self, match: str | None) -> None:
        """Something happened at a table; None: at any."""
        if match is None or match in self._known:
            self.outdate()


def _is(table: OpenTable, game: str | None, language: str | None) -> bool:
    return game in (None, table.game) and (language is None or table.language in (None, language))
