"""What this process tells the others of the house, and what it makes of what they tell."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping
from itertools import islice
from typing import Final

from ..match.company import Company
from ..match.presence import Step, Whereabouts
from ..match.service import MatchService
from ..match.spectators import Spectators
from ..storage import SqlStore, Told
from .bus import Beat, Bus, Came, Changed, Gone, Left, Listed, Notice, Watched, Wished
from .bus.base import BEATS
from .doorman import Doorman
from .elsewhere import Elsewhere, Place
from .open_tables import OpenTables

IN_A_BEAT: Final = 150
"""Matches, so that a beat fits into a letter."""
STEPS: Final[Mapping[Step, Callable[[str, int], Notice]]] = {
    "came": Came, "left": Left, "gone": Gone,
}  # fmt: skip


class Exchange:
    def __init__(
        self,
        bus: Bus,
        store: SqlStore,
        service: MatchService,
        company: Company,
        *,
        whereabouts: Whereabouts,
        spectators: Spectators,
        doorman: Doorman,
        open_tables: OpenTables,
    ) -> None:
        self._bus, self._changes, self._service, self._company = (
            bus, store.changes, service, company,
        )  # fmt: skip
        self._whereabouts, self._spectators, self._doorman = whereabouts, spectators, doorman
        self._open_tables = open_tables
        self._elsewhere = Elsewhere(BEATS * bus.beat_seconds)
        self._tasks: set[asyncio.Task[None]] = set()
        store.changes.committed = self._tell_change
        whereabouts.told = self._tell_step
        whereabouts.elsewhere = self._elsewhere.here
        spectators.told = lambda match, count: bus.send(Watched(match, count))
        company.wished = lambda *wish: bus.send(Wished(*wish))
        open_tables.told = lambda match: bus.send(Listed(match))
        bus.received = self._receive
        bus.beating = self._beat

    def _tell_change(self, told: Told) -> None:
        self._bus.send(Changed(*told))

    def _tell_step(self, step: Step, match: str, seat: int) -> None:
        self._bus.send(STEPS[step](match, seat))

    def _beat(self) -> list[Notice]:
        """Told now and then: who is here; and a time to see who is elsewhere no more."""
        for match, seat in self._elsewhere.drop_silent():
            self._whereabouts.left_elsewhere(match, seat)
        self._spectators.drop_silent(BEATS * self._bus.beat_seconds)
        people = iter(self._whereabouts.here.items())
        watched = iter(self._spectators.here.items())
        beats: list[Notice] = []
        while part := dict(islice(people, IN_A_BEAT)):
            beats.append(Beat(part))
        while counts := dict(islice(watched, IN_A_BEAT)):
            beats.append(Beat(watched=counts))
        return beats or [Beat()]

    def _receive(self, process: str, notice: Notice) -> None:
        match notice:
            case Changed(tick, matches):
                if self._changes.know(tick):
                    self._hear(matches)
            case Beat(here, _, watched):
                self._meet(process, [(name, seat) for name in here for seat in here[name]])
                self._spectators.told_elsewhere(process, watched)
            case Watched(match, count):
                self._spectators.told_elsewhere(process, {match: count})
            case Came(match, seat):
                self._meet(process, [(match, seat)])
            case Left(match, seat):
                self._elsewhere.left(process, (match, seat))
                self._whereabouts.left_elsewhere(match, seat)
            case Gone(match, seat):
                self._elsewhere.left(process, (match, seat))
                self._whereabouts.gone_elsewhere(match, seat)
            case Wished(match, subject, seat, agree):
                self._company.wished_elsewhere(match, subject, seat, agree)
                self._doorman.notice(match)
            case Listed():
                self._open_tables.outdate()

    def _meet(self, process: str, places: Collection[Place]) -> None:
        for match in {match for match, _ in self._elsewhere.came(process, places)}:
            self._doorman.notice(match)

    def _hear(self, matches: Collection[str]) -> None:
        """At once out of date, so that nobody who asks from now on is shown the old."""
        self._service.outdate(matches)
        task = asyncio.create_task(self._service.tell_watchers(matches))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
