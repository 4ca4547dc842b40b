"""Letters on their way: a bounded queue, a few hands, and some more attempts when one fails.

Nobody who moves waits for any of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from ...core import WolfdenError
from ...match.keys import alias
from ...storage import Engine
from ...storage import notices as stored
from ..tasks import end
from .carriers import Carriers
from .letters import Letter
from .refusals import NoticeFailed

log = logging.getLogger(__name__)

WAITING: Final = 1000
HANDS: Final = 4
ATTEMPTS: Final = 4
LONGER: Final = 3
"""Each pause is so many times as long as the one before."""


class Sending:
    def __init__(self, carriers: Carriers, engine: Engine, pause: float) -> None:
        """`pause`: seconds before the second attempt."""
        self._carriers, self._engine, self._pause = carriers, engine, pause
        self._queue: asyncio.Queue[Letter] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._later: set[asyncio.Task[None]] = set()
        self._open: dict[tuple[str, int], Letter] = {}
        self.still: Callable[[Letter], Awaitable[bool]]
        """Whether it is worth another attempt: the news is the newest, and its reader is away."""

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._carry()) for _ in range(HANDS)]

    async def stop(self) -> None:
        """What is still on its way is sent after the next start."""
        await end([*self._tasks, *self._later])
        for notice, moment in self._open:
            await self._engine.write(
                lambda connection, of=(notice, moment): stored.release(connection, *of)  # type: ignore[misc]
            )

    @property
    def full(self) -> bool:
        return self._queue.full()

    def send(self, letter: Letter) -> None:
        """Whoever finds the queue full has asked for too much: it is left out."""
        try:
            self._queue.put_nowait(letter)
            self._open[letter.name] = letter
        except asyncio.QueueFull:
            log.warning("a notice of match %s was left out", alias(letter.notice.match))

    async def _carry(self) -> None:
        while True:
            letter, again = await self._queue.get(), False
            try:
                if not letter.attempts or await self.still(letter):
                    again = await self._attempt(letter)
            except WolfdenError as refusal:
                log.warning("a notice was not sent: %s", refusal)
            except Exception:
                log.exception("sending a notice failed")
            if again and len(self._later) < WAITING:
                self._try_again(letter)
            else:
                self._open.pop(letter.name, None)

    async def _attempt(self, letter: Letter) -> bool:
        """Whether it should be tried again."""
        try:
            await self._carriers.deliver(letter)
        except NoticeFailed as failure:
            log.info("a notice of match %s: %s", alias(letter.notice.match), failure)
            if failure.gone:
                gone = letter.notice.id
                await self._engine.write(lambda connection: stored.remove(connection, gone))
            return not failure.lasting and letter.attempts + 1 < ATTEMPTS
        return False

    def _try_again(self, letter: Letter) -> None:
        seconds = self._pause * LONGER**letter.attempts
        task = asyncio.create_task(self._return(letter, seconds))
        self._later.add(task)
        task.add_done_callback(self._later.discard)

    async def _return(self, letter: Letter, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self.send(letter._replace(attempts=letter.attempts + 1))
