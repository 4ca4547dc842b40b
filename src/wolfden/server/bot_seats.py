"""Playing the seats that bots hold, through the same door as everyone, and for someone only: a
table at which nobody is present rests until somebody comes."""

from __future__ import annotations

import asyncio
import logging

from ..core import WolfdenError
from ..match.keys import alias
from ..match.service import Errand, MatchService
from .bot_pool import BotPool
from .presence import Presence

log = logging.getLogger(__name__)

RETRIES = 5


class BotSeats:
    def __init__(
        self, service: MatchService, pool: BotPool, presence: Presence, pause: float
    ) -> None:
        self._service = service
        self._pool = pool
        self._presence = presence
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
        self._pool.close()

    async def _attend(self, match: str) -> None:
        """Every move of a bot wakes its table again, so this goes on until people must act."""
        failures = 0
        try:
            while match in self._woken and failures < RETRIES:
                self._woken.discard(match)
                if not await self._went_well(match):
                    failures += 1
                    await asyncio.sleep(failures)
                    self._woken.add(match)
        finally:
            self._woken.discard(match)
            del self._tasks[match]

    async def _went_well(self, match: str) -> bool:
        try:
            errands = await self._service.errands(match)
            await asyncio.gather(*(self._carry_out(errand) for errand in errands))
        except WolfdenError as refusal:
            log.warning("bots cannot go on with match %s: %s", alias(match), refusal)
        except Exception:
            log.exception("bots failed at match %s", alias(match))
            return False
        return True

    async def _carry_out(self, errand: Errand) -> None:
        action, _ = await asyncio.gather(self._pool.choose(errand), asyncio.sleep(self._pause))
        try:
            await self._service.submit_for_bot(errand.match, errand.seat, errand.decision, action)
        except WolfdenError as refusal:
            name = alias(errand.match)
            log.info("match %s went on without seat %s: %s", name, errand.seat, refusal)
