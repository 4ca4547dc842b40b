"""The house's own time: it goes on while a server runs and stands still while none does.

It is the wall's time less all the time in which nobody was there, which the storage keeps beside a
heartbeat. A machine that slept is treated like one that was switched off.
"""

from __future__ import annotations

from collections.abc import Callable
from time import time
from typing import Final

from .store import Store

BEAT: Final = 5_000
"""Milliseconds between two heartbeats."""
MISSED: Final = 4 * BEAT
"""After so long without one, nobody was there."""


class HouseTime:
    def __init__(self, store: Store, wall: Callable[[], float] = time) -> None:
        self._store = store
        self._wall = wall
        self._beaten = 0
        self.lost = 0
        """How long nobody was there; what leads from the house's time to the wall's."""

    @property
    def wall(self) -> int:
        return int(self._wall() * 1000)

    @property
    def now(self) -> int:
        return self.wall - self.lost

    async def start(self) -> None:
        """However short the gap: it is nobody's time."""
        await self._beat(0)

    async def keep(self) -> bool:
        """To be called often; whether time was lost meanwhile."""
        if 0 <= self.wall - self._beaten < BEAT:
            return False
        before = self.lost
        await self._beat(MISSED)
        return self.lost != before

    async def _beat(self, missed: int) -> None:
        self._beaten = self.wall
        self.lost = await self._store.beat(self._beaten, missed)
