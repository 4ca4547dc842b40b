"""Clears what nobody has touched for longer than the host keeps it; of several processes, one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection

from ..core import WolfdenError
from ..storage.office import Limits, Office
from .leases import Leases
from .tasks import end

log = logging.getLogger(__name__)

LEASE = "tidying"


class Tidying:
    def __init__(
        self,
        office: Office,
        leases: Leases,
        limits: Limits,
        *,
        seconds: float,
        forget: Callable[[Collection[str]], None],
    ) -> None:
        """`forget`: these are gone, also from memory."""
        self._office = office
        self._forget = forget
        self._leases = leases
        self._limits = limits
        self._seconds = seconds
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks.append(asyncio.create_task(self._go_round()))

    async def stop(self) -> None:
        await end(self._tasks)

    async def tidy(self) -> int:
        """How many matches went."""
        if not await self._leases.claim(LEASE):
            return 0
        old = await self._office.old(self._limits)
        async for gone in self._office.clear(old):
            self._forget(old[:gone])
            log.info("%d of %d old matches were cleared", gone, len(old))
        await self._office.forget_addresses(self._limits)
        return len(old)

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(self._seconds)
            try:
                await self.tidy()
            except WolfdenError as failure:
                log.warning("old matches were not cleared: %s", failure)
            except Exception:
                log.exception("clearing old matches failed")
