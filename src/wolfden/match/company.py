"""The people at a table: who is here, whose seat a bot plays, and what they agree on."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import msgspec

from ..core.errors import IllegalAction
from ..core.fold import Move
from . import choosing, hosting
from .agreement import RESIGNING, Agreements, Proposal, Subject
from .clock import Clocks
from .errors import MatchOver, NobodyAbsent, NotHost
from .ledger import MakeMove
from .presence import Presence, Where
from .service import MatchService
from .spectators import Spectators
from .standing_in import bot_takes, check_resigning, match_stops, person_returns, side_resigns
from .store import Fanout, StoredMatch
from .table import Table
from .terms import Terms


class ClockView(msgspec.Struct, frozen=True):
    left: int
    """Milliseconds that were left when the clock last began to run, or stopped."""
    until: int | None
    """When time will be out, in milliseconds since 1970; null where the clock stands."""


class People(msgspec.Struct, frozen=True):
    presence: tuple[Where | None, ...]
    """By seat; null where no person and no program sits."""
    proposals: tuple[Proposal, ...]
    clocks: tuple[ClockView | None, ...] | None
    """By seat; null where no person and no program sits, or at a table without clocks."""
    now: int
    """The server's time, as `until`."""
    spectators: int = 0
    """How many watch without a seat."""

    def tells_more_than(self, other: People | None) -> bool:
        return other is None or msgspec.structs.replace(self, now=other.now) != other


