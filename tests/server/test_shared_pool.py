"""Thinking that all processes share: fair, once, wherever a worker is free, and never lost."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.postgres import free_port
from tests.redis_server import RedisServer
from wolfden.server.bot_pool import BotPool
from wolfden.server.redis_link import RedisLink
from wolfden.server.shared_pool import SharedPool
from wolfden.server.thinker import Thinker
from wolfden.server.thoughts import Thoughts

from .test_bots import errand

SECRET = "wolf"
LEGAL = [action.text for action in errand().state.legal(1)]
Story = Callable[[RedisLink], Awaitable[None]]


@pytest.fixture
def tell(redis_server: RedisServer, tmp_path: Path) -> Callable[[Story], None]:
    def telling(story: Story) -> None:
        async def whole() -> None:
            link = RedisLink(redis_server.url, tmp_path.name)
            try:
                await story(link)
            finally:
                await link.close()

        asyncio.run(asyncio.wait_for(whole(), 25))

    return telling


class Counting(BotPool):
    thoughts = 0

    async def think(self, row: str, task: object, *values: object) -> object:
        self.thoughts += 1
        return await super().think(row, task, *values)  # type: ignore[arg-type]


def test_a_worker_elsewhere_thinks_for_a_process_without_any(
    tell: Callable[[Story], None],
) -> None:
    async def story(link: RedisLink) -> None:
        thoughts = Thoughts(link, SECRET)
        elsewhere = Counting(1, 20)
        thinker = Thinker(thoughts, elsewhere, 1)
        thinker.start()
        asking = SharedPool(0, 20, thoughts, "asker")
        asking.start()
        while not await thoughts.anyone_works():
            await asyncio.sleep(0.02)
        chosen = await asyncio.gather(*(asking.choose(errand()) for _ in range(3)))
        assert set(chosen) <= set(LEGAL)
        assert elsewhere.thoughts == 3
        await asking.stop()
        await thinker.stop()
        await elsewhere.stop()

    tell(story)


def test_what_a_dead_worker_had_taken_is_thought_by_another(tell: Callable[[Story], None]) -> None:
    async def story(link: RedisLink) -> None:
        thoughts = Thoughts(link, SECRET)
        await thoughts.work_there("dying")
        asking = SharedPool(0, 20, thoughts, "asker")
        asking.start()
        choosing = asyncio.create_task(asking.choose(errand()))
        while not await thoughts.take("dying"):
            pass
        began = time.monotonic()
        other = Counting(1, 20)
        thinker = Thinker(thoughts, other, 1)
        thinker.start()
        assert await choosing in LEGAL
        assert other.thoughts == 1
        assert time.monotonic() - began < 10
        await asking.stop()
        await thinker.stop()
        await other.stop()

    tell(story)


def test_where_nobody_takes_thoughts_a_process_thinks_for_itself(tmp_path: Path) -> None:
    async def story() -> None:
        link = RedisLink(f"redis://127.0.0.1:{free_port()}/0", tmp_path.name)
        alone = SharedPool(0, 20, Thoughts(link, SECRET), "alone")
        alone.start()
        assert await alone.choose(errand()) in LEGAL
        await alone.stop()
        await link.close()

    asyncio.run(story())


def test_a_table_that_thought_for_long_lets_others_go_first(tell: Callable[[Story], None]) -> None:
    async def story(link: RedisLink) -> None:
        thoughts = Thoughts(link, SECRET)
        await thoughts.push("slow 0", "slow", "asker", b"")
        taken = await thoughts.take("worker")
        assert taken is not None
        await thoughts.answer(taken, b"done", seconds=5.0)
        assert await thoughts.answered("asker") == ("slow 0", b"done")
        for name, row in (("slow 1", "slow"), ("slow 2", "slow"), ("quick 1", "quick")):
            await thoughts.push(name, row, "asker", b"")
        await thoughts.push("quick 2", "quick", "asker", b"")
        order = [await thoughts.take("worker") for _ in range(4)]
        assert [taken.name for taken in order if taken] == [
            "quick 1", "quick 2", "slow 1", "slow 2",
        ]  # fmt: skip

    tell(story)


def test_what_others_have_signed_is_not_opened(tell: Callable[[Story], None]) -> None:
    async def story(link: RedisLink) -> None:
        await Thoughts(link, "fox").push("forged", "table", "asker", b"cposix\nsystem")
        assert await Thoughts(link, SECRET).take("worker") is None

    tell(story)
