"""Reporting a player, or something they said, to whoever runs the house.

Only those who sit at a table report somebody there, and only what they could hear; of one person
and one remark once. What is told is a copy: it is there when the table is not any more.
"""

from __future__ import annotations

from typing import Final, Protocol

from .errors import NotYourSeat
from .moderation import (
    AlreadyReported,
    BadReport,
    Person,
    Report,
    ReportWish,
    TooManyReports,
    person_of,
)
from .remark import Remark
from .service import MatchService
from .table import Table
from .talk import Conversations
from .writing import cleaned

LONGEST: Final = 300
MOST: Final = 50
"""Reports that are kept of a match."""


class ReportStore(Protocol):
    async def report(self, report: Report) -> bool:
        """False where the same person has reported this before."""

    async def reported(self, match: str) -> int:
        """How many reports there are of a match."""


class Reporting:
    def __init__(
        self, service: MatchService, conversations: Conversations, store: ReportStore
    ) -> None:
        self._service, self._conversations, self._store = service, conversations, store

    async def report(self, match: str, token: str | None, wish: ReportWish) -> None:
        now = self._service.time.wall
        if token is None:
            raise NotYourSeat("only those who play here report")
        report = await self._service.look(match, lambda table: _judged(table, token, wish, now))
        if wish.remark is not None:
            remark = await self._remark(match, token, wish)
            report = report._replace(remark=remark.number, said=remark.body)
        if await self._store.reported(match) >= MOST:
            raise TooManyReports("enough was reported of this match", limit=MOST)
        if not await self._store.report(report):
            raise AlreadyReported("you have reported this already")

    async def _remark(self, match: str, token: str, wish: ReportWish) -> Remark:
        heard = (await self._conversations.talk(match, token)).remarks
        for remark in heard:
            if remark.number == wish.remark and remark.seat == wish.seat:
                return remark
        raise BadReport("this seat said nothing like that")


def _judged(table: Table, token: str, wish: ReportWish, now: int) -> Report:
    own, seats = table.own_seat(token), table.stored.seats
    if wish.seat == own or not 0 <= wish.seat < len(seats):
        raise BadReport("there is nobody to report")
    seat = seats[wish.seat]
    if seat.kind != "human" or seat.token_hash is None:
        raise BadReport("no person sits there")
    return Report(
        now,
        table.stored.id,
        wish.seat,
        Person(seat.token_hash),
        seat.name or "",
        wish.about,
        0,
        "",
        cleaned(wish.note)[:LONGEST],
        person_of(token),
    )
