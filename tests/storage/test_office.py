"""The office: lists, names taken out, old matches cleared, copies that can be read."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from wolfden.bots import level_of
from wolfden.match.remark import Remark
from wolfden.match.service import MatchService
from wolfden.match.setup import SeatSetUp, SetUp, Ticket
from wolfden.match.standing_in import match_stops
from wolfden.server.watchers import Watchers
from wolfden.storage import SqlStore, engine_of, migrate
from wolfden.storage.backup import BackupFailed, back_up, restore
from wolfden.storage.changes import Changes
from wolfden.storage.office import NOBODY, Limits, Office
from wolfden.storage.runner import Engine
from wolfden.storage.talk import SqlTalk

from ..postgres import Postgres

ME, OPEN = SeatSetUp("me", name="Ada"), SeatSetUp("open")
BOT = SeatSetUp("bot", bot="random")


@asynccontextmanager
async def house(database: str) -> AsyncIterator[tuple[Engine, MatchService]]:
    engine = engine_of(database)
    try:
        await migrate(engine)
        yield engine, MatchService(SqlStore(engine), Watchers(), level_of)
    finally:
        await engine.dispose()


async def table(service: MatchService, *seats: SeatSetUp) -> Ticket:
    return await service.create(SetUp("jagdfieber", list(seats), {"days": 1}))


def test_matches_are_listed_by_phase(database: str) -> None:
    async def story() -> None:
        async with house(database) as (engine, service):
            waiting = await table(service, ME, OPEN, BOT)
            playing = await table(service, ME, BOT, BOT)
            await service.submit(playing.match, playing.token, 0, "play wolf")
            office = Office(engine)
            assert {kept.id for kept in await office.list()} == {waiting.match, playing.match}
            (kept,) = await office.list(phase="playing")
            assert (kept.id, kept.moves, kept.names[0]) == (playing.match, 1, "Ada")
            (kept,) = await office.list(phase="waiting", game="jagdfieber")
            assert kept.id == waiting.match
            assert await office.list(phase="over") == []
            assert await office.list(game="the-wolves") == []
            found = await office.find(playing.match[:8])
            assert found is not None
            assert found.id == playing.match
            assert await office.find("") is None

    asyncio.run(story())


def test_a_name_is_taken_out_and_running_servers_hear_of_it(database: str) -> None:
    async def story() -> None:
        async with house(database) as (engine, service), house(database) as (_, other):
            ada = await table(service, ME, BOT, BOT)
            assert (await other.snapshot(ada.match, None)).seats[0].name == "Ada"
            told = SqlTalk(engine, Changes(engine))
            for kind, body in (("words", "call Ada at 5"), ("phrase", "hello")):
                await told.say(ada.match, Remark(0, 0, kind, body, 0), most=9)  # type: ignore[arg-type]
            assert await Office(engine).take_out("Ada") == 1
            assert [each.body for each in await told.remarks(ada.match)] == [NOBODY, "hello"]
            assert (await other.snapshot(ada.match, None)).seats[0].name == NOBODY
            assert await Office(engine).take_out("Ada") == 0

    asyncio.run(story())


def test_only_what_is_old_is_cleared(database: str) -> None:
    async def story() -> None:
        async with house(database) as (engine, service):
            tickets = [await table(service, ME, OPEN, BOT) for _ in range(3)]
            office = Office(engine)
            later = datetime.now(UTC) + timedelta(days=8)
            assert await office.old(Limits(0, 7), later) == []
            assert await office.old(Limits(9, 0), later) == []
            assert await office.old(Limits(7, 0)) == []
            old = await office.old(Limits(7, 7), later)
            assert set(old) == {ticket.match for ticket in tickets}
            assert [gone async for gone in office.clear(old[:2])] == [2]
            assert [kept.id for kept in await office.list()] == [old[2]]

    asyncio.run(story())


@pytest.mark.parametrize("way", ["delete", "clear"])
def test_running_servers_hear_that_a_rematch_is_gone(database: str, way: str) -> None:
    async def story() -> None:
        async with house(database) as (engine, _), house(database) as (_, service):
            ada = await table(service, ME, BOT, BOT)
            await service.enter(ada.match, lambda table: match_stops(table, 0))
            following = (await service.rematch(ada.match, ada.token)).match
            assert (await service.snapshot(ada.match, None)).rematch == following
            if way == "delete":
                await Office(engine).delete(following)
            else:
                assert [gone async for gone in Office(engine).clear([following])] == [1]
            assert (await service.snapshot(ada.match, None)).rematch is None

    asyncio.run(story())


def test_a_copy_of_sqlite_made_while_it_runs_goes_on(tmp_path: Path) -> None:
    copied(str(tmp_path / "one.db"), str(tmp_path / "two.db"), tmp_path / "copy")


def test_a_copy_of_postgresql_made_while_it_runs_goes_on(
    postgres: Postgres, tmp_path: Path
) -> None:
    for name in ("one", "two"):
        postgres.sql(f"CREATE DATABASE copied_{name}")
    url = f"postgresql://wolfden@127.0.0.1:{postgres.port}/copied_"
    copied(f"{url}one", f"{url}two", tmp_path / "copy")


def copied(database: str, other: str, copy: Path) -> None:

    async def begin() -> Ticket:
        async with house(database) as (_, service):
            ada = await table(service, ME, BOT, BOT)
            await service.submit(ada.match, ada.token, 0, "play wolf")
            await asyncio.to_thread(back_up, database, copy)
            return ada

    async def go_on(ada: Ticket) -> None:
        async with house(other) as (_, service):
            assert (await service.snapshot(ada.match, ada.token)).number == 1

    ada = asyncio.run(begin())
    assert copy.stat().st_mode & 0o777 == 0o600
    with pytest.raises(BackupFailed):
        back_up(database, copy)
    restore(copy, other)
    asyncio.run(go_on(ada))


def test_what_is_no_copy_is_refused(tmp_path: Path) -> None:
    nonsense = tmp_path / "nonsense"
    nonsense.write_text("wolves " * 1000)
    with pytest.raises(BackupFailed):
        restore(nonsense, str(tmp_path / "wolfden.db"))
    with pytest.raises(BackupFailed):
        restore(tmp_path / "nothing", str(tmp_path / "wolfden.db"))
    with pytest.raises(BackupFailed):
        back_up(str(tmp_path / "nothing.db"), tmp_path / "copy")
    assert not (tmp_path / "wolfden.db").exists()
