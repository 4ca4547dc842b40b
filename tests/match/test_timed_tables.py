"""Tables with clocks, in a database that outlives its servers. No test sleeps."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import date
from pathlib import Path

import pytest

from wolfden.bots import level_of
from wolfden.match.calendar import Holiday
from wolfden.match.clock_rules import Days, Live
from wolfden.match.company import ClockView, Company
from wolfden.match.service import MatchService
from wolfden.match.setup import SetUp, Ticket
from wolfden.storage import SqlStore, engine_of, migrate

from .conftest import BOT, ME, OPEN, Heard, tell
from .people import Around, HandClock

LIVE = Live(bank=60, increment=5)


class Server:
    """One server's life, on the test's own database and clock."""

    def __init__(self, store: SqlStore, wall: HandClock) -> None:
        self.store, self.wall = store, wall
        self.service = MatchService(store, Heard(), level_of, wall=wall)
        self.company = Company(self.service, Heard(), Around())

    async def table(self, *seats: object, clock: Live | Days = LIVE) -> list[Ticket]:
        setup = SetUp("jagdfieber", list(seats), {"days": 2}, clock=clock)  # type: ignore[arg-type]
        host = await self.service.create(setup)
        guests = ("Ben", "Cleo")[: sum(seat is OPEN for seat in seats)]
        return [host, *[await self.service.join(host.match, name) for name in guests]]

    async def watch_time(self) -> list[str]:
        """As the timekeeper does, every second."""
        await self.service.time.keep()
        due = await self.store.due(self.service.time.now)
        for match in due:
            await self.company.watch_time(match)
        return list(due)

    async def seconds_pass(self, seconds: int) -> None:
        for _ in range(seconds):
            self.wall.pass_by(1)
            await self.watch_time()

    async def clocks(self, match: str) -> list[ClockView | None]:
        people = await self.company.people(match)
        assert people.clocks is not None
        return list(people.clocks)

    async def left(self, match: str, seat: int) -> float:
        """Seconds."""
        clock = (await self.clocks(match))[seat]
        assert clock is not None
        now = (await self.company.people(match)).now
        return (clock.left if clock.until is None else clock.until - now) / 1000

    async def log(self, match: str) -> list[tuple[int, str]]:
        async with self.service._tables.open(match) as at:
            return [(move.seat, move.action.text) for move in at.match.moves]


@pytest.fixture
def wall() -> HandClock:
    return HandClock(1_800_000_000.0)


@asynccontextmanager
async def serving(folder: Path, wall: HandClock) -> AsyncIterator[Server]:
    engine = engine_of(str(folder / "wolfden.db"))
    await migrate(engine)
    server = Server(SqlStore(engine), wall)
    await server.service.time.start()
    try:
        yield server
    finally:
        await engine.dispose()


def test_a_bot_plays_on_for_whoever_is_out_of_time(tmp_path: Path, wall: HandClock) -> None:
    async def story() -> None:
        async with serving(tmp_path, wall) as server:
            tickets = await server.table(ME, OPEN, BOT)
            match = tickets[0].match
            assert await server.watch_time() == [match], "people wait for the bot"
            errand = (await server.service.errands(match))[0]
            await server.service.submit_for_bot(match, 2, errand.decision, "play wolf")
            assert await server.watch_time() == []
            await server.seconds_pass(50)
            await server.service.submit(match, tickets[0].token, 0, "play wolf")
            assert [await server.left(match, seat) for seat in (0, 1)] == [15, 10]
            await server.seconds_pass(11)
            assert (await server.log(match))[2:] == [(1, "bot greedy time")]
            assert [errand.seat for errand in await server.service.errands(match)] == [1]
            await server.company.take_back(match, tickets[1].token)
            assert await server.left(match, 1) == 30

    tell(story)


def test_a_match_waits_for_people_who_are_all_out_of_time(tmp_path: Path, wall: HandClock) -> None:
    async def story() -> None:
        async with serving(tmp_path, wall) as server:
            ada, ben = await server.table(ME, OPEN, BOT)
            match = ada.match
            await server.company.hand_over(match, ben.token)
            assert [errand.seat for errand in await server.service.errands(match)] == [1, 2]
            await server.seconds_pass(61)
            assert (await server.log(match))[-1] == (0, "bot greedy time")
            assert await server.service.errands(match) == []
            assert (await server.service.snapshot(match, ada.token)).rests
            (listed,) = await server.service.summaries([(match, ada.token or "")])
            assert listed is not None
            assert listed.yours
            await server.company.take_back(match, ada.token)
            assert [errand.seat for errand in await server.service.errands(match)] == [1, 2]

    tell(story)


def test_clocks_stand_still_while_the_server_is_down(tmp_path: Path, wall: HandClock) -> None:
    async def story() -> None:
        async with serving(tmp_path, wall) as server:
            tickets = await server.table(ME, OPEN, OPEN)
            match = tickets[0].match
            wall.pass_by(10)
            await server.service.submit(match, tickets[1].token, 0, "play wolf")
            wall.pass_by(10)
            await server.watch_time()
            before = [await server.left(match, seat) for seat in range(3)]
            assert before == [40, 55, 40]
        wall.pass_by(86_400)
        async with serving(tmp_path, wall) as server:
            assert await server.watch_time() == []
            assert [await server.left(match, seat) for seat in range(3)] == before
            await server.seconds_pass(41)
            assert (await server.log(match))[1:] == [
                (0, "bot yearling time"), (2, "bot yearling time"),
            ]  # fmt: skip
        async with serving(tmp_path, wall) as server:
            seen = await server.service.snapshot(match, tickets[0].token)
            assert [seat.stand_in for seat in seen.seats] == ["yearling", None, "yearling"]

    tell(story)


def test_a_crash_costs_nobody_more_than_it_took(tmp_path: Path, wall: HandClock) -> None:
    """Whatever passed since the last heartbeat is given back, too."""

    async def story() -> None:
        async with serving(tmp_path, wall) as server:
            match = (await server.table(ME, OPEN, OPEN))[0].match
            wall.pass_by(20)
            await server.watch_time()
            wall.pass_by(3)
        wall.pass_by(1000)
        async with serving(tmp_path, wall) as server:
            assert await server.left(match, 0) == 40

    tell(story)


def test_a_machine_that_slept_was_not_there_either(tmp_path: Path, wall: HandClock) -> None:
    async def story() -> None:
        async with serving(tmp_path, wall) as server:
            match = (await server.table(ME, OPEN, OPEN))[0].match
            wall.pass_by(5)
            await server.watch_time()
            wall.pass_by(7200)
            assert await server.watch_time() == []
            assert await server.left(match, 0) == 55

    tell(story)


def test_a_second_server_on_the_database_does_not_stop_the_first_ones_clocks(
    tmp_path: Path, wall: HandClock
) -> None:
    async def story() -> None:
        async with serving(tmp_path, wall) as one, serving(tmp_path, wall) as two:
            match = (await one.table(ME, OPEN, OPEN))[0].match
            for _ in range(6):
                wall.pass_by(5)
                await one.watch_time()
                await two.watch_time()
            assert await one.left(match, 0) == await two.left(match, 0) == 30

    tell(story)


def test_the_clocks_begin_when_the_last_seat_is_taken(tmp_path: Path, wall: HandClock) -> None:
    async def story() -> None:
        async with serving(tmp_path, wall) as server:
            host = await server.service.create(
                SetUp("jagdfieber", [ME, OPEN, OPEN], clock=Days(hours=24))
            )
            assert (await server.company.people(host.match)).clocks is None
            await server.seconds_pass(100)
            for name in ("Ben", "Cleo"):
                await server.service.join(host.match, name)
            assert await server.left(host.match, 2) == 24 * 3600

    tell(story)


def test_holidays_are_kept_with_the_table(tmp_path: Path, wall: HandClock) -> None:
    rule = Days(hours=24, holidays=(Holiday(date(2026, 12, 24), date(2027, 1, 1)),))

    async def story() -> None:
        async with serving(tmp_path, wall) as server:
            setup = SetUp("jagdfieber", [ME, OPEN, OPEN], clock=rule)
            match = (await server.service.create(setup)).match
        async with serving(tmp_path, wall) as restarted:
            assert (await restarted.service.snapshot(match, None)).clock == rule

    tell(story)


def test_nothing_is_due_when_nobody_plays_or_the_match_is_over(
    tmp_path: Path, wall: HandClock
) -> None:
    async def story() -> None:
        async with serving(tmp_path, wall) as server:
            alone = (await server.table(ME, BOT, BOT))[0]
            await server.company.hand_over(alone.match, alone.token)
            assert await server.watch_time() == []
            other = (await server.table(ME, BOT, BOT))[0]
            await server.company.propose(other.match, other.token, None, agree=True)
            assert await server.watch_time() == []

    tell(story)


def test_a_rematch_has_the_same_clock_anew(tmp_path: Path, wall: HandClock) -> None:
    async def story() -> None:
        async with serving(tmp_path, wall) as server:
            ada = (await server.table(ME, BOT, BOT))[0]
            wall.pass_by(10)
            await server.company.propose(ada.match, ada.token, None, agree=True)
            again = await server.service.rematch(ada.match, ada.token)
            assert (await server.service.snapshot(again.match, None)).clock == LIVE
            assert await server.left(again.match, 0) == 60

    tell(story)
