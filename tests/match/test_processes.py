"""Several processes on one database: each has folds of its own, and none is left behind."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.storage.test_store import moves_of
from wolfden.core.fold import Entry
from wolfden.match import errors
from wolfden.match.service import MatchService
from wolfden.match.setup import SeatSetUp, SetUp, Ticket
from wolfden.match.store import Current
from wolfden.storage import SqlStore, engine_of, migrate

from .conftest import ME, OPEN, Heard, OpenService, play_to_the_end, table, tell, three_players


class Watching(Heard):
    """A watcher at every table: looks when told, and remembers what it saw last."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: dict[str, tuple[int, int]] = {}
        self.service: MatchService

    async def publish(self, match: str, number: int) -> None:
        sight = await self.service.sight(match, None, 0)
        taken = sum(seat.kind != "open" for seat in sight.stored.seats)
        self.seen[match] = (sight.number, taken)


def test_a_watcher_here_is_told_what_happens_elsewhere(open_service: OpenService) -> None:
    async def story() -> None:
        heard = Heard()
        async with open_service(heard) as here, open_service() as elsewhere:
            await here.hear()
            tickets = await three_players(elsewhere)
            match = tickets[0].match
            await here.hear()
            await here.sight(match, None, 0)
            heard.messages.clear()
            await elsewhere.submit(match, tickets[0].token, 0, "play wolf")
            assert (await here.sight(match, None, 0)).number == 0
            await here.hear()
            assert [told for told, _ in heard.messages] == [match]
            assert (await here.sight(match, None, 0)).number == 1
            await play_to_the_end(elsewhere, tickets)
            await here.hear()
            again = await elsewhere.rematch(match, tickets[0].token)
            await here.hear()
            assert (await here.sight(match, None, 0)).stored.rematch == again.match

    tell(story)


