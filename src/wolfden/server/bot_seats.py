"""Playing the seats that bots hold, through the same door as everyone, and for someone only: a
table at which nobody is present rests until somebody comes. Where several processes have somebody
present, the one that holds the lease on the table's bots plays them."""

from __future__ import annotations

import asyncio
import logging

from ..core import WolfdenError
from ..match.errands import Errand
from ..match.errors import StorageFailed
from ..match.keys import alias
from ..match.service import MatchService
from .bot_pool import BotPool
from .leases import Leases
from .presence import Presence

log = logging.getLogger(__name__)

RETRIES = 5
"""After which a table that makes bots fail is left alone."""
LONGEST = 2.0
"""Seconds between two attempts while nothing can be stored."""


class BotSeats:
    def __init__(
        self,
        service: MatchService,
        pool: BotPool,
        presence: Presence,
        leases: Leases,
        *,
        pause: float,
    ) -> None:
        self._service = service
        self._pool = pool
        self._presence = presence
        self._leases = leases
        self._pause = pause
        self._woken: set[str] = set()
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def visit(self, match: str) -> None:
        """Somebody looks at this table, whose bots may have rested."""
        self._presence.visit(match)
        self.wake(match)

    def wake(self, match: str) -> None:
        """Something happened at this table: see what bots owe there now, if anyone is present."""
        if match not in self._presence:
            return
        self._woken.add(match)
        if match not in self._tasks:
            self._tasks[match] = asyncio.create_task(self._attend(match))

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _attend(self, match: str) -> None:
        """Every move of a bot wakes its table again, so this goes on until people must act."""
        failures = troubles = 0
        try:
            while match in self._woken and match in self._presence and failures < RETRIES:
                self._woken.discard(match)
                try:
                    if not await self._attended(match):
                        await self._wait(match, self._leases.seconds / 2)
                    troubles = 0
                except StorageFailed as trouble:
                    troubles += 1
                    log.warning("bots of match %s must wait: %s", alias(match), trouble)
                    await self._wait(match, min(LONGEST, 0.1 * 2**troubles))
                except Exception:
                    failures += 1
                    log.exception("bots failed at match %s", alias(match))
                    await self._wait(match, failures)
        finally:
            self._woken.discard(match)
            del self._tasks[match]

    async def _wait(self, match: str, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self._woken.add(match)

    async def _attended(self, match: str) -> bool:
        """False where another process plays the bots, which owe something."""
        try:
            errands = await self._service.errands(match)
            if not errands:
                return True
            if not await self._leases.claim(_lease(match)):
                return False
            await self._carry_out_all(match, errands)
        except StorageFailed:
            raise
        except WolfdenError as refusal:
            log.warning("bots cannot go on with match %s: %s", alias(match), refusal)
        return True

    async def _carry_out_all(self, match: str, errands: list[Errand]) -> None:
        keeping = asyncio.create_task(self._keep(match))
        try:
            todo = (self._carry_out(errand) for errand in errands)
            done = await asyncio.gather(*todo, return_exceptions=True)
        finally:
            keeping.cancel()
        for result in done:
            if result is not None:
                raise result

    async def _keep(self, match: str) -> None:
        """The lease, while bots think."""
        while True:
            await asyncio.sleep(self._leases.seconds / 2)
            await self._leases.claim(_lease(match))

    async def _carry_out(self, errand: Errand) -> None:
        action, _ = await asyncio.gather(self._pool.choose(errand), asyncio.sleep(self._pause))
        try:
            await self._service.submit_for_bot(errand.match, errand.seat, errand.decision, action)
        except StorageFailed:
            raise
        except WolfdenError as refusal:
            name = alias(errand.match)
            log.info("match %s went on without seat %s: %s", name, errand.seat, refusal)


def _lease(match: str) -> str:
    return f"bots {match}"
