"""The way to Redis (or Valkey): an accelerator that may fail at any time.

After a failure nobody asks for a second, so that a Redis that does not answer holds nobody up.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, Final, TypeVar

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

log = logging.getLogger(__name__)

T = TypeVar("T")
PATIENCE: Final = 1.0
REST: Final = 1.0


class RedisDown(Exception):
    """Redis does not do its part just now."""


class RedisLink:
    def __init__(self, url: str, prefix: str) -> None:
        self.prefix = prefix
        self.client = redis_at(url, PATIENCE)
        self.waiting = redis_at(url, 3 * PATIENCE)
        """For commands that wait for something."""
        self._failed = -REST

    def key(self, *parts: str) -> str:
        return ":".join((self.prefix, *parts))

    async def ask(self, work: Callable[[Redis], Awaitable[T]]) -> T:
        """Raises RedisDown, and soon."""
        if monotonic() - self._failed < REST:
            raise RedisDown("Redis failed a moment ago")
        try:
            return await work(self.client)
        except (RedisError, OSError, TimeoutError) as error:
            self._failed = monotonic()
            raise RedisDown(f"Redis failed: {error}") from error

    async def close(self) -> None:
        for client in (self.client, self.waiting):
            await client.aclose()


def redis_at(url: str, patience: float) -> Redis:
    once: Any = Retry(NoBackoff(), 0)
    return Redis.from_url(url, socket_timeout=patience, socket_connect_timeout=PATIENCE, retry=once)
