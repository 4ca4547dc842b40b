"""Leases and rate limits that all processes share, in Redis."""

from __future__ import annotations

from typing import Final

from .leases import Leases
from .limits import Buckets, TooManyRequests
from .redis_link import RedisDown, RedisLink
from .settings import Rate

TAKE_LEASE: Final = """
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1
"""
SPEND: Final = """
local time = redis.call('TIME')
local now = tonumber(time[1]) + tonumber(time[2]) / 1000000
local burst, rate = tonumber(ARGV[1]), tonumber(ARGV[2])
local seen = redis.call('HMGET', KEYS[1], 'level', 'then')
local level = tonumber(seen[1] or burst) + (now - tonumber(seen[2] or now)) * rate
level = math.min(burst, level)
local wait = 0
if level < 1 then wait = (1 - level) / rate else level = level - 1 end
redis.call('HSET', KEYS[1], 'level', level, 'then', now)
redis.call('EXPIRE', KEYS[1], math.ceil(burst / rate) + 1)
return tostring(wait)
"""


class RedisLeases(Leases):
    def __init__(self, holder: str, seconds: float, link: RedisLink) -> None:
        super().__init__(holder, seconds)
        self._link = link

    async def _take(self, name: str) -> bool:
        key, milliseconds = self._link.key("lease", name), str(int(self.seconds * 1000))
        return bool(
            await self._link.ask(
                lambda redis: redis.eval(TAKE_LEASE, 1, key, self.holder, milliseconds)
            )
        )


class SharedBuckets(Buckets):
    """Counted in Redis; while that is down, by each process for itself."""

    def __init__(self, rate: Rate, name: str, link: RedisLink) -> None:
        super().__init__(rate)
        self._name = name
        self._link = link

    async def spend(self, client: str) -> None:
        key = self._link.key("rate", self._name, client)
        burst, rate = str(self._rate.burst), str(self._rate.per_second)
        try:
            wait = float(await self._link.ask(lambda redis: redis.eval(SPEND, 1, key, burst, rate)))
        except RedisDown:
            self.take(client)
            return
        if wait > 0:
            raise TooManyRequests(wait)