class Company:
    def __init__(
        self,
        service: MatchService,
        fanout: Fanout,
        presence: Presence,
        spectators: Spectators | None = None,
    ) -> None:
        self._service = service
        self._spectators = spectators or Spectators()
        self._fanout = fanout
        self._presence = presence
        self._agreements = Agreements(presence)
        self.wished: Callable[[str, Subject, int, bool], None] = lambda *wish: None
        """Called with each wish that is uttered here: match, subject, seat, whether it agrees."""

    def wished_elsewhere(self, match: str, subject: Subject, seat: int, agree: bool) -> None:
        """Another process has checked it."""
        self._agreements.wish(match, subject, seat, agree)

    async def people(self, match: str, token: str | None = None) -> People:
        """As somebody sees them: that a side would resign is told to this side alone."""
        return await self._service.look(
            match, lambda table: self._people(table, table.seat_of(token))
        )

    async def hand_over(self, match: str, token: str | None) -> int:
        """A bot plays for the token's person, who asks for it."""
        return await self._service.enter(
            match, lambda table: bot_takes(table, table.own_seat(token), "asked")
        )

    async def leave(self, match: str, token: str | None) -> int:
        """While the table waits, the seat becomes free; then a bot plays on for it."""
        seat, waits = await self._service.look(
            match, lambda table: (table.own_seat(token), table.stored.waiting)
        )
        if waits:
            await self._service.arrange(
                match, lambda table: hosting.leave(table.stored, table.own_seat(token))
            )
            return 0
        number = await self._service.enter(match, lambda table: bot_takes(table, seat, "left"))
        self._presence.leave(match, seat)
        return number

    async def move(self, match: str, token: str | None, to: int) -> None:
        """While the table waits, a person takes another seat."""
        await self._service.arrange(
            match, lambda table: hosting.move(table.stored, table.own_seat(token), to)
        )

    async def choose(
        self, match: str, token: str | None, option: str, word: str, place: int | None
    ) -> None:
        """While the table waits, a person chooses a word for their seat; whoever may start the
        table chooses for a place that is nobody's."""

        def chosen(table: Table) -> StoredMatch:
            own = table.own_seat(token)
            if place is not None and place != own:
                hosting.check_nobodys(table, token, place)
            return choosing.choose(table.stored, option, own if place is None else place, word)

        await self._service.arrange(match, chosen)

    async def host(
        self, match: str, token: str | None, change: Callable[[StoredMatch], StoredMatch]
    ) -> None:
        """The host changes a table that waits."""

        def changed(table: Table) -> StoredMatch:
            hosting.check_host(table, token)
            return change(table.stored)

        await self._service.arrange(match, changed)

    async def confirm(self, match: str, token: str | None, terms: Terms) -> None:
        """A person agrees with how the table is set."""
        await self._service.arrange(
            match, lambda table: hosting.confirm(table.stored, table.own_seat(token), terms)
        )

    async def give_to_bots(self, match: str, token: str | None, bot: str) -> None:
        """Whoever has come gives the seats of those who have not to bots."""
        self._service.check_bot(bot)

        def given(table: Table) -> StoredMatch:
            if not table.stored.seats[table.own_seat(token)].confirmed:
                raise NotHost("whoever has not come cannot do that")
            missing = [seat.seat for seat in table.stored.seats if not seat.confirmed]
            away = [seat for seat in missing if self._presence.of(match, seat) != "here"]
            return hosting.give_to_bots(table.stored, away, bot)

        await self._service.arrange(match, given)

    async def take_back(self, match: str, token: str | None) -> int:
        return await self._service.enter(
            match, lambda table: person_returns(table, table.played_seat(token))
        )

    async def propose(self, match: str, token: str | None, seat: int | None, agree: bool) -> People:
        """Wish, or wish no more, that a bot plays for an absent person's seat; None: to stop."""

        def wish(table: Table) -> None:
            own = table.own_seat(token)
            table.check_started()
            table.check_playing(own)
            if seat is not None and not self._agreements.absent(table, seat):
                raise NobodyAbsent(f"nobody is absent from seat {seat}")
            self._wish(match, seat, own, agree)

        return await self._settle(match, token, wish)

    async def resign(self, match: str, token: str | None, agree: bool) -> People:
        """My side gives up, as soon as everyone of it who plays agrees."""

        def wish(table: Table) -> None:
            own = table.own_seat(token)
            check_resigning(table)
            if table.match.over:
                raise MatchOver("the match is over")
            table.check_playing(own)
            self._wish(match, RESIGNING, own, agree)

        return await self._settle(match, token, wish)

    def _wish(self, match: str, subject: Subject, own: int, agree: bool) -> None:
        self._presence.visit(match, own)
        self._agreements.wish(match, subject, own, agree)
        self.wished(match, subject, own, agree)

    async def _settle(self, match: str, token: str | None, wish: Callable[[Table], None]) -> People:
        await self._service.look(match, wish)
        await self.consider(match)
        return await self.people(match, token)

    async def consider(self, match: str) -> None:
        """Carry out what everyone agrees on, and let the table see what changed."""
        for proposal in await self._service.look(match, self._agreed):
            with suppress(IllegalAction, MatchOver):
                await self._service.enter(match, _carrying_out(proposal))
        await self._fanout.publish(match, 0)

    async def watch_time(self, match: str) -> bool:
        """Bots play on for whoever is out of time; whether a bot owes a decision now."""
        for seat in await self._service.look(match, self._out_of_time):
            with suppress(IllegalAction, MatchOver):
                await self._service.enter(match, self._taking_over(seat))
        return await self._service.reschedule(match)

    def _out_of_time(self, table: Table) -> list[int]:
        if table.clocks is None or table.match.over:
            return []
        now, lost = self._service.time.now, self._service.time.lost
        ends = {seat: table.clocks.out_at(seat, lost) for seat in table.clocks.seats}
        return [seat for seat, end in ends.items() if end is not None and end <= now]

    def _taking_over(self, seat: int) -> MakeMove:
        def take_over(table: Table) -> Move:
            if seat not in self._out_of_time(table):
                raise MatchOver("decided in time after all")
            return bot_takes(table, seat, "time")

        return take_over

    def wishes_at(self, match: str) -> bool:
        return self._agreements.any_at(match)

    def _people(self, table: Table, you: int | None) -> People:
        """A clock that runs would tell those who watch later whose turn it is."""
        guests = table.stored.guests
        presence = tuple(
            self._presence.of(table.stored.id, seat.seat) if seat.seat in guests else None
            for seat in table.stored.seats
        )
        late, spectators = table.is_late(you), self._spectators.of(table.stored.id)
        clocks = None if late else _clocks(table, self._service.time.lost)
        proposals = tuple(each for each in self._agreements.at(table) if each.is_told_to(you))
        now = self._service.time.wall
        return People(presence, proposals, clocks, now, spectators)

    def _agreed(self, table: Table) -> list[Proposal]:
        if table.stored.waiting:
            return []
        return [proposal for proposal in self._agreements.at(table) if not proposal.missing]


def _clocks(table: Table, lost: int) -> tuple[ClockView | None, ...] | None:
    clocks = table.clocks
    if clocks is None:
        return None
    return tuple(
        _clock(clocks, seat.seat, lost) if seat.seat in clocks.seats else None
        for seat in table.stored.seats
    )


def _clock(clocks: Clocks, seat: int, lost: int) -> ClockView:
    until = clocks.out_at(seat, lost)
    return ClockView(clocks.seats[seat].left, None if until is None else until + lost)


def _carrying_out(proposal: Proposal) -> MakeMove:
    def carry_out(table: Table) -> Move:
        if proposal.about == RESIGNING:
            return side_resigns(table, proposal.agreed[0])
        if proposal.seat is None:
            return match_stops(table, proposal.agreed[0])
        return bot_takes(table, proposal.seat, "agreed")

    return carry_out