def test_a_move_is_not_refused_by_a_process_that_is_behind(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as one, open_service() as two:
            tickets = await three_players(one)
            match = tickets[0].match
            await two.sight(match, None, 0)
            for ticket in tickets:
                await one.submit(match, ticket.token, 0, "play wolf")
            assert await two.submit(match, tickets[1].token, 3, "play rabbit") == 4
            with pytest.raises(errors.StaleDecision):
                await two.submit(match, tickets[1].token, 3, "play rabbit")

    tell(story)


def test_a_seat_taken_elsewhere_is_not_given_away_again(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as one, open_service() as two:
            host = await one.create(table(ME, OPEN, OPEN))
            await two.sight(host.match, None, 0)
            seats = [
                (await service.join(host.match, name)).seat
                for service, name in ((one, "Ben"), (two, "Cleo"))
            ]
            assert seats == [1, 2]
            with pytest.raises(errors.NoOpenSeat):
                await one.join(host.match, "Dan")

    tell(story)


def test_news_that_come_while_a_table_is_read_are_not_lost(open_service: OpenService) -> None:
    """The reading began before the move elsewhere and ends after this process heard of it."""

    class Slow(SqlStore):
        gate = asyncio.Event()
        reading = asyncio.Event()

        async def current(self, match: str, after: int, heard: int | None) -> Current | None:
            now = await super().current(match, after, heard)
            self.reading.set()
            await self.gate.wait()
            return now

    async def story() -> None:
        async with open_service() as elsewhere, open_service() as here:
            store = Slow(here._store._engine)  # type: ignore[attr-defined]
            slow = MatchService(store, Heard(), lambda level: None)
            await slow.hear()
            ada, *_ = await three_players(elsewhere)
            look = asyncio.create_task(slow.sight(ada.match, None, 0))
            await store.reading.wait()
            await elsewhere.submit(ada.match, ada.token, 0, "play wolf")
            await slow.hear()
            store.gate.set()
            assert (await look).number == 0
            assert (await slow.sight(ada.match, None, 0)).number == 1

    tell(story)


class Failing:
    """Storage that fails when it is told to."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self.failure: BaseException | None = None

    def __getattr__(self, name: str) -> object:
        return getattr(self._store, name)

    async def append(self, match: str, move: Entry, finishes: bool, due: int | None = None) -> None:
        if self.failure is not None:
            raise self.failure
        await self._store.append(match, move, finishes, due)

    async def current(self, match: str, after: int, heard: int | None) -> Current | None:
        return await self._store.current(match, after, heard)


@pytest.mark.parametrize("failure", [errors.StorageFailed("disk full"), ValueError("a bug")])
def test_a_move_that_was_not_stored_never_happened(
    open_service: OpenService, failure: Exception
) -> None:
    async def story() -> None:
        heard = Heard()
        async with open_service(heard) as service:
            store = Failing(service._store)  # type: ignore[arg-type]
            service._store = store  # type: ignore[assignment]
            ada, *_ = await three_players(service)
            heard.messages.clear()
            store.failure = failure
            with pytest.raises(type(failure)):
                await service.submit(ada.match, ada.token, 0, "play wolf")
            assert heard.messages == []
            assert (await service.snapshot(ada.match, ada.token)).number == 0
            store.failure = None
            assert await service.submit(ada.match, ada.token, 0, "play wolf") == 1

    tell(story)


def test_one_snapshot_is_made_for_all_who_look_from_the_same_place(
    open_service: OpenService,
) -> None:
    async def story() -> None:
        async with open_service() as service:
            ada, ben, _ = await three_players(service)
            first = await service.sight(ada.match, None, 0)
            assert await service.sight(ada.match, None, 0) is first
            assert await service.sight(ada.match, ben.token, 0) is not first
            await service.submit(ada.match, ada.token, 0, "play wolf")
            later = await service.sight(ada.match, None, 0)
            assert not later.shows(first)
            assert later.shows(await service.sight(ada.match, None, 1))

    tell(story)


async def one_step(service: MatchService, tickets: list[Ticket], rng: random.Random) -> None:
    """Somebody joins, decides or takes a step back, through a process that may be behind."""
    match = tickets[0].match
    ticket = rng.choice(tickets)
    try:
        if rng.random() < 0.2:
            tickets.append(await service.join(match, f"Guest {rng.randrange(10**9)}"))
            return
        seat = ticket.seat
        async with service._tables.open(match) as seen:
            if seat is None or seen.stored.waiting or not seen.match.legal(seat):
                return
            decision = seen.match.decisions[seat]
            undo = seen.match.can_undo(seat) and rng.random() < 0.3
            action = "undo" if undo else rng.choice(seen.match.legal(seat)).text
        await service.submit(match, ticket.token, decision, action)
    except (errors.StaleDecision, errors.NoOpenSeat, errors.MatchOver):
        pass


@pytest.mark.parametrize("game", ["jagdfieber", "the-wolves"])
@settings(
    max_examples=4, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(seed=st.integers(0, 2**32))
def test_whatever_two_processes_do_the_log_is_whole_and_all_agree(
    new_database: Callable[[], str], game: str, seed: int
) -> None:
    rng = random.Random(seed)

    async def story() -> None:
        database = new_database()
        engines = [engine_of(database) for _ in range(2)]
        await migrate(engines[0])
        watching = [Watching(), Watching()]
        services = []
        for engine, watcher in zip(engines, watching, strict=True):
            watcher.service = MatchService(SqlStore(engine), watcher, lambda level: None)
            services.append(watcher.service)
            await watcher.service.hear()
        seats = [ME, *[SeatSetUp("open")] * 2]
        tickets = [await services[0].create(SetUp(game, seats))]
        for _ in range(25):
            steps = [one_step(rng.choice(services), tickets, rng) for _ in range(3)]
            await asyncio.gather(*steps)
            if rng.random() < 0.3:
                await rng.choice(services).hear()
        for service in services:
            await service.hear()
        match = tickets[0].match
        entries = await moves_of(SqlStore(engines[0]), match)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        assert len({ticket.seat for ticket in tickets}) == len(tickets)
        for watcher in watching:
            assert watcher.seen[match] == (len(entries), len(tickets))
        sights = [await service.sight(match, None, 0) for service in services]
        assert sights[0].snapshot == sights[1].snapshot
        for engine in engines:
            await engine.dispose()

    tell(story)
