"""Takes thoughts from the queue that all processes share, and has them thought here."""

from __future__ import annotations

import asyncio
import logging
from secrets import token_hex
from time import monotonic

from redis.exceptions import RedisError

from . import worker
from .bot_pool import BotPool
from .redis_link import RedisDown
from .tasks import end
from .thoughts import ALIVE, Taken, Thoughts

log = logging.getLogger(__name__)

AGAIN = 0.5
TROUBLE = (RedisDown, RedisError, OSError, TimeoutError)


class Thinker:
    def __init__(self, thoughts: Thoughts, pool: BotPool, workers: int) -> None:
        self._thoughts, self._pool, self._workers = thoughts, pool, workers
        self._name = token_hex(4)
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        if self._workers:
            self._tasks = [asyncio.create_task(self._say_so())]
            self._tasks += [asyncio.create_task(self._work()) for _ in range(self._workers)]

    async def stop(self) -> None:
        await end(self._tasks)

    async def run(self) -> None:
        """Until cancelled."""
        self.start()
        try:
            await asyncio.gather(*self._tasks)
        finally:
            await self.stop()

    async def _say_so(self) -> None:
        while True:
            try:
                await self._thoughts.work_there(self._name)
            except TROUBLE as trouble:
                log.info("Redis does not hear of this worker: %s", trouble)
            await asyncio.sleep(ALIVE / 3)

    async def _work(self) -> None:
        while True:
            try:
                taken = await self._thoughts.take(self._name)
                if taken is not None:
                    await self._think(taken)
            except TROUBLE as trouble:
                log.info("no thoughts can be taken: %s", trouble)
                await asyncio.sleep(AGAIN)

    async def _think(self, taken: Taken) -> None:
        began = monotonic()
        try:
            result = await self._pool.think(taken.row, worker.carry_out, taken.body)
        except Exception:
            log.exception("a thought failed")
            result = b""
        await self._thoughts.answer(taken, result, monotonic() - began)
