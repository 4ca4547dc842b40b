"""A pool of workers that all processes share: a thought goes to the next free worker anywhere.

Where Redis fails, or nobody takes thoughts from there, the process thinks for itself.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections.abc import Callable
from secrets import token_hex
from time import monotonic
from typing import Any, NamedTuple

from .bot_pool import BotPool
from .redis_link import RedisDown
from .tasks import end
from .thinker import AGAIN, TROUBLE, Thinker
from .thoughts import Thoughts

log = logging.getLogger(__name__)

ATTEMPTS = 3
LOOK = 1.0
"""Seconds between two looks at whether what is waited for is still on its way."""


class Waiting(NamedTuple):
    result: asyncio.Future[bytes]
    since: float


class NobodyThinks(Exception):
    """A thought got lost, or nobody takes thoughts any more."""


class SharedPool(BotPool):
    def __init__(self, workers: int, patience: float, thoughts: Thoughts, process: str) -> None:
        super().__init__(max(1, workers), patience)
        self._thoughts, self._process = thoughts, process
        self._thinker = Thinker(thoughts, self, workers)
        self._waiting: dict[str, Waiting] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._thinker.start()
        self._tasks = [asyncio.create_task(self._collect()), asyncio.create_task(self._look())]

    async def stop(self) -> None:
        await self._thinker.stop()
        await end(self._tasks)
        await super().stop()

    async def _ask(self, row: str, task: Callable[..., Any], *values: Any) -> Any:
        body = pickle.dumps((task.__name__, values))
        for _ in range(ATTEMPTS):
            try:
                result = await self._ask_anyone(row, body)
            except NobodyThinks as lost:
                log.warning("%s; asking again", lost)
            except TROUBLE:
                break
            else:
                if not result:
                    raise RuntimeError("a worker failed")
                return pickle.loads(result)
        return await self.think(row, task, *values)

    async def _ask_anyone(self, row: str, body: bytes) -> bytes:
        if not await self._thoughts.anyone_works():
            raise RedisDown("nobody takes thoughts")
        name = token_hex(8)
        waiting = Waiting(asyncio.get_running_loop().create_future(), monotonic())
        self._waiting[name] = waiting
        try:
            await self._thoughts.push(name, row, self._process, body)
            return await waiting.result
        finally:
            del self._waiting[name]

    async def _collect(self) -> None:
        while True:
            try:
                answered = await self._thoughts.answered(self._process)
            except TROUBLE as trouble:
                self._fail_all(RedisDown(str(trouble)))
                await asyncio.sleep(AGAIN)
                continue
            waiting = self._waiting.get(answered[0]) if answered else None
            if answered and waiting and not waiting.result.done():
                waiting.result.set_result(answered[1])

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self._look_for_lost()
            except TROUBLE as trouble:
                self._fail_all(RedisDown(str(trouble)))

    async def _look_for_lost(self) -> None:
        nobody = bool(self._waiting) and not await self._thoughts.anyone_works()
        for name, waiting in list(self._waiting.items()):
            old = monotonic() - waiting.since > LOOK
            if nobody or (old and not await self._thoughts.is_on_its_way(name)):
                await self._thoughts.drop(name)
                if not waiting.result.done():
                    waiting.result.set_exception(NobodyThinks("a thought got lost"))

    def _fail_all(self, error: Exception) -> None:
        for waiting in self._waiting.values():
            if not waiting.result.done():
                waiting.result.set_exception(error)
