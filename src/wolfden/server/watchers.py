"""The watchers of this process: a bell for each socket at a table, rung when something happened.

A bell that rings twice before it is heard has rung once: whoever looks sees the newest.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Watchers:
    def __init__(self) -> None:
        self._bells: dict[str, set[asyncio.Event]] = {}
        self.published: Callable[[str], None] = lambda match: None
        """Called whenever something happened at a table, watched or not."""
        self.rung: Callable[[str | None], None] = lambda match: None
        """Called whenever something happened at a table, or at any (None)."""

    def __bool__(self) -> bool:
        return bool(self._bells)

    def __len__(self) -> int:
        """The tables that somebody watches."""
        return len(self._bells)

    @property
    def sockets(self) -> int:
        return sum(len(bells) for bells in self._bells.values())

    def __contains__(self, match: str) -> bool:
        return match in self._bells

    @contextmanager
    def watching(self, match: str) -> Iterator[asyncio.Event]:
        bell = asyncio.Event()
        self._bells.setdefault(match, set()).add(bell)
        try:
            yield bell
        finally:
            bells = self._bells[match]
            bells.discard(bell)
            if not bells:
                del self._bells[match]

    def ring(self, match: str) -> None:
        for bell in self._bells.get(match, ()):
            bell.set()
        self.rung(match)

    async def publish(self, match: str, number: int) -> None:
        self.ring(match)
        self.published(match)

    async def publish_all(self) -> None:
        self.ring_all()

    def ring_all(self) -> None:
        for bells in self._bells.values():
            for bell in bells:
                bell.set()
        self.rung(None)
