"""Tables get equal shares of the workers."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import pytest

from wolfden.server.fair_queue import FairQueue


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


async def think(queue: FairQueue, clock: Clock, table: str, cost: float, done: list[str]) -> int:
    async with queue.turn(table) as worker:
        await asyncio.sleep(0)
        clock.now += cost
    done.append(table)
    return worker


def test_a_quick_table_does_not_wait_behind_slow_ones() -> None:
    async def story() -> list[str]:
        clock, done = Clock(), list[str]()
        queue = FairQueue(1, clock)
        slow = [think(queue, clock, f"slow {n % 3}", 1.0, done) for n in range(9)]
        tasks = [asyncio.create_task(each) for each in slow]
        await asyncio.sleep(0)
        for _ in range(5):
            await think(queue, clock, "quick", 0.001, done)
        await asyncio.gather(*tasks)
        return done

    done = asyncio.run(story())
    places = [place for place, name in enumerate(done) if name == "quick"]
    assert places[0] <= 3
    assert all(later - sooner <= 2 for sooner, later in pairwise(places))


def test_a_table_of_many_bots_gets_no_more_than_others() -> None:
    async def story() -> list[str]:
        clock, done = Clock(), list[str]()
        queue = FairQueue(1, clock)
        names = ["many"] * 6 + ["one", "two"]
        await asyncio.gather(*(think(queue, clock, name, 1.0, done) for name in names))
        return done

    done = asyncio.run(story())
    assert {"one", "two"} <= set(done[:3])


def test_a_table_comes_back_to_the_worker_that_remembers_it() -> None:
    async def story() -> list[int]:
        clock, done = Clock(), list[str]()
        queue = FairQueue(3, clock)
        first = await asyncio.gather(
            *(think(queue, clock, name, 1.0, done) for name in ("a", "b", "c"))
        )
        again = [await think(queue, clock, name, 1.0, done) for name in ("c", "a", "b")]
        assert sorted(first) == [0, 1, 2]
        return [again[1] - first[0], again[2] - first[1], again[0] - first[2]]

    assert asyncio.run(story()) == [0, 0, 0]


def test_whoever_hangs_up_while_waiting_takes_no_worker_along() -> None:
    async def story() -> None:
        clock, done = Clock(), list[str]()
        queue = FairQueue(1, clock)
        async with queue.turn("a"):
            waiting = asyncio.create_task(think(queue, clock, "b", 1.0, done))
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.sleep(0)
        assert waiting.cancelled()
        handed = asyncio.create_task(think(queue, clock, "c", 1.0, done))
        await asyncio.sleep(0)
        handed.cancel()
        with pytest.raises(asyncio.CancelledError):
            await handed
        await asyncio.wait_for(think(queue, clock, "d", 1.0, done), 1)

    asyncio.run(story())
