"""How things stand in this process: which parts work, how many are here.

Asked by whoever watches over the house; and where processes answer for each other, noted every few
seconds, since another one may be asked.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from ..match.errors import StorageFailed
from ..match.service import MatchService
from ..storage import Engine, is_current
from .bot_pool import BotPool
from .bus import Bus
from .meters import Meters
from .pulse import Pulse
from .tasks import end
from .watchers import Watchers

SECONDS: Final = 3.0


class Standing:
    def __init__(
        self,
        engine: Engine,
        service: MatchService,
        *,
        bus: Bus,
        pool: BotPool,
        watchers: Watchers,
        meters: Meters,
        pulse: Pulse,
    ) -> None:
        self._engine, self._service, self._bus, self._pool = engine, service, bus, pool
        self._watchers, self._meters, self._pulse = watchers, meters, pulse
        self._tasks: list[asyncio.Task[None]] = []

    async def parts(self) -> dict[str, bool]:
        """Each part of the server, and whether it works."""
        try:
            await self._pulse.check()
            stores = True
        except StorageFailed:
            stores = False
        return {
            "database": stores,
            "migrations": stores and await is_current(self._engine),
            "bus": self._bus.works,
            "bots": self._pool.works,
        }

    async def measure(self) -> None:
        """Bring the meters up to date that show how things stand."""
        for part, works in (await self.parts()).items():
            self._meters.ready.labels(part).set(works)
        self._meters.sockets.set(self._watchers.sockets)
        self._meters.attended.set(len(self._watchers))
        self._meters.tables.set(self._service.tables_in_memory)
        self._meters.waiting.set(self._pool.waiting)

    def start(self) -> None:
        if self._meters.shared:
            self._tasks.append(asyncio.create_task(self._go_round()))

    async def stop(self) -> None:
        await end(self._tasks)

    async def _go_round(self) -> None:
        while True:
            with suppress(StorageFailed):
                await self.measure()
            await asyncio.sleep(SECONDS)
