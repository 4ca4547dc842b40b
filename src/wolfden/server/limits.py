"""Rate limits: a bucket that fills steadily and is emptied by requests."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from ..core import WolfdenError
from .settings import Rate

Clock = Callable[[], float]


class TooManyRequests(WolfdenError):
    code = "too-many-requests"


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
            raise TooManyRequests("too many requests in a short time")
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

    def _make_room(self) -> None:
        if len(self._buckets) < self._limit:
            return
        self._buckets = {
            client: bucket for client, bucket in self._buckets.items() if not bucket.full
        }
        while len(self._buckets) >= self._limit:
            self._buckets.pop(next(iter(self._buckets)))
