"""A queue of thoughts in Redis: what bots of all processes wait for, and workers anywhere take.

Fair as `fair_queue.py` is: every table has a clock that its thinking pushes on, and the thought
whose table would be furthest behind after it comes next. A thought is opaque here, and signed.
"""

from __future__ import annotations

import hmac
from hashlib import sha256
from time import time
from typing import Final, NamedTuple, cast
from urllib.parse import urlsplit

from .fair_queue import GUESS
from .redis_link import RedisLink

KEPT: Final = 300
"""Seconds after which a thought that nobody took, or asked for, is forgotten."""
ALIVE: Final = 3.0
"""Seconds for which a worker that says nothing is still believed to be there."""
SIGNATURE: Final = 32

PUSH: Final = """
local clock = math.max(tonumber(redis.call('GET', KEYS[2]) or 0),
                       tonumber(redis.call('GET', KEYS[4]) or 0))
local ends = clock + tonumber(redis.call('GET', KEYS[3]) or ARGV[3])
redis.call('SET', KEYS[2], ends, 'EX', ARGV[4])
redis.call('SET', KEYS[5], ARGV[2], 'EX', ARGV[4])
redis.call('ZADD', KEYS[1], ends, ARGV[1])
"""
BEGIN: Final = """
redis.call('SET', KEYS[1], math.max(tonumber(redis.call('GET', KEYS[1]) or 0), ARGV[1]))
redis.call('SET', KEYS[3], ARGV[2], 'EX', ARGV[3])
return redis.call('GET', KEYS[2])
"""


def secret_of(key: str, redis: str) -> str:
    """What signs thoughts: the key, else the password of Redis, which both sides know anyway."""
    return key or urlsplit(redis).password or "wolfden"


class Taken(NamedTuple):
    name: str
    row: str
    asker: str
    body: bytes


class Thoughts:
    def __init__(self, link: RedisLink, secret: str) -> None:
        self._link = link
        self._secret = secret.encode()
        self._queue = link.key("thoughts")
        self._now = link.key("thoughts", "now")
        self._workers = link.key("thinkers")

    async def push(self, name: str, row: str, asker: str, body: bytes) -> None:
        letter = self._sign(b"\0".join((row.encode(), asker.encode(), body)))
        keys = [self._queue, self._clock(row), self._cost(row), self._now, self._body(name)]
        arguments: list[str | bytes] = [name, letter, str(GUESS), str(KEPT)]
        await self._link.ask(lambda redis: redis.eval(PUSH, len(keys), *keys, *arguments))

    async def take(self, worker: str) -> Taken | None:
        """The next thought, if one comes within a second."""
        found = await self._link.waiting.bzpopmin(self._queue, 1)
        if not found:
            return None
        _, popped, score = found
        name = cast(bytes, popped).decode()
        keys = [self._now, self._body(name), self._running(name)]
        letter = await self._link.ask(
            lambda redis: redis.eval(BEGIN, 3, *keys, str(score), worker, str(KEPT))
        )
        opened = self._open(letter) if letter else None
        if opened is None:
            return None
        row, asker, body = opened.split(b"\0", 2)
        return Taken(name, row.decode(), asker.decode(), body)

    async def answer(self, taken: Taken, result: bytes, seconds: float) -> None:
        answers = self._answers(taken.asker)
        letter = self._sign(taken.name.encode() + b"\0" + result)
        async with self._link.client.pipeline(transaction=False) as pipe:
            pipe.rpush(answers, letter)
            pipe.expire(answers, KEPT)
            pipe.set(self._cost(taken.row), seconds, ex=KEPT)
            pipe.delete(self._body(taken.name), self._running(taken.name))
            await pipe.execute()

    async def answered(self, asker: str) -> tuple[str, bytes] | None:
        """The next answer to one's own thoughts, if one comes within a second."""
        found = await self._link.waiting.blpop([self._answers(asker)], 1)
        opened = self._open(cast(bytes, found[1])) if found else None
        if opened is None:
            return None
        name, result = opened.split(b"\0", 1)
        return name.decode(), result

    async def is_on_its_way(self, name: str) -> bool:
        """Whether it waits, or a worker that is alive thinks it."""
        async with self._link.client.pipeline(transaction=False) as pipe:
            pipe.zscore(self._queue, name)
            pipe.get(self._running(name))
            waits, worker = await pipe.execute()
        if worker is None:
            return waits is not None
        seen = await self._link.client.zscore(self._workers, worker)
        return seen is not None and float(seen) > time() - ALIVE

    async def drop(self, name: str) -> None:
        await self._link.ask(lambda redis: redis.zrem(self._queue, name))

    async def work_there(self, worker: str) -> None:
        """Say that this worker is there."""
        async with self._link.client.pipeline(transaction=False) as pipe:
            pipe.zadd(self._workers, {worker: time()})
            pipe.zremrangebyscore(self._workers, 0, time() - KEPT)
            await pipe.execute()

    async def anyone_works(self) -> bool:
        since = time() - ALIVE
        return bool(await self._link.ask(lambda redis: redis.zcount(self._workers, since, "+inf")))

    def _clock(self, row: str) -> str:
        return self._link.key("clock", row)

    def _cost(self, row: str) -> str:
        return self._link.key("cost", row)

    def _body(self, name: str) -> str:
        return self._link.key("thought", name)

    def _running(self, name: str) -> str:
        return self._link.key("running", name)

    def _answers(self, asker: str) -> str:
        return self._link.key("answers", asker)

    def _sign(self, body: bytes) -> bytes:
        return hmac.digest(self._secret, body, sha256) + body

    def _open(self, letter: bytes) -> bytes | None:
        """None where somebody else has signed it: it is not even looked into."""
        signature, body = letter[:SIGNATURE], letter[SIGNATURE:]
        return (
            body
            if hmac.compare_digest(signature, hmac.digest(self._secret, body, sha256))
            else None
        )
