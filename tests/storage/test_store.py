"""What a storage promises the service."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from wolfden.core.fold import Entry
from wolfden.match.store import NumberTaken, StoredMatch, StoredSeat
from wolfden.storage import SqlStore

from .conftest import OpenStore

SEED = (1 << 128) - 1
MATCH = StoredMatch(
    id="m" * 22,
    game="jagdfieber",
    rules_version=1,
    options={"days": 2},
    seed=SEED,
    seats=(
        StoredSeat(0, "human", "Ada", host=True, token_hash="a" * 64),
        StoredSeat(1, "bot", bot="greedy"),
        StoredSeat(2, "open"),
    ),
)
BEN = StoredSeat(2, "human", "Ben", token_hash="b" * 64)


def run(open_store: OpenStore, story: Callable[[SqlStore], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with open_store() as store:
            await story(store)

    asyncio.run(whole())


async def loaded_from(store: SqlStore, match: str) -> StoredMatch | None:
    now = await store.current(match, 0, None)
    return now and now.stored


async def moves_of(store: SqlStore, match: str, after: int = 0) -> Sequence[Entry]:
    now = await store.current(match, after, None)
    assert now is not None
    return now.moves


def test_a_match_comes_back_as_it_was_stored(open_store: OpenStore) -> None:
    async def story(store: SqlStore) -> None:
        await store.create(MATCH)
        assert await loaded_from(store, MATCH.id) == MATCH
        assert await loaded_from(store, "x" * 22) is None
        for hints in (True, False):
            other = msgspec.structs.replace(MATCH, id=f"{hints:x<22}", hints=hints)
            await store.create(other)
            assert await loaded_from(store, other.id) == other

    run(open_store, story)


def test_an_open_seat_is_taken_once(open_store: OpenStore) -> None:
    async def story(store: SqlStore) -> None:
        await store.create(MATCH)
        both = await asyncio.gather(*(store.take_seat(MATCH.id, BEN, 0) for _ in range(2)))
        assert sorted(both) == [False, True]
        loaded = await loaded_from(store, MATCH.id)
        assert loaded is not None
        assert loaded.seats[2] == BEN

    run(open_store, story)


def test_a_taken_seat_is_not_given_away(open_store: OpenStore) -> None:
    async def story(store: SqlStore) -> None:
        await store.create(MATCH)
        assert not await store.take_seat(MATCH.id, StoredSeat(0, "human", "Eve"), 0)
        assert await loaded_from(store, MATCH.id) == MATCH

    run(open_store, story)


def test_moves_come_in_order_from_where_one_asks(open_store: OpenStore) -> None:
    first, second = Entry(1, 0, "play wolf"), Entry(2, 1, "play carrot")

    async def story(store: SqlStore) -> None:
        await store.create(MATCH)
        await store.append(MATCH.id, first, finishes=False)
        await store.append(MATCH.id, second, finishes=False)
        assert await moves_of(store, MATCH.id) == [first, second]
        assert await moves_of(store, MATCH.id, after=1) == [second]

    run(open_store, story)


def test_a_number_is_given_once_even_to_two_processes(open_store: OpenStore) -> None:
    async def story(store: SqlStore) -> None:
        await store.create(MATCH)
        async with open_store() as other:
            results = await asyncio.gather(
                store.append(MATCH.id, Entry(1, 0, "play wolf"), finishes=False),
                other.append(MATCH.id, Entry(1, 1, "play carrot"), finishes=False),
                return_exceptions=True,
            )
        assert [type(result) for result in results if result] == [NumberTaken]
        assert len(await moves_of(store, MATCH.id)) == 1

    run(open_store, story)


def test_there_is_one_rematch_whoever_asks_first(open_store: OpenStore) -> None:
    one = msgspec.structs.replace(MATCH, id="1" * 22)
    two = msgspec.structs.replace(MATCH, id="2" * 22)

    async def story(store: SqlStore) -> None:
        await store.create(MATCH)
        async with open_store() as other:
            ids = await asyncio.gather(
                store.create_rematch(MATCH.id, one), other.create_rematch(MATCH.id, two)
            )
        assert len(set(ids)) == 1
        loser = two if ids[0] == one.id else one
        assert await loaded_from(store, loser.id) is None
        loaded = await loaded_from(store, MATCH.id)
        assert loaded is not None
        assert loaded.rematch == ids[0]

    run(open_store, story)
