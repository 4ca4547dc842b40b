"""What every bus does alike: it gathers notices, sends them in letters, and listens.

A bus hears its own letters too, and by that knows whether it works: one that has not heard itself
for three beats is down, however sound its connection looks.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterable, Iterator
from time import monotonic
from typing import Any, Final

import msgspec

from ..tasks import end
from .notices import Beat, Letter, Notice, decode, encode

log = logging.getLogger(__name__)

LETTER: Final = 7_500
"""Bytes of notices in a letter; PostgreSQL carries no more than 8,000 at once."""
AGAIN: Final = 0.5
"""Seconds before another attempt."""
BEATS: Final = 3
"""So many may be missed."""


class Bus(ABC):
    carries_changes = True
    """Whether it is quicker to be told of changes than to ask for them."""

    def __init__(self, process: str, beat: float) -> None:
        self.process = process
        self.beat_seconds = beat
        self.received: Callable[[str, Notice], None] = lambda process, notice: None
        """Called with each notice of another process."""
        self.beating: Callable[[], list[Notice]] = lambda: [Beat()]
        """What is told with each beat."""
        self._waiting: list[Notice] = []
        self._something = asyncio.Event()
        self._echo: float | None = None
        self._began = 0.0
        self._others: dict[str, float] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._complained = False

    @property
    def works(self) -> bool:
        return self._echo is not None and monotonic() - self._echo < BEATS * self.beat_seconds

    @property
    def alone(self) -> bool:
        """Whether no other process has been heard of for a while."""
        recent = monotonic() - BEATS * self.beat_seconds
        self._others = {name: then for name, then in self._others.items() if then > recent}
        return not self._others

    @property
    def _hears(self) -> bool:
        """False where a connection has carried nothing for so long that a new one is better."""
        return monotonic() - max(self._echo or 0.0, self._began) < BEATS * self.beat_seconds

    def _begin_listening(self) -> None:
        """A new connection stands."""
        self._began = monotonic()
        self.send(Beat(first=True))

    async def start(self) -> None:
        self._tasks = [
            asyncio.create_task(self._again_and_again(self._listen)),
            asyncio.create_task(self._again_and_again(self._deliver_all)),
            asyncio.create_task(self._beat()),
        ]

    async def stop(self) -> None:
        await end(self._tasks)

    def send(self, *notices: Notice) -> None:
        """Soon, in one letter with whatever else is to be told."""
        self._waiting.extend(notices)
        self._something.set()

    @abstractmethod
    async def _listen(self) -> None:
        """Hand every letter to `_receive`, until the connection breaks."""

    @abstractmethod
    async def _deliver(self, letter: bytes) -> None: ...

    def _receive(self, body: bytes | str) -> None:
        try:
            letter = decode(body)
        except msgspec.MsgspecError:
            log.warning("a letter of another version was not understood")
            return
        if letter.process == self.process:
            self._hear_myself()
            return
        self._others[letter.process] = monotonic()
        for notice in letter.notices:
            self.received(letter.process, notice)
            if isinstance(notice, Beat) and notice.first:
                self.send(*self.beating())

    def _hear_myself(self) -> None:
        """Whoever could not hear for a while asks what was missed."""
        worked, self._echo = self.works, monotonic()
        self._complained = False
        if not worked:
            self.send(Beat(first=True))

    async def _again_and_again(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            try:
                await work()
            except Exception as error:
                if not self._complained:
                    log.warning("the bus is down: %s", error)
                self._complained = True
            await asyncio.sleep(min(AGAIN, self.beat_seconds))

    async def _deliver_all(self) -> None:
        """What cannot be delivered is dropped: it would be old news by the time it could."""
        while True:
            await self._something.wait()
            self._something.clear()
            waiting, self._waiting = self._waiting, []
            for notices in _parts(waiting):
                await self._deliver(encode(Letter(self.process, notices)))

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self.beat_seconds)
            self.send(*self.beating())


def _parts(notices: Iterable[Notice]) -> Iterator[tuple[Notice, ...]]:
    part: list[Notice] = []
    size = 0
    for notice in notices:
        length = len(encode(notice))
        if part and size + length > LETTER:
            yield tuple(part)
            part, size = [], 0
        part.append(notice)
        size += length
    if part:
        yield tuple(part)
