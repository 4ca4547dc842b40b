"""Who is there: a match is attended while a socket watches it, and shortly after a request."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

from .watchers import Watchers

REMEMBERED = 10_000


class Presence:
    def __init__(
        self, watchers: Watchers, seconds: float, clock: Callable[[], float] = monotonic
    ) -> None:
        self._watchers = watchers
        self._seconds = seconds
        self._clock = clock
        self._visits: OrderedDict[str, float] = OrderedDict()

    def visit(self, match: str) -> None:
        self._visits.pop(match, None)
        self._visits[match] = self._clock()
        if len(self._visits) > REMEMBERED:
            self._visits.popitem(last=False)

    def __contains__(self, match: str) -> bool:
        if match in self._watchers:
            return True
        visited = self._visits.get(match)
        return visited is not None and self._clock() - visited < self._seconds
