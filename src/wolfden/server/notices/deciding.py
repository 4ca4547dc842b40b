"""Who is to be told what, and when.

A table at which something happened, or which somebody left, is looked at once it has been calm
for a while: whoever owes a decision there, is not here and was not told of this turn yet is told.
All tables are looked at after a start and now and then, for whatever a process that died has left.
Several processes may look at the same table: the notice's row says who tells.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from datetime import UTC, datetime
from time import monotonic
from typing import Final, NamedTuple

from ...core import WolfdenError
from ...match.keys import alias
from ...match.news import News, news_for, seat_of_holder
from ...match.notices import Notice
from ...match.presence import Presence
from ...match.service import MatchService
from ...match.table import Table
from ...storage import Engine
from ...storage import notices as stored
from ..leases import Leases
from ..tasks import end
from .carriers import Carriers
from .letters import Letter
from .sending import Sending

log = logging.getLogger(__name__)

REMEMBERED: Final = 20_000
AT_ONCE: Final = 100
PATIENCE: Final = 4
"""So many times the usual wait, and a table that is never calm is looked at all the same."""
LOOK: Final = 1.0
"""Seconds between two looks at what is due, at most."""
LEASE: Final = "notices"


class Due(NamedTuple):
    first: float
    at: float


class Found(NamedTuple):
    notice: Notice
    news: News
    here: bool


class Deciding:
    def __init__(
        self,
        service: MatchService,
        presence: Presence,
        sending: Sending,
        carriers: Carriers,
        *,
        engine: Engine,
        leases: Leases,
        wait: float,
        scan: float,
        wall: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        """`wait`: seconds of calm before a table is looked at; `scan`: between looks at all."""
        self._service, self._presence, self._sending = service, presence, sending
        self._carriers, self._engine, self._leases = carriers, engine, leases
        self._wait, self._scan, self._wall = wait, scan, wall
        self._woken: set[str] = set()
        self._due: dict[str, Due] = {}
        self._new = True
        self._tasks: list[asyncio.Task[None]] = []
        sending.still = self.still

    def start(self) -> None:
        self._tasks = [
            asyncio.create_task(self._forever(self._look, min(LOOK, self._wait))),
            asyncio.create_task(self._forever(self._look_everywhere, self._scan)),
        ]

    async def stop(self) -> None:
        await end(self._tasks)

    def wake(self, match: str) -> None:
        """Something happened there; nobody waits for this."""
        if len(self._woken) < REMEMBERED:
            self._woken.add(match)

    async def _wake_up(self) -> None:
        """Tables where nobody wants to be told are forgotten; who sees an end now has seen it."""
        woken = sorted(self._woken)[:AT_ONCE]
        self._woken.difference_update(woken)
        for match, wanted in (await self._wanted(woken)).items():
            now = monotonic()
            first = self._due[match].first if match in self._due else now
            self._plan(match, Due(first, min(now + self._wait, first + PATIENCE * self._wait)))
            for found in await self._find(match, wanted):
                if found.here and found.news.what != "turn":
                    await self._claim(found)

    def _plan(self, match: str, due: Due) -> None:
        if match in self._due or len(self._due) < REMEMBERED:
            self._due[match] = due

    async def _forever(self, work: Callable[[], Awaitable[None]], pause: float) -> None:
        while True:
            try:
                await work()
            except WolfdenError as failure:
                log.warning("nobody was told: %s", failure)
            except Exception:
                log.exception("telling people failed")
            await asyncio.sleep(pause)

    async def _look_everywhere(self) -> None:
        """After a start by every process, for it knows nothing yet; then by one of them."""
        after = ""
        first, self._new = self._new, False
        if not first and not await self._leases.claim(LEASE):
            return
        while found := await self._engine.read(
            lambda connection, after=after: stored.untold(connection, after)  # type: ignore[misc]
        ):
            for match in found:
                self.wake(match)
            after = found[-1]

    async def _look(self) -> None:
        while self._woken:
            await self._wake_up()
        now = monotonic()
        due = [match for match, due in self._due.items() if due.at <= now][:AT_ONCE]
        if not due or self._sending.full:
            return
        for match in due:
            del self._due[match]
        for match, wanted in (await self._wanted(due)).items():
            for found in await self._find(match, wanted):
                await self._tell(found)

    async def _wanted(self, matches: Collection[str]) -> Mapping[str, Collection[Notice]]:
        found: defaultdict[str, list[Notice]] = defaultdict(list)
        for notice in await self._engine.read(
            lambda connection: stored.of_matches(connection, matches)
        ):
            found[notice.match].append(notice)
        return found

    async def _find(self, match: str, wanted: Collection[Notice]) -> Sequence[Found]:
        try:
            return await self._service.look(match, lambda table: self._found(table, wanted))
        except WolfdenError as refusal:
            log.info("nobody of match %s can be told: %s", alias(match), refusal)
            return ()

    def _found(self, table: Table, wanted: Collection[Notice]) -> Sequence[Found]:
        found = []
        for notice in wanted:
            seat = seat_of_holder(table, notice.settings.holder)
            news = None if seat is None else news_for(table, seat)
            if news is not None and seat is not None and news.moment > notice.told:
                places = {notice.match, news.match}
                here = any(self._presence.of(place, seat) == "here" for place in places)
                found.append(Found(notice, news, here))
        return found

    async def _tell(self, found: Found) -> None:
        """Whoever is here sees it; of a turn they may still be told when they have left."""
        notice, news, here = found
        if not notice.settings.confirmed or (here and news.what == "turn"):
            return
        quiet = notice.settings.quiet
        until = quiet.until(self._wall()) if quiet else None
        if until is not None and not here:
            seconds = (until - self._wall()).total_seconds() + 1
            self._plan(notice.match, Due(monotonic(), monotonic() + seconds))
            return
        if await self._claim(found) and not here:
            self._sending.send(self._carriers.letter(notice, news))

    async def _claim(self, found: Found) -> bool:
        """Whether it is ours to tell."""
        notice, moment = found.notice.id, found.news.moment
        return await self._engine.write(lambda connection: stored.claim(connection, notice, moment))

    async def still(self, letter: Letter) -> bool:
        """Whether the news is the newest and its reader away."""
        notice = await self._engine.read(
            lambda connection: stored.find(connection, letter.notice.id)
        )
        if notice is None or letter.news.what == "confirm":
            return notice is not None and not notice.settings.confirmed

        def unchanged(table: Table) -> bool:
            seat = seat_of_holder(table, notice.settings.holder)
            if seat is None or self._presence.of(notice.match, seat) == "here":
                return False
            return news_for(table, seat) == letter.news

        return await self._service.look(notice.match, unchanged)
