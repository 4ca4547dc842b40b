"""Bots think in worker processes, so that no thought of theirs holds up the event loop."""

from __future__ import annotations

import asyncio
import logging
import secrets
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context

from ..match.keys import new_seed
from ..match.service import Errand
from . import worker

log = logging.getLogger(__name__)

ATTEMPTS = 3


class BotPool:
    """Workers that are replaced when they crash or think too long."""

    def __init__(self, workers: int, patience: float) -> None:
        self._workers = workers
        self._patience = patience
        self._free = asyncio.Semaphore(workers)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, errand: Errand) -> str:
        """The bot's action; if its bot fails again and again, anything legal."""
        async with self._free:
            for _ in range(ATTEMPTS):
                pool = self._running()
                try:
                    return await self._ask(pool, errand)
                except (BrokenExecutor, TimeoutError):
                    log.warning("bot workers failed at match %s; starting new ones", errand.match)
                    self._discard(pool)
                except Exception:
                    log.exception("bot '%s' failed at match %s", errand.level, errand.match)
                    break
        return secrets.choice(errand.state.legal(errand.seat)).text

    def close(self) -> None:
        if self._pool is not None:
            self._discard(self._pool)

    async def _ask(self, pool: ProcessPoolExecutor, errand: Errand) -> str:
        future = pool.submit(worker.choose, errand.level, errand.state, errand.seat, new_seed())
        return await asyncio.wait_for(asyncio.wrap_future(future), self._patience)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=get_context("spawn"), initializer=worker.prepare
            )
        return self._pool

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        """End the workers at once: one that does not answer would not obey a polite request."""
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)
