"""Leases: one process at a time, handed on when it falls silent, and no obstacle when in doubt."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from wolfden.server.leases import StoredLeases
from wolfden.storage import Engine, engine_of, migrate
from wolfden.storage.leases import take

Story = Callable[[Engine], Awaitable[None]]


def tell(database: str, story: Story) -> None:
    async def whole() -> None:
        engine = engine_of(database)
        await migrate(engine)
        await story(engine)
        await engine.dispose()

    asyncio.run(asyncio.wait_for(whole(), 30))


def test_a_lease_is_kept_prolonged_and_handed_on_when_it_ran_out(database: str) -> None:
    async def story(engine: Engine) -> None:
        async def ask(holder: str, now: int) -> bool:
            return await engine.write(lambda c: take(c, "bots m", holder, now, now + 100))

        assert await ask("one", 0)
        assert not await ask("two", 50)
        assert await ask("one", 90)
        assert not await ask("two", 150)
        assert await ask("two", 190)
        assert not await ask("one", 200)

    tell(database, story)


def test_of_two_processes_one_has_it_until_it_claims_it_no_more(database: str) -> None:
    async def story(engine: Engine) -> None:
        one, two = (StoredLeases(name, 0.4, engine, lambda: False) for name in ("one", "two"))
        results = await asyncio.gather(one.claim("bots m"), two.claim("bots m"))
        assert sorted(results) == [False, True]
        keeper, other = (one, two) if results[0] else (two, one)
        for _ in range(6):
            await asyncio.sleep(0.1)
            assert await keeper.claim("bots m")
        assert not await other.claim("bots m")
        began = time.monotonic()
        while not await other.claim("bots m"):
            assert time.monotonic() - began < 5
            await asyncio.sleep(0.05)
        assert await other.claim("clocks")

    tell(database, story)


def test_whoever_is_alone_or_cannot_ask_goes_on(database: str) -> None:
    async def story(engine: Engine) -> None:
        await engine.write(lambda c: take(c, "bots m", "dead", 0, 2**60))
        assert not await StoredLeases("one", 4, engine, lambda: False).claim("bots m")
        assert await StoredLeases("one", 4, engine, lambda: True).claim("bots m")

        async def broken(_: object) -> bool:
            raise OSError("gone")

        engine.write = broken  # type: ignore[method-assign, assignment]
        assert await StoredLeases("one", 4, engine, lambda: False).claim("bots m")

    tell(database, story)
