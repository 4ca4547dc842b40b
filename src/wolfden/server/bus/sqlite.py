"""The bus through SQLite: letters in a table, looked for now and then.

Of changes the processes hear by the clock already (`storage/clock.py`), and a process that hears of
no other writes nothing but its first beat.
"""

from __future__ import annotations

import asyncio

from ...storage import Engine, letters
from .base import Bus
from .notices import Beat, Changed, Notice


class SqliteBus(Bus):
    carries_changes = False

    def __init__(self, process: str, beat: float, engine: Engine, seconds: float) -> None:
        super().__init__(process, beat)
        self._engine = engine
        self._seconds = seconds

    def send(self, *notices: Notice) -> None:
        wanted = [notice for notice in notices if not isinstance(notice, Changed)]
        if self.alone:
            wanted = [notice for notice in wanted if isinstance(notice, Beat) and notice.first]
        super().send(*wanted)

    async def _listen(self) -> None:
        last = await self._engine.read(letters.last)
        self._begin_listening()
        while True:
            last, bodies = await self._engine.read(
                lambda connection, after=last: letters.after(connection, after)  # type: ignore[misc]
            )
            for body in bodies:
                self._receive(body)
            await asyncio.sleep(self._seconds)

    async def _deliver(self, letter: bytes) -> None:
        await self._engine.write(lambda connection: letters.write(connection, letter.decode()))
