"""Limits: buckets that fill steadily and are emptied by requests, and places that can be taken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil
from time import monotonic

from ..core import WolfdenError
from .settings import Rate

Clock = Callable[[], float]


class TooManyRequests(WolfdenError):
    code = "too-many-requests"

    def __init__(self, seconds: float = 1) -> None:
        """`seconds`: how long to wait before asking again."""
        super().__init__("too many requests in a short time", seconds=max(1, ceil(seconds)))


class TooManyPlaces(WolfdenError):
    """More connections, watchers or tables at once than one client may have."""

    code = "too-many-places"


class Bucket:
    def __init__(self, rate: Rate, clock: Clock = monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._level = float(rate.burst)
        self._then = clock()

    def take(self) -> None:
        """Take one, or raise TooManyRequests."""
        self._fill()
        if self._level < 1:
            raise TooManyRequests((1 - self._level) / self._rate.per_second)
        self._level -= 1

    @property
    def full(self) -> bool:
        self._fill()
        return self._level >= self._rate.burst

    def _fill(self) -> None:
        now = self._clock()
        gained = (now - self._then) * self._rate.per_second
        self._level = min(float(self._rate.burst), self._level + gained)
        self._then = now


class Buckets:
    """A bucket for each client. Full ones are forgotten when there are many."""

    def __init__(self, rate: Rate, limit: int = 10_000, clock: Clock = monotonic) -> None:
        self._rate = rate
        self._limit = limit
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, client: str) -> None:
        if client not in self._buckets:
            self._make_room()
            self._buckets[client] = Bucket(self._rate, self._clock)
        self._buckets[client].take()

    async def spend(self, client: str) -> None:
        """The same, wherever it is counted."""
        self.take(client)

    def _make_room(self) -> None:
        if len(self._buckets) < self._limit:
            return
        self._buckets = {
            client: bucket for client, bucket in self._buckets.items() if not bucket.full
        }
        while len(self._buckets) >= self._limit:
            self._buckets.pop(next(iter(self._buckets)))


class Places:
    """So many at once for each client (or table, or whatever else is named)."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._taken: Counter[str] = Counter()

    def take(self, client: str) -> None:
        """Raises TooManyPlaces where none is free."""
        if self._taken[client] >= self._limit:
            raise TooManyPlaces("too many at once", limit=self._limit)
        self._taken[client] += 1

    def leave(self, client: str) -> None:
        self._taken[client] -= 1
        if not self._taken[client]:
            del self._taken[client]

    @contextmanager
    def taken(self, client: str) -> Iterator[None]:
        self.take(client)
        try:
            yield
        finally:
            self.leave(client)
