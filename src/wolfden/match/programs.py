"""Programs that people bring to a table: a bot token plays one seat and does nothing else.

Whoever holds a seat makes one, for an open seat while the table waits, or for their own whenever
they like. A seat has one at most: another one for the same seat replaces it. The table waits until
a program on a seat of its own has said hello. `Table.own_seat` keeps programs from all that is for
people.
"""

from __future__ import annotations

from contextlib import suppress

import msgspec
from msgspec.structs import replace

from ..core.errors import IllegalAction
from . import hosting
from .errors import BadSeats, MatchOver, NotHost, TableCancelled, TableLocked
from .keys import hash_of, is_bot_token, new_bot_token
from .names import check_name, check_unlike
from .service import MatchService
from .setup import Ticket
from .standing_in import bot_takes, person_returns
from .store import StoredSeat
from .table import Table


class ProgramWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A program is to play this seat; its name counts where the seat is open."""

    seat: int
    name: str = ""


class Programs:
    def __init__(self, service: MatchService) -> None:
        self._service = service

    async def admit(self, match: str, token: str | None, wish: ProgramWish) -> Ticket:
        """A bot token for an open seat, one's own, or one that such a program has already."""
        bot_token = new_bot_token()
        held = hash_of(bot_token)
        await self._service.reseat(match, lambda table: _given(table, token, wish, held))
        with suppress(IllegalAction, MatchOver):
            await self._play_again(match, wish.seat)
        return Ticket(match, wish.seat, bot_token)

    async def _play_again(self, match: str, seat: int) -> None:
        """Where a bot stood in for the program that was there before."""
        if await self._service.look(match, lambda table: _stood_in(table, seat)):
            await self._service.enter(match, lambda table: person_returns(table, seat))

    async def revoke(self, match: str, token: str | None, seat: int) -> None:
        """The program plays no more: its seat is open again, or a bot's, or its person's."""
        waits, own = await self._service.look(match, lambda table: _leaving(table, token, seat))
        if waits and not own:
            await self._service.arrange(match, lambda table: hosting.remove(table.stored, seat))
            return
        await self._service.reseat(match, lambda table: _without(table, token, seat))
        if not own:
            with suppress(IllegalAction, MatchOver):
                await self._service.enter(match, lambda table: bot_takes(table, seat, "left"))

    async def come(self, match: str, token: str | None) -> None:
        """A program has said hello: nobody waits for it any more."""
        if not is_bot_token(token):
            return
        seat = await self._service.look(match, lambda table: _seat_of(table, token))
        if not seat.confirmed and seat.kind == "program":
            await self._service.reseat(
                match, lambda table: replace(_seat_of(table, token), confirmed=True)
            )


def _seat_of(table: Table, token: str | None) -> StoredSeat:
    return table.stored.seats[table.played_seat(token)]


def _given(table: Table, token: str | None, wish: ProgramWish, held: str) -> StoredSeat:
    me, seat = _wanted(table, token, wish.seat)
    if seat.kind != "open":
        waits = seat.kind == "program" and table.stored.waiting
        confirmed = seat.confirmed and not waits
        return replace(seat, program_hash=held, run_by=me.name, confirmed=confirmed)
    if table.stored.locked and not me.host:
        raise TableLocked("the host lets nobody else join")
    name = check_name(wish.name)
    check_unlike(name, table.stored.seats)
    return StoredSeat(
        seat.seat, "program", name, confirmed=False, program_hash=held, run_by=me.name
    )


def _wanted(table: Table, token: str | None, wanted: int) -> tuple[StoredSeat, StoredSeat]:
    """Whoever asks, and the seat in question, if they have a say about programs there."""
    seats = table.stored.seats
    me = seats[table.own_seat(token)]
    if table.stored.cancelled:
        raise TableCancelled("the host has cancelled this table")
    if not table.stored.waiting and table.match.over:
        raise MatchOver("the match is over")
    if not 0 <= wanted < len(seats):
        raise BadSeats("there is no such seat")
    seat = seats[wanted]
    if seat.kind == "open" or seat is me:
        return me, seat
    if seat.kind != "program":
        raise BadSeats("no program of yours can play there")
    if not me.host and seat.run_by != me.name:
        raise NotHost("only the host, or whoever runs the program, may do that")
    return me, seat


def _leaving(table: Table, token: str | None, wanted: int) -> tuple[bool, bool]:
    """Whether the table waits, and whether the seat is the asker's own."""
    me, seat = _wanted(table, token, wanted)
    if seat.program_hash is None:
        raise BadSeats("no program plays there")
    return table.stored.waiting, seat is me


def _without(table: Table, token: str | None, wanted: int) -> StoredSeat:
    """Those at the table go on seeing whose program a seat was."""
    me, seat = _wanted(table, token, wanted)
    return replace(seat, program_hash=None, run_by=None if seat is me else seat.run_by)


def _stood_in(table: Table, seat: int) -> bool:
    program = table.stored.seats[seat].kind == "program"
    return program and not table.stored.waiting and seat in table.match.bots
