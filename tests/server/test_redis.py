"""What processes share in Redis, and how they go on without it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.postgres import free_port
from tests.redis_server import RedisServer
from wolfden.server.limits import TooManyRequests
from wolfden.server.redis_link import RedisDown, RedisLink
from wolfden.server.redis_shared import RedisLeases, SharedBuckets
from wolfden.server.settings import Rate


def tell(url: str, prefix: str, story: Callable[[RedisLink], Awaitable[None]]) -> None:
    async def whole() -> None:
        link = RedisLink(url, prefix)
        try:
            await story(link)
        finally:
            await link.close()

    asyncio.run(asyncio.wait_for(whole(), 30))


def nowhere() -> str:
    return f"redis://127.0.0.1:{free_port()}/0"


async def spent(buckets: SharedBuckets, times: int) -> int:
    count = 0
    for _ in range(times):
        try:
            await buckets.spend("192.0.2.1")
            count += 1
        except TooManyRequests:
            pass
    return count


def test_of_two_processes_one_has_the_lease(redis_server: RedisServer, tmp_path: Path) -> None:
    async def story(link: RedisLink) -> None:
        one, two = RedisLeases("one", 0.4, link), RedisLeases("two", 0.4, link)
        assert await one.claim("bots m")
        assert not await two.claim("bots m")
        began = time.monotonic()
        while not await two.claim("bots m"):
            assert time.monotonic() - began < 5
            await asyncio.sleep(0.05)

    tell(redis_server.url, tmp_path.name, story)


def test_a_client_has_one_bucket_at_all_processes(
    redis_server: RedisServer, tmp_path: Path
) -> None:
    async def story(link: RedisLink) -> None:
        rate = Rate(burst=3, per_second=0.5)
        one, two = SharedBuckets(rate, "joins", link), SharedBuckets(rate, "joins", link)
        assert await spent(one, 2) + await spent(two, 2) == 3
        with pytest.raises(TooManyRequests) as refusal:
            await one.spend("192.0.2.1")
        assert refusal.value.details["seconds"] == 2
        await two.spend("192.0.2.2")
        assert await spent(SharedBuckets(rate, "asks", link), 9) == 3

    tell(redis_server.url, tmp_path.name, story)


def test_without_redis_everyone_goes_on_alone(tmp_path: Path) -> None:
    async def story(link: RedisLink) -> None:
        assert await RedisLeases("one", 4, link).claim("bots m")
        assert await spent(SharedBuckets(Rate(burst=3, per_second=0.01), "joins", link), 5) == 3

    tell(nowhere(), tmp_path.name, story)


def test_a_redis_that_does_not_answer_holds_up_one_a_second() -> None:
    """A partition: the connection stands, and nothing comes back."""

    async def deaf(_reader: asyncio.StreamReader, _writer: asyncio.StreamWriter) -> None:
        await asyncio.sleep(60)

    async def story() -> None:
        server = await asyncio.start_server(deaf, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        link = RedisLink(f"redis://127.0.0.1:{port}/0", "test")
        began = time.monotonic()
        for _ in range(20):
            with pytest.raises(RedisDown):
                await link.ask(lambda redis: redis.get("x"))
        assert time.monotonic() - began < 5
        await link.close()
        server.close()

    asyncio.run(story())
