"""Leases: what must be done once is done by the process that holds the lease on it.

They save work and guard nothing: a move is guarded by its number. So a process that cannot ask
whether it holds a lease behaves as if it did.
"""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from time import monotonic, time
from typing import Final

from ..storage import Engine
from ..storage import leases as stored

log = logging.getLogger(__name__)

REMEMBERED: Final = 10_000


class Leases(ABC):
    def __init__(self, holder: str, seconds: float) -> None:
        self.holder = holder
        self.seconds = seconds
        self._ours: dict[str, float] = {}
        self._theirs: dict[str, float] = {}

    async def claim(self, name: str) -> bool:
        """Whether this process does it, now and for half a lease at least.

        A refusal is remembered for half a lease, so asking often is cheap.
        """
        now = monotonic()
        if self._ours.get(name, 0.0) > now:
            return True
        if self._theirs.get(name, 0.0) > now:
            return False
        taken = await self._take_if_possible(name)
        told = self._ours if taken else self._theirs
        self._make_room(told, now)
        told[name] = now + self.seconds / 2
        return taken

    async def _take_if_possible(self, name: str) -> bool:
        try:
            return await self._take(name)
        except Exception as error:
            log.info("whose lease '%s' is cannot be found out: %s", name, error)
            return True

    @abstractmethod
    async def _take(self, name: str) -> bool:
        """Take or prolong the lease, unless it is another's."""

    def _make_room(self, told: dict[str, float], now: float) -> None:
        if len(told) >= REMEMBERED:
            for name in [name for name, until in told.items() if until <= now]:
                del told[name]


class StoredLeases(Leases):
    """In the database; whoever is alone has them all and need not ask."""

    def __init__(
        self, holder: str, seconds: float, engine: Engine, alone: Callable[[], bool]
    ) -> None:
        super().__init__(holder, seconds)
        self._engine = engine
        self._alone = alone

    async def _take(self, name: str) -> bool:
        if self._alone():
            return True
        now = int(time() * 1000)
        until = now + int(self.seconds * 1000)
        return await self._engine.write(
            lambda connection: stored.take(connection, name, self.holder, now, until)
        )
