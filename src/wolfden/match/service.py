"""The one door to matches: whoever creates, plays or looks at one goes through here.

How tables change is told in `ledger`, how people come to them in `seating`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from ..core import WolfdenError
from ..core.fold import Entry, Move
from .errands import Errand, Question, errands_at, question_at
from .errors import MatchNotOver, NotAlone, StorageFailed
from .hosting import awaits
from .moments import Subject
from .recorded import record_of
from .seating import Seating
from .snapshot import Snapshot
from .store import Times
from .summary import Summary, summary_of
from .table import Sight, Table


class MatchService(Seating):
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

    async def errands(self, match: str) -> list[Errand]:
        """What bots owe at this table now."""
        return await self.look(match, errands_at)

    async def question(self, match: str, token: str | None, decision: int) -> Question:
        """What a hint for the token's seat is to be about, if it may have one."""
        return await self.look(match, lambda table: question_at(table, token, decision))

    async def check_question(self, question: Question) -> None:
        """Raises where the table has moved on since."""
        async with self._tables.open(question.match) as table:
            table.check_hints(question.seat, question.decision)

    async def why(self, match: str, token: str | None, action: str) -> str | None:
        """The rule that forbids the action to the token's seat; None where it is allowed."""
        async with self._tables.open(match) as table:
            seat = table.played_seat(token)
            table.check_started()
            return table.match.state.why_not(seat, table.match.spec.actions.parse(action))

    async def snapshot(self, match: str, token: str | None, since: int = 0) -> Snapshot:
        await self.hear()
        async with self._tables.open(match) as table:
            return table.snapshot(table.seat_of(token), since)

    async def sight(self, match: str, token: str | None, since: int) -> Sight:
        """The snapshot for someone who is told of every change."""
        async with self._tables.open(match) as table:
            return table.sight(table.seat_of(token), since)

    async def past(self, match: str, token: str | None, after: int) -> tuple[Subject, list[Entry]]:
        """What is to be seen again of a match by whoever asks, and its moves after so many."""
        await self.hear()
        async with self._tables.open(match) as table:
            table.check_started()
            you, played = table.seat_of(token), table.match.moves[after:]
            subject = Subject(table.stored, table.match.over, you, known=table.known(you))
            return subject, [move.entry for move in played]

    async def record(self, match: str) -> str:
        await self.hear()
        async with self._tables.open(match) as table:
            if table.stored.waiting or not table.match.over:
                raise MatchNotOver("the record would tell secrets before the end")
            return record_of(table).write()

    async def summaries(self, held: Sequence[tuple[str, str]]) -> list[Summary | None]:
        """The tables of these matches and tokens; None where one cannot be opened."""
        await self.hear()
        times = await self._store.times([match for match, _ in held])
        return [await self._summary(match, token, times.get(match)) for match, token in held]

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

    async def going_on(self, matches: Collection[str]) -> Collection[str]:
        """Those that are neither over nor cancelled."""
        return await self._store.going_on(matches)

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
            followed = await self._store.delete(match)
            self._tables.forget(match)
        for earlier in followed:
            await self.changed(earlier)
