"""Writing under ticks of the clock, and hearing of the ticks of others."""

from __future__ import annotations

from collections.abc import Callable, Collection
from time import monotonic
from typing import NamedTuple

from sqlalchemy import Connection

from ..match.errors import StorageFailed
from . import clock
from .runner import Engine, T

REMEMBERED = 10.0
"""Seconds for which a failure tells of the next attempt."""
Change = Callable[[Connection], tuple[T, Collection[str]]]
"""Its result, and the matches it changed."""


class Told(NamedTuple):
    """What others need to know of a change."""

    tick: int
    matches: tuple[str, ...]


class Changes:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._tick: int | None = None
        self._known: set[int] = set()
        self._disturbed = False
        self._failed: tuple[float, StorageFailed] | None = None
        self.committed: Callable[[Told], None] = lambda told: None
        """Called after each change of our own, so that others can be told before they ask."""

    async def write(self, change: Change[T]) -> T:
        """One transaction under a tick of its own."""

        def ticking(connection: Connection) -> tuple[T, Told]:
            tick = clock.push(connection)
            result, changed = change(connection)
            clock.mark(connection, changed, tick)
            return result, Told(tick, tuple(changed))

        try:
            result, told = await self._engine.write(ticking)
        except StorageFailed as failure:
            self._failed = monotonic(), failure
            raise
        self._failed = None
        self.know(told.tick)
        if told.matches:
            self.committed(told)
        return result

    def check(self) -> None:
        """Raises what the last change was refused with, a short while ago."""
        if self._failed is not None and monotonic() - self._failed[0] < REMEMBERED:
            raise self._failed[1]

    def know(self, tick: int) -> bool:
        """We need not be told of this one any more; whether that is new."""
        new = tick not in self._known and (self._tick is None or tick > self._tick)
        if new:
            self._known.add(tick)
        return new

    async def news(self) -> Collection[str] | None:
        """The matches that others changed since this was last asked; None: any may have been."""
        # Kept until the changes were read: the engine tells of a disturbance only once.
        self._disturbed = await self._engine.disturbed() or self._disturbed
        if not self._disturbed:
            return ()
        before = self._tick
        now, changed = await self._engine.read(
            lambda connection: clock.changed_after(connection, before)
        )
        self._disturbed = False
        known, self._known = self._known, {tick for tick in self._known if tick > now}
        self._tick = now
        if changed is None:
            return None
        return {match for tick, match in changed if tick not in known}
