"""A table with people, for tests of what they do beside the game."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from wolfden.match.company import Company
from wolfden.match.service import MatchService
from wolfden.match.setup import SeatSetUp, Ticket

from .conftest import ME, OPEN, Heard, OpenService, table
from .people import Around


class Party:
    """Three people at a table, and whoever looks after them."""

    def __init__(self, service: MatchService, tickets: list[Ticket]) -> None:
        self.service, self.tickets = service, tickets
        self.around = Around()
        self.company = Company(service, Heard(), self.around)
        self.match = tickets[0].match

    def token(self, seat: int) -> str | None:
        return self.tickets[seat].token

    async def log(self) -> list[tuple[int, str]]:
        async with self.service._tables.open(self.match) as at:
            return [(move.seat, move.action.text) for move in at.match.moves]


@asynccontextmanager
async def party(open_service: OpenService, *seats: SeatSetUp) -> AsyncIterator[Party]:
    async with open_service() as service:
        host = await service.create(table(*(seats or (ME, OPEN, OPEN))))
        guests = ("Ben", "Cleo") if not seats else ()
        yield Party(service, [host, *[await service.join(host.match, name) for name in guests]])
