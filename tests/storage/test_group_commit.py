"""Group commit: moves that wait share a transaction, and each is answered for itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError, OperationalError

from wolfden.core.fold import Entry
from wolfden.match.errors import StorageFailed
from wolfden.match.store import NumberTaken
from wolfden.storage import SqlStore, clock, engine_of, migrate
from wolfden.storage.changes import Told
from wolfden.storage.runner import Engine, T, Work, failing
from wolfden.storage.tables import changes

from .test_store import MATCH, moves_of

IDS = [f"{number:m>22}" for number in range(20)]
NOWHERE = "x" * 22


class Counting(Engine):
    """Counts what is read and written, and can be broken."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.url = engine.url
        self.reads = self.writes = 0
        self.broken = False

    async def read(self, work: Work[T]) -> T:
        self.reads += 1
        self._check()
        return await self._engine.read(work)

    async def write(self, work: Work[T]) -> T:
        self.writes += 1
        self._check()
        return await self._engine.write(work)

    def _check(self) -> None:
        with failing():
            if self.broken:
                raise OperationalError("COMMIT", {}, Exception("disk full"))

    async def disturbed(self) -> bool:
        return await self._engine.disturbed()

    async def dispose(self) -> None:
        await self._engine.dispose()


Story = Callable[[SqlStore, Counting], Awaitable[None]]


def tell(database: str, story: Story) -> None:
    async def whole() -> None:
        engine = Counting(engine_of(database))
        await migrate(engine)
        store = SqlStore(engine)
        for match in IDS:
            await store.create(msgspec.structs.replace(MATCH, id=match))
        engine.reads = engine.writes = 0
        await story(store, engine)
        await engine.dispose()

    asyncio.run(asyncio.wait_for(whole(), 30))


async def first_moves(store: SqlStore, ids: list[str]) -> list[BaseException | None]:
    entry = Entry(1, 0, "play wolf")
    return await asyncio.gather(
        *(store.append(match, entry, finishes=False) for match in ids), return_exceptions=True
    )


def test_moves_that_wait_together_are_committed_together(database: str) -> None:
    async def story(store: SqlStore, engine: Counting) -> None:
        assert await first_moves(store, IDS) == [None] * len(IDS)
        assert engine.writes <= 2
        for match in IDS:
            assert await moves_of(store, match) == [Entry(1, 0, "play wolf")]

    tell(database, story)


def test_a_taken_number_fails_alone(database: str) -> None:
    async def story(store: SqlStore, engine: Counting) -> None:
        taken = IDS[3]
        await store.append(taken, Entry(1, 1, "play carrot"), finishes=False)
        results = await first_moves(store, IDS)
        assert [match for match, result in zip(IDS, results, strict=True) if result] == [taken]
        assert isinstance(results[3], NumberTaken)
        assert await moves_of(store, taken) == [Entry(1, 1, "play carrot")]

    tell(database, story)


def test_a_move_that_breaks_a_constraint_fails_alone(database: str) -> None:
    async def story(store: SqlStore, engine: Counting) -> None:
        results = await first_moves(store, [*IDS[:5], NOWHERE, *IDS[5:]])
        assert isinstance(results.pop(5), IntegrityError)
        assert results == [None] * len(IDS)
        for match in IDS:
            assert len(await moves_of(store, match)) == 1

    tell(database, story)


def test_a_failing_disk_fails_all_that_wait_and_stores_nothing(database: str) -> None:
    async def story(store: SqlStore, engine: Counting) -> None:
        engine.broken = True
        results = await first_moves(store, IDS)
        assert {type(result) for result in results} == {StorageFailed}
        engine.broken = False
        assert await moves_of(store, IDS[0]) == []
        assert await first_moves(store, IDS) == [None] * len(IDS)

    tell(database, story)


def test_one_who_stops_waiting_disturbs_nobody(database: str) -> None:
    async def story(store: SqlStore, engine: Counting) -> None:
        entry = Entry(1, 0, "play wolf")
        tasks = [
            asyncio.create_task(store.append(match, entry, finishes=False)) for match in IDS[:3]
        ]
        await asyncio.sleep(0)
        tasks[1].cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(result) for result in results] == [
            type(None), asyncio.CancelledError, type(None),
        ]  # fmt: skip

    tell(database, story)


def test_a_store_hears_of_every_kind_of_change_by_another(database: str) -> None:
    async def story(store: SqlStore, engine: Counting) -> None:
        ears = SqlStore(engine_of(database))
        assert await ears.changed() is None
        assert list(await ears.changed() or ()) == []
        await store.append(IDS[0], Entry(1, 0, "play wolf"), finishes=False)
        assert list(await ears.changed() or ()) == [IDS[0]]
        await store.take_seat(IDS[1], msgspec.structs.replace(MATCH.seats[1], seat=2), 0)
        assert list(await ears.changed() or ()) == [IDS[1]]
        await store.create_rematch(IDS[2], msgspec.structs.replace(MATCH, id="r" * 22))
        assert list(await ears.changed() or ()) == [IDS[2]]
        assert list(await ears.changed() or ()) == []
        await ears._engine.dispose()

    tell(database, story)


def test_who_has_been_away_for_long_is_told_that_anything_may_have_changed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "KEPT", 5)
    monkeypatch.setattr(clock, "SWEEP", 2)

    async def story(store: SqlStore, engine: Counting) -> None:
        ears = SqlStore(engine_of(database))
        await ears.changed()
        for number in range(1, 8):
            await store.append(IDS[0], Entry(number, 0, "play wolf"), finishes=False)
        assert await ears.changed() is None
        await store.append(IDS[1], Entry(1, 0, "play wolf"), finishes=False)
        assert list(await ears.changed() or ()) == [IDS[1]]
        noted = await engine.read(lambda c: c.execute(select(changes)).all())
        assert len(noted) <= clock.KEPT + clock.SWEEP
        await ears._engine.dispose()

    tell(database, story)


def test_a_store_is_not_told_of_its_own_changes_nor_of_those_it_knows(database: str) -> None:
    async def story(store: SqlStore, engine: Counting) -> None:
        other = SqlStore(engine_of(database))
        told: list[Told] = []
        other.changes.committed = told.append
        await store.changed()
        for number, match in enumerate(IDS[:3]):
            await store.append(match, Entry(1, 0, "play wolf"), finishes=False)
            await other.append(IDS[5 + number], Entry(1, 0, "play wolf"), finishes=False)
        assert [change.matches for change in told] == [(match,) for match in IDS[5:8]]
        assert store.changes.know(told[1].tick)
        assert not store.changes.know(told[1].tick)
        assert set(await store.changed() or ()) == {IDS[5], IDS[7]}
        assert not store.changes.know(told[2].tick)
        await other._engine.dispose()

    tell(database, story)


def test_sqlite_is_not_disturbed_by_its_own_commits(tmp_path: Path) -> None:
    database = str(tmp_path / "wolfden.db")

    async def story(store: SqlStore, engine: Counting) -> None:
        await engine.disturbed()
        other = engine_of(database)
        for number in (1, 2, 3):
            await store.append(IDS[0], Entry(number, 0, "play wolf"), finishes=False)
            assert not await engine.disturbed()
            await SqlStore(other).append(IDS[1], Entry(number, 0, "play wolf"), finishes=False)
            assert await engine.disturbed()
        await other.dispose()

    tell(database, story)
