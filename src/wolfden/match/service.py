"""The one door to matches: everything that creates, changes or shows one goes through here.

The way of a move: judge it on the fold, store it, and only then acknowledge and announce it. If
another process stored a move under the same number first, fold that one and judge again. What other
processes changed is heard now and then (`hear`), before whatever is not in a hurry, and before a
move is refused: it may be that only this process is behind.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from time import time
from typing import TypeVar

import msgspec

from ..core import WolfdenError
from ..core.fold import Entry, Move
from ..core.lesson import PERSON
from ..core.record import Record
from .errands import Errand, Question, errands_at, question_at
from .errors import (
    MatchNotOver,
    MatchStarted,
    NoOpenSeat,
    NotAlone,
    StorageFailed,
    TableCancelled,
    TableLocked,
)
from .hosting import arrive, awaits, check_starter, check_waiting
from .house_time import HouseTime
from .keys import alias, fits, hash_of, new_token
from .lessons import begin_lesson
from .moments import Subject
from .names import check_name, check_unlike
from .setup import SetUp, Ticket, again, first_table, without_host
from .snapshot import Snapshot
from .store import Fanout, Listed, NumberTaken, Store, StoredMatch, StoredSeat, Times
from .summary import Summary, summary_of
from .table import Sight, Table
from .tables import Tables

log = logging.getLogger(__name__)

OPEN_TABLES = 2048
T = TypeVar("T")
MakeMove = Callable[[Table], Move]


class MatchService:
    def __init__(
        self,
        store: Store,
        fanout: Fanout,
        check_bot: Callable[[str], object],
        open_tables: int = OPEN_TABLES,
        wall: Callable[[], float] = time,
    ) -> None:
        """`check_bot` raises a WolfdenError for a bot that does not exist; `wall` is the time."""
        self._store = store
        self._fanout = fanout
        self._check_bot = check_bot
        self._tables = Tables(store, open_tables)
        self.time = HouseTime(store, wall)
        self._hearing = asyncio.Lock()
        self.bots_owe: Callable[[str], None] = lambda match: None
        """Called after a change where it is a bot's turn."""

    async def hear(self) -> None:
        """Take notice of what other processes changed, and tell the watchers here."""
        async with self._hearing:
            changed = await self._store.changed()
        self.outdate(changed)
        await self.tell_watchers(changed)

    def outdate(self, changed: Collection[str] | None) -> None:
        """These were changed elsewhere; None: any may have been."""
        self._tables.outdate(changed)

    async def tell_watchers(self, changed: Collection[str] | None) -> None:
        if changed is None:
            await self._fanout.publish_all()
            return
        for match in changed:
            await self._announce(match, 0)
            self.bots_owe(match)

    @property
    def tables_in_memory(self) -> int:
        return len(self._tables)

    async def check(self) -> None:
        """Raises StorageFailed unless moves can be stored now."""
        await self._store.check()

    async def create(self, setup: SetUp) -> Ticket:
        tokens = [new_token() for seat in setup.seats if seat.kind == "me"]
        hashes = [hash_of(token) for token in tokens]
        stored = first_table(setup, hashes, self._check_bot).start(self.time.now)
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

    async def listed(self) -> Sequence[Listed]:
        """The tables that strangers may find."""
        return await self._store.listed()

    async def lay(self, setup: SetUp, fits: Callable[[Listed], bool]) -> Ticket | None:
        """A table for strangers, of which nobody is the host; none where a listed one fits."""
        token = new_token()
        stored = without_host(first_table(setup, [hash_of(token)], self._check_bot))
        if not await self._store.lay(stored, fits):
            return None
        return Ticket(stored.id, stored.people[0], token)

    async def begin(self, stored: StoredMatch, moves: Sequence[Entry]) -> None:
        """A match that begins with moves."""
        await self._store.create(stored, moves)

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

    async def arrange(self, match: str, change: Callable[[Table], StoredMatch]) -> None:
        """Change a table that waits; it starts when it waits no more."""
        await self.hear()
        arranged = False
        while not arranged:
            async with self._tables.open(match) as table:
                check_waiting(table.stored)
                changed = change(table).start(self.time.now)
                arranged = await self._store.arrange(table.stored, changed)
            await self.changed(match)

    async def reseat(self, match: str, change: Callable[[Table], StoredSeat]) -> None:
        """Change who plays a seat, whether the table waits or plays."""
        await self.hear()
        reseated = False
        while not reseated:
            async with self._tables.open(match) as table:
                changed = change(table)
                reseated = await self._store.reseat(table.stored, changed, self.time.now)
            await self.changed(match)

    async def fill(self, match: str, token: str | None, bot: str) -> Snapshot:
        """Bots take the open seats."""
        self._check_bot(bot)
        await self.hear()
        async with self._tables.open(match) as table:
            check_starter(table, token)
            _open_seat(table, None)
            for seat in table.stored.seats:
                if seat.kind == "open":
                    bots = StoredSeat(seat.seat, "bot", bot=bot)
                    await self._store.take_seat(match, bots, self.time.now)
        await self.changed(match)
        return await self.snapshot(match, token)

    async def submit(self, match: str, token: str | None, decision: int, action: str) -> int:
        """The number of the move, once it is stored for good."""

        def answer(table: Table) -> Move:
            seat = table.played_seat(token)
            table.check_started()
            table.check_playing(seat)
            return table.match.submit(seat, decision, action)

        return await self.enter(match, answer)

    async def submit_for_bot(self, match: str, seat: int, decision: int, action: str) -> int:
        return await self.enter(match, lambda table: table.match.submit(seat, decision, action))

    async def enter(self, match: str, make: MakeMove) -> int:
        """Store what is entered in the log; its number.

        Shielded, so that a client that hangs up cannot part the storing from the announcing.
        """
        return await asyncio.shield(self._make_move(match, make))

    def at(self, match: str) -> AbstractAsyncContextManager[Table]:
        """The table, for whoever has more to do there than to look."""
        return self._tables.open(match)

    async def look(self, match: str, see: Callable[[Table], T]) -> T:
        async with self._tables.open(match) as table:
            return see(table)

    async def reschedule(self, match: str) -> bool:
        """Somebody looked at the table, whose clocks say when to look again; whether bots owe."""
        async with self._tables.open(match) as table:
            due, now = table.due(self.time.now, self.time.lost), self.time.now
            if due is None or due > now:
                await self._store.postpone(match, due)
            return table.bots_owe

    async def snapshot(self, match: str, token: str | None, since: int = 0) -> Snapshot:
        await self.hear()
        async with self._tables.open(match) as table:
            return table.snapshot(table.seat_of(token), since)

    async def past(self, match: str, token: str | None, after: int) -> tuple[Subject, list[Entry]]:
        """What is to be seen again of a match by whoever asks, and its moves after so many."""
        await self.hear()
        async with self._tables.open(match) as table:
            table.check_started()
            you, played = table.seat_of(token), table.match.moves[after:]
            subject = Subject(table.stored, table.match.over, you, known=table.known(you))
            return subject, [move.entry for move in played]

    async def sight(self, match: str, token: str | None, since: int) -> Sight:
        """The snapshot for someone who is told of every change."""
        async with self._tables.open(match) as table:
            return table.sight(table.seat_of(token), since)

    @property
    def check_bot(self) -> Callable[[str], object]:
        return self._check_bot

    async def why(self, match: str, token: str | None, action: str) -> str | None:
        """The rule that forbids the action to the token's seat; None where it is allowed."""
        async with self._tables.open(match) as table:
            seat = table.played_seat(token)
            table.check_started()
            return table.match.state.why_not(seat, table.match.spec.actions.parse(action))

    async def question(self, match: str, token: str | None, decision: int) -> Question:
        """What a hint for the token's seat is to be about, if it may have one."""
        return await self.look(match, lambda table: question_at(table, token, decision))

    async def check_question(self, question: Question) -> None:
        """Raises where the table has moved on since."""
        async with self._tables.open(question.match) as table:
            table.check_hints(question.seat, question.decision)

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

    async def summaries(self, held: Sequence[tuple[str, str]]) -> list[Summary | None]:
        """The tables of these matches and tokens; None where one cannot be opened."""
        await self.hear()
        times = await self._store.times([match for match, _ in held])
        return [await self._summary(match, token, times.get(match)) for match, token in held]

    async def going_on(self, matches: Collection[str]) -> Collection[str]:
        """Those that are neither over nor cancelled."""
        return await self._store.going_on(matches)

    async def _summary(self, match: str, token: str, times: Times | None) -> Summary | None:
        try:
            async with self._tables.open(match) as table:
                seat, rematch = table.played_seat(token), table.stored.rematch
                summary = times and summary_of(table, seat, times, None)
            if summary and rematch:
                waits = await self.look(rematch, lambda table: awaits(table, token))
                summary = msgspec.structs.replace(summary, rematch=rematch if waits else None)
            return summary
        except StorageFailed:
            raise
        except WolfdenError:
            return None

    async def delete(self, match: str, token: str | None) -> None:
        """A match that is over, or that its person never began, goes for good, if it was nobody
        else's."""
        await self.hear()
        async with self._tables.open(match) as table:
            seat = table.own_seat(token)
            if not (table.phase in ("over", "cancelled") or table.is_untouched(seat)):
                raise MatchNotOver("a match that goes on is not deleted")
            if table.stored.people != (seat,):
                raise NotAlone("the match is other people's too")
            await self._store.delete(match)
            self._tables.forget(match)

    async def record(self, match: str) -> str:
        await self.hear()
        async with self._tables.open(match) as table:
            if table.stored.waiting or not table.match.over:
                raise MatchNotOver("the record would tell secrets before the end")
            return _record(table).write()

    async def errands(self, match: str) -> list[Errand]:
        """What bots owe at this table now."""
        return await self.look(match, errands_at)

    async def _make_move(self, match: str, make: MakeMove) -> int:
        """A refusal counts only at a table that is up to date."""
        try:
            return await self._store_move(match, make)
        except StorageFailed:
            raise
        except WolfdenError:
            await self.hear()
            return await self._store_move(match, make)

    async def _store_move(self, match: str, make: MakeMove) -> int:
        while True:
            async with self._tables.open(match) as table:
                move = make(table)
                stored = await self._stored(table, move)
                bots_owe = table.bots_owe
            if stored:
                await self._announce(match, move.number)
                if bots_owe:
                    self.bots_owe(match)
                return move.number

    async def _stored(self, table: Table, move: Move) -> bool:
        """A fold with a move that was not stored is dropped."""
        entry, due = move.entry, None
        if table.clocks is not None:
            table.follow(move, self.time.now)
            entry = entry._replace(at=table.clocks.latest)
            due = table.due(table.clocks.latest, self.time.lost)
        try:
            await self._store.append(table.stored.id, entry, table.match.over, due)
        except NumberTaken:
            self._tables.forget(table.stored.id)
            return False
        except BaseException:
            self._tables.forget(table.stored.id)
            raise
        return True

    async def changed(self, match: str) -> None:
        """The seats around a table, or what follows it, are others now."""
        self._tables.outdate([match])
        await self._announce(match, 0)
        self.bots_owe(match)

    async def _announce(self, match: str, number: int) -> None:
        """What is stored is stored: a failing fan-out delays others, it refuses nothing."""
        try:
            await self._fanout.publish(match, number)
        except Exception:
            log.exception("fan-out failed for match %s", alias(match))


def _open_seat(table: Table, wanted: int | None) -> int:
    if table.stored.cancelled:
        raise TableCancelled("the host has cancelled this table")
    for seat in table.stored.seats:
        if seat.kind == "open" and wanted in (None, seat.seat):
            return seat.seat
    raise NoOpenSeat("no such seat is open")


def _record(table: Table) -> Record:
    stored, match = table.stored, table.match
    return Record(
        game=stored.game,
        rules_version=stored.rules_version,
        players=match.players,
        seed=match.seed,
        options=match.options,
        moves=tuple((move.seat, move.action.text) for move in match.moves),
        names={seat.seat: seat.name for seat in stored.seats if seat.name},
        scores=match.outcome.scores if match.outcome else None,
    )
