"""Hearing of what other processes on the same database do, while anyone watches here.

Where a bus tells of changes, the database is asked now and then only, for what was missed.
"""

from __future__ import annotations

import asyncio
import logging

from ..match.errors import StorageFailed
from ..match.service import MatchService
from .bus import Bus
from .tasks import end
from .watchers import Watchers

log = logging.getLogger(__name__)

SELDOM = 5
"""How many times rarer than where nobody tells."""


class News:
    def __init__(self, service: MatchService, watchers: Watchers, bus: Bus, seconds: float) -> None:
        self._service = service
        self._bus = bus
        self._watchers = watchers
        self._seconds = seconds
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks.append(asyncio.create_task(self._listen()))

    async def stop(self) -> None:
        await end(self._tasks)

    async def _listen(self) -> None:
        while True:
            told = self._bus.carries_changes and self._bus.works
            await asyncio.sleep(self._seconds * SELDOM if told else self._seconds)
            if self._watchers:
                await self._hear()

    async def _hear(self) -> None:
        try:
            await self._service.hear()
        except StorageFailed as failure:
            log.warning("no news of other processes: %s", failure)
        except Exception:
            log.exception("hearing of other processes failed")
