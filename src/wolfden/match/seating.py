"""How people come to a table: it is laid, joined, filled with bots, and laid again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from time import time

from ..core.fold import Entry
from ..core.lesson import PERSON
from .errors import MatchNotOver, MatchStarted, NoOpenSeat, TableCancelled, TableLocked
from .hosting import arrive, check_starter
from .keys import fits, hash_of, new_token
from .ledger import OPEN_TABLES, Ledger
from .lessons import begin_lesson
from .names import check_name, check_unlike
from .setup import SetUp, Ticket, again, first_table, without_host
from .store import Fanout, Listed, Store, StoredMatch, StoredSeat
from .table import Table


class Seating(Ledger):
    def __init__(
        self,
        store: Store,
        fanout: Fanout,
        check_bot: Callable[[str], object],
        open_tables: int = OPEN_TABLES,
        wall: Callable[[], float] = time,
    ) -> None:
        """`check_bot` raises a WolfdenError for a bot that does not exist."""
        super().__init__(store, fanout, open_tables, wall)
        self.check_bot = check_bot

    async def create(self, setup: SetUp) -> Ticket:
        tokens = [new_token() for seat in setup.seats if seat.kind == "me"]
        hashes = [hash_of(token) for token in tokens]
        stored = first_table(setup, hashes, self.check_bot).start(self.time.now)
        await self._store.create(stored)
        people = zip(stored.people, tokens, strict=True)
        tickets = [Ticket(stored.id, seat, token) for seat, token in people]
        if not tickets:
            return Ticket(stored.id, None, None)
        return Ticket(stored.id, stored.people[0], tokens[0], tuple(tickets[1:]))

    async def learn(self, game: str, name: str) -> Ticket:
        """A first match with a guide."""
        token = new_token()
        stored, moves = begin_lesson(game, name, hash_of(token))
        await self._store.create(stored, moves)
        return Ticket(stored.id, PERSON, token)

    async def begin(self, stored: StoredMatch, moves: Sequence[Entry]) -> None:
        """A match that begins with moves."""
        await self._store.create(stored, moves)

    async def listed(self) -> Sequence[Listed]:
        """The tables that strangers may find."""
        return await self._store.listed()

    async def lay(self, setup: SetUp, fits: Callable[[Listed], bool]) -> Ticket | None:
        """A table for strangers, of which nobody is the host; none where a listed one fits."""
        token = new_token()
        stored = without_host(first_table(setup, [hash_of(token)], self.check_bot))
        if not await self._store.lay(stored, fits):
            return None
        return Ticket(stored.id, stored.people[0], token)

    async def join(self, match: str, name: str, seat: int | None = None) -> Ticket:
        name = check_name(name)
        token = new_token()
        await self.hear()
        while True:
            async with self._tables.open(match) as table:
                if table.stored.locked:
                    raise TableLocked("the host lets nobody else join")
                free = _open_seat(table, seat)
                check_unlike(name, table.stored.seats)
                guest = StoredSeat(free, "human", name, token_hash=hash_of(token))
                taken = await self._store.take_seat(match, guest, self.time.now)
            await self.changed(match)
            if taken:
                return Ticket(match, free, token)

    async def fill(self, match: str, token: str | None, bot: str) -> None:
        """Bots take the open seats."""
        self.check_bot(bot)
        await self.hear()
        async with self._tables.open(match) as table:
            check_starter(table, token)
            _open_seat(table, None)
            for seat in table.stored.seats:
                if seat.kind == "open":
                    bots = StoredSeat(seat.seat, "bot", bot=bot)
                    await self._store.take_seat(match, bots, self.time.now)
        await self.changed(match)

    async def rematch(self, match: str, token: str | None) -> Ticket:
        """The same table again, laid by whoever asks first; whoever asks then comes there, too.

        Everyone's token opens their own seat there; none where a bot has it by now.
        """
        await self.hear()
        async with self._tables.open(match) as table:
            seat = table.own_seat(token)
            if not table.match.over:
                raise MatchNotOver("a rematch follows a match that is over")
            following = await self._store.create_rematch(
                match, again(table.stored, seat).start(self.time.now)
            )
            person = table.stored.seats[seat]
        await self.changed(match)
        return await self._come(following, person, token or "")

    async def _come(self, match: str, person: StoredSeat, token: str) -> Ticket:
        """A person of the match before sits down; that match's token is the one that counts."""

        def seat_in(table: Table) -> StoredSeat | None:
            there = table.stored.seats
            same = [seat for seat in there if fits(token, seat.token_hash)] or [
                seat for seat in there if not seat.confirmed and seat.name == person.name
            ]
            return same[0] if same else None

        seat = await self.look(match, seat_in)
        if seat is None:
            return Ticket(match, None, None)
        if not seat.confirmed:
            with suppress(MatchStarted):
                await self.arrange(
                    match, lambda table: arrive(table.stored, seat_in(table), hash_of(token))
                )
        return Ticket(match, seat.seat, token)


def _open_seat(table: Table, wanted: int | None) -> int:
    if table.stored.cancelled:
        raise TableCancelled("the host has cancelled this table")
    for seat in table.stored.seats:
        if seat.kind == "open" and wanted in (None, seat.seat):
            return seat.seat
    raise NoOpenSeat("no such seat is open")
