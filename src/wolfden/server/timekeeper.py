"""Keeps the house's time, and looks at the tables whose clocks are due, be anyone there or not; of
several processes, the one that holds the lease."""

from __future__ import annotations

import asyncio
import logging

from ..core import WolfdenError
from ..match.company import Company
from ..match.keys import alias
from ..match.service import MatchService
from ..match.store import Store
from .bot_seats import BotSeats
from .leases import Leases
from .tasks import end
from .watchers import Watchers

log = logging.getLogger(__name__)


class Timekeeper:
    def __init__(
        self,
        service: MatchService,
        store: Store,
        company: Company,
        bots: BotSeats,
        *,
        leases: Leases,
        watchers: Watchers,
        seconds: float,
    ) -> None:
        self._service, self._store, self._company = service, store, company
        self._bots, self._watchers, self._seconds = bots, watchers, seconds
        self._leases = leases
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self._service.time.start()
        self._tasks.append(asyncio.create_task(self._watch()))

    async def stop(self) -> None:
        await end(self._tasks)

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(self._seconds)
            try:
                await self.round()
            except WolfdenError as failure:
                log.warning("the clocks were not looked at: %s", failure)
            except Exception:
                log.exception("looking at the clocks failed")

    async def round(self) -> None:
        if await self._service.time.keep():
            await self._watchers.publish_all()
        if not await self._leases.claim("clocks"):
            return
        for match in await self._store.due(self._service.time.now):
            await self._look_at(match)

    async def _look_at(self, match: str) -> None:
        """A table that cannot be opened is left alone; it would be due for ever."""
        try:
            if await self._company.watch_time(match):
                self._bots.visit(match)
        except WolfdenError as refusal:
            log.warning("match %s has no clock any more: %s", alias(match), refusal)
            await self._store.postpone(match, None)
