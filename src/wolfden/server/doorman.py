"""Notices who comes and goes: tells the table, and sees whether those here now agree."""

from __future__ import annotations

import asyncio
import logging

from ..core import WolfdenError
from ..match.company import Company
from ..match.keys import alias
from .watchers import Watchers

log = logging.getLogger(__name__)


class Doorman:
    def __init__(self, company: Company, watchers: Watchers) -> None:
        self._company = company
        self._watchers = watchers
        self._tasks: set[asyncio.Task[None]] = set()

    def notice(self, match: str) -> None:
        self._watchers.ring(match)
        if self._company.wishes_at(match):
            task = asyncio.create_task(self._consider(match))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _consider(self, match: str) -> None:
        try:
            await self._company.consider(match)
        except WolfdenError as refusal:
            log.warning("match %s cannot be considered: %s", alias(match), refusal)
        except Exception:
            log.exception("considering match %s failed", alias(match))
