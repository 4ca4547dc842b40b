"""Who is here: a person is, while a socket is open for the seat and a moment longer.

A process knows its own sockets. It tells others of them (`told`) and is told by them.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from time import monotonic
from typing import Literal, Protocol

Where = Literal["here", "away", "gone"]
Step = Literal["came", "left", "gone"]
REMEMBERED = 20_000
MARGIN = 0.05
"""Timers may come a little early."""


class Presence(Protocol):
    def of(self, match: str, seat: int) -> Where: ...

    def visit(self, match: str, seat: int) -> None:
        """Somebody was here just now."""

    def leave(self, match: str, seat: int) -> None:
        """Somebody said goodbye."""


class Whereabouts:
    """A seat whose last socket closed is still here for `grace` seconds, so that a page can be
    loaded anew; then away, and after `patience` seconds gone."""

    def __init__(
        self, grace: float, patience: float, clock: Callable[[], float] = monotonic
    ) -> None:
        self._grace, self._patience, self._clock = grace, patience, clock
        self._began = clock()
        self._sockets: Counter[tuple[str, int]] = Counter()
        self._left: OrderedDict[tuple[str, int], float] = OrderedDict()
        self.changed: Callable[[str], None] = lambda match: None
        """Called when somebody of a match may have come or gone."""
        self.told: Callable[[Step, str, int], None] = lambda step, match, seat: None
        """Called when somebody comes or goes in this process."""
        self.elsewhere: Callable[[str, int], bool] = lambda match, seat: False
        """Whether another process has a socket for the seat."""

    def of(self, match: str, seat: int) -> Where:
        """Nobody is gone before the process has listened for a while."""
        if (match, seat) in self._sockets or self.elsewhere(match, seat):
            return "here"
        absent = self._clock() - self._left.get((match, seat), self._began)
        return "here" if absent < self._grace else "away" if absent < self._patience else "gone"

    @contextmanager
    def sitting(self, match: str, seat: int) -> Iterator[None]:
        place = match, seat
        self._sockets[place] += 1
        if self._sockets[place] == 1:
            self.told("came", match, seat)
        self.changed(match)
        self._tell_of_those_never_seen(match)
        try:
            yield
        finally:
            self._sockets[place] -= 1
            if not self._sockets[place]:
                del self._sockets[place]
                self.visit(match, seat)

    def visit(self, match: str, seat: int) -> None:
        """Somebody was here just now: a socket closed, or a request came without one."""
        self.told("left", match, seat)
        self.left_elsewhere(match, seat)

    def leave(self, match: str, seat: int) -> None:
        """Whoever says goodbye is gone at once."""
        self.told("gone", match, seat)
        self.gone_elsewhere(match, seat)

    @property
    def here(self) -> Mapping[str, tuple[int, ...]]:
        """The people with a socket in this process: seats by match."""
        people: dict[str, tuple[int, ...]] = {}
        for match, seat in self._sockets:
            people[match] = (*people.get(match, ()), seat)
        return people

    def left_elsewhere(self, match: str, seat: int) -> None:
        """Another process said so, or it was here and has been told."""
        self._left.pop((match, seat), None)
        self._left[match, seat] = self._clock()
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)
        for seconds in (0.0, self._grace + MARGIN, self._patience + MARGIN):
            self._later(seconds, match)

    def gone_elsewhere(self, match: str, seat: int) -> None:
        self._left[match, seat] = self._clock() - self._patience
        self.changed(match)

    def _tell_of_those_never_seen(self, match: str) -> None:
        """Nothing else would say that somebody has not come since the process began."""
        running = self._clock() - self._began
        for seconds in (self._grace, self._patience):
            if seconds > running:
                self._later(seconds - running + MARGIN, match)

    def _later(self, seconds: float, match: str) -> None:
        asyncio.get_running_loop().call_later(seconds, lambda: self.changed(match))
