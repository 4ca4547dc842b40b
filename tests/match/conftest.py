"""Services on one database, each as another process would have it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import pytest

from wolfden.bots import bot_of
from wolfden.match.service import MatchService
from wolfden.match.setup import SeatSetUp, SetUp, Ticket
from wolfden.storage import SqlStore, engine_of, migrate

OpenService = Callable[..., AbstractAsyncContextManager[MatchService]]
Story = Callable[[], Coroutine[None, None, None]]

ME = SeatSetUp("me", name="Ada")
OPEN = SeatSetUp("open")
BOT = SeatSetUp("bot", bot="greedy")


class Heard:
    """A fan-out that remembers what it was told."""

    def __init__(self) -> None:
        self.messages: list[tuple[str, int]] = []

    async def publish(self, match: str, number: int) -> None:
        self.messages.append((match, number))

    async def publish_all(self) -> None: ...


def table(*seats: SeatSetUp, days: int = 1) -> SetUp:
    return SetUp("jagdfieber", list(seats), {"days": days})


async def three_players(service: MatchService, days: int = 1) -> list[Ticket]:
    host = await service.create(table(ME, OPEN, OPEN, days=days))
    return [host, await service.join(host.match, "Ben"), await service.join(host.match, "Cleo")]


async def play_to_the_end(service: MatchService, tickets: list[Ticket]) -> None:
    while True:
        for ticket in tickets:
            seen = await service.snapshot(ticket.match, ticket.token)
            if seen.phase == "over":
                return
            if ticket.seat in seen.to_act and seen.decision is not None:
                action = seen.legal[0].text
                await service.submit(ticket.match, ticket.token, seen.decision, action)


def tell(story: Story) -> None:
    asyncio.run(asyncio.wait_for(story(), timeout=120))


@pytest.fixture
def open_service(database: str) -> OpenService:
    @asynccontextmanager
    async def opened(heard: Heard | None = None, **limits: int) -> AsyncIterator[MatchService]:
        engine = engine_of(database)
        await migrate(engine)
        try:
            yield MatchService(SqlStore(engine), heard or Heard(), bot_of, **limits)
        finally:
            await engine.dispose()

    return opened
