"""Who is here: a person is, while a socket is open for the seat and a moment longer.

What one process knows of its own sockets; several processes would share it behind `Presence`.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Literal, Protocol

Where = Literal["here", "away", "gone"]
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

    def of(self, match: str, seat: int) -> Where:
        """Nobody is gone before the process has listened for a while."""
        if self._sockets[match, seat]:
            return "here"
        absent = self._clock() - self._left.get((match, seat), self._began)
        return "here" if absent < self._grace else "away" if absent < self._patience else "gone"

    @contextmanager
    def sitting(self, match: str, seat: int) -> Iterator[None]:
        place = match, seat
        self._sockets[place] += 1
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
        self._left.pop((match, seat), None)
        self._left[match, seat] = self._clock()
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)
        for seconds in (0.0, self._grace, self._patience):
            self._later(seconds, match)

    def leave(self, match: str, seat: int) -> None:
        """Whoever says goodbye is gone at once."""
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
