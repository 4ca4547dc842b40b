"""Bots think in worker processes, so that no thought of theirs holds up the event loop."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from multiprocessing import get_context
from time import monotonic
from typing import Any

from ..core import WolfdenError
from ..match.errands import Errand, Question
from ..match.keys import alias, new_seed
from . import worker
from .fair_queue import FairQueue

log = logging.getLogger(__name__)

ATTEMPTS = 3
START_PATIENCE = 120.0
"""Seconds that a new worker may take to import what it needs, however busy the machine is."""


class HintFailed(WolfdenError):
    code = "hint-failed"


class BotPool:
    """Workers that are replaced when they crash or think too long."""

    def __init__(self, workers: int, patience: float) -> None:
        self._patience = patience
        self._queue = FairQueue(workers)
        self.works = True
        """Whether the last thought was thought to its end."""
        self.observe: Callable[[float], None] = lambda seconds: None
        """Told how long each thought took, waiting included."""
        self._workers: list[ProcessPoolExecutor | None] = [None] * workers

    async def choose(self, errand: Errand) -> str:
        """The bot's action; if its bot fails again and again, anything legal."""
        match, seat, level, _, state, tactics = errand
        try:
            place = match, seat
            return str(
                await self._ask(match, worker.choose, place, level, state, tactics, new_seed())
            )
        except Exception:
            log.exception("bot '%s' failed at match %s", level, alias(match))
            return secrets.choice(state.legal(seat)).text

    async def hint(self, question: Question, seconds: float) -> worker.Advised:
        """What a bot would advise. It waits in a row of its own, not behind the table's bots."""
        match, seat, _, state, tactics, _ = question
        try:
            found = await self._ask(
                f"hint {match} {seat}", worker.hint, state, seat, tactics, new_seed(), seconds
            )
        except Exception as error:
            log.exception("no hint for seat %s of match %s", seat, alias(match))
            raise HintFailed("the workers failed") from error
        return worker.Advised(*found)

    @property
    def waiting(self) -> int:
        """Thoughts that no worker has begun."""
        return self._queue.waiting

    def start(self) -> None:
        """Workers start when they are needed."""

    async def stop(self) -> None:
        self.close()

    def close(self) -> None:
        for number in range(len(self._workers)):
            self._discard(number)

    async def _ask(self, row: str, task: Callable[..., Any], *values: Any) -> Any:
        return await self.think(row, task, *values)

    async def think(self, row: str, task: Callable[..., Any], *values: Any) -> Any:
        """In a worker of this process."""
        began = monotonic()
        async with self._queue.turn(row) as number:
            for _ in range(ATTEMPTS):
                try:
                    pool = await self._running(number)
                    thought = await _answer(pool.submit(task, *values), self._patience)
                    self.works = True
                    self.observe(monotonic() - began)
                    return thought
                except (BrokenExecutor, TimeoutError):
                    log.warning("worker %s failed; starting a new one", number)
                    self._discard(number)
        self.works = False
        raise BrokenExecutor(f"{ATTEMPTS} workers failed")

    async def _running(self, number: int) -> ProcessPoolExecutor:
        """An executor for each worker: one that crashes takes no other along."""
        pool = self._workers[number]
        if pool is None:
            pool = self._workers[number] = ProcessPoolExecutor(
                1, mp_context=get_context("spawn"), initializer=worker.prepare
            )
            await _answer(pool.submit(worker.ready), START_PATIENCE)
        return pool

    def _discard(self, number: int) -> None:
        """End the worker at once: one that does not answer would not obey a polite request."""
        pool, self._workers[number] = self._workers[number], None
        if pool is None:
            return
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)


async def _answer(future: Future[Any], seconds: float) -> Any:
    return await asyncio.wait_for(asyncio.wrap_future(future), seconds)
