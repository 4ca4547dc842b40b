"""Matches and records seen again: timelines in memory, the latest used, folded off the loop."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Generic, NamedTuple, TypeVar

from ..core.registry import spec_of
from ..match.branching import Branch, branch_off
from ..match.errors import MatchNotOver, UnknownRecord
from ..match.keys import hash_of, new_token
from ..match.moments import Moments, Subject, moment_of, moments_of
from ..match.recorded import name_of, open_record
from ..match.service import MatchService
from ..match.setup import Ticket
from ..match.snapshot import Snapshot
from ..match.store import StoredMatch
from ..match.timeline import Timeline
from .score_sheet import score_sheet

THREADS: Final = 2
LEAST: Final = 100
"""What a timeline counts for, in moves, however short it is."""
T = TypeVar("T")


class Replay(NamedTuple):
    """Something that can be seen again, for whoever asks."""

    subject: Subject
    timeline: Timeline


class Shelf(Generic[T]):
    """Keeps the latest used within so many moves in all; the very latest one always."""

    def __init__(self, limit: int, timeline_of: Callable[[T], Timeline]) -> None:
        self._limit = limit
        self._timeline_of = timeline_of
        self._kept: OrderedDict[str, T] = OrderedDict()

    def find(self, name: str) -> T | None:
        if name in self._kept:
            self._kept.move_to_end(name)
        return self._kept.get(name)

    def put(self, name: str, thing: T) -> None:
        self._kept[name] = thing
        self._kept.move_to_end(name)
        while len(self._kept) > 1 and self._moves() > self._limit:
            self._kept.popitem(last=False)

    def _moves(self) -> int:
        return sum(max(LEAST, self._timeline_of(kept).number) for kept in self._kept.values())


class Replays:
    def __init__(self, service: MatchService, limit: int) -> None:
        """`limit`: so many moves of matches are kept folded, and so many of records."""
        self._service = service
        self._matches = Shelf[Timeline](limit, lambda timeline: timeline)
        self._records = Shelf[Replay](limit, lambda replay: replay.timeline)
        self._house: dict[str, Replay] = {}
        self._threads = ThreadPoolExecutor(THREADS, "replay")

    def keep(self, text: str) -> str:
        """A record that is never forgotten; its name."""
        name = name_of(text)
        self._house[name] = Replay(*open_record(text))
        return name

    def stop(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def of_match(self, match: str, token: str | None) -> Replay:
        """The match up to now."""
        known = self._matches.find(match)
        subject, moves = await self._service.past(match, token, known.number if known else 0)
        timeline = self._matches.find(match) or known or _first(subject.stored)
        self._matches.put(match, timeline)
        if moves:
            await self._aside(lambda: timeline.follow(moves))
        return Replay(subject, timeline)

    async def read_record(self, text: str) -> Replay:
        name = name_of(text)
        replay = self._found(name) or Replay(*await self._aside(lambda: open_record(text)))
        self._records.put(name, replay)
        return replay

    def of_record(self, name: str) -> Replay:
        replay = self._found(name)
        if replay is None:
            raise UnknownRecord("that record is not open here (any more)")
        return replay

    async def moments(self, replay: Replay, wanted: str | None) -> Moments:
        viewer = replay.subject.viewer(wanted)
        return await self._aside(lambda: moments_of(*replay, viewer))

    async def moment(self, replay: Replay, number: int, wanted: str | None) -> Snapshot:
        viewer = replay.subject.viewer(wanted)
        return await self._aside(lambda: moment_of(*replay, viewer, number))

    async def scores(self, replay: Replay, lang: str) -> str:
        if not replay.subject.over:
            raise MatchNotOver("there are scores when the match is over")
        return await self._aside(lambda: score_sheet(*replay, lang))

    async def branch(self, replay: Replay, wish: Branch) -> Ticket:
        token, check_bot = new_token(), self._service.check_bot
        stored, moves = await self._aside(
            lambda: branch_off(*replay, wish, hash_of(token), check_bot)
        )
        await self._service.begin(stored, moves)
        return Ticket(stored.id, wish.seat, token)

    def _found(self, name: str) -> Replay | None:
        return self._house.get(name) or self._records.find(name)

    async def _aside(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)


def _first(stored: StoredMatch) -> Timeline:
    spec = spec_of(stored.game, stored.rules_version)
    return Timeline(spec.new(len(stored.seats), stored.seed, stored.options))
