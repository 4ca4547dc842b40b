"""The storage of matches in SQL."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, text, update

from ..core.fold import Entry
from ..match.store import Current, Listed, StoredClaim, StoredMatch, StoredSeat, Times
from . import claims, lists, talk, time
from .changes import Changes
from .group_commit import GroupCommit, NewMove
from .group_read import GroupRead, Question
from .rows import match_of
from .runner import Engine
from .tables import matches, moves, seats


class SqlStore:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.changes = Changes(engine)
        self._commits = GroupCommit(self.changes)
        self._reads = GroupRead(engine)

    async def create(self, match: StoredMatch, moves: Sequence[Entry] = ()) -> None:
        await self._engine.write(lambda connection: _insert(connection, match, moves))

    async def listed(self) -> Sequence[Listed]:
        return await self._engine.read(lists.listed)

    async def lay(self, match: StoredMatch, fits: Callable[[Listed], bool]) -> bool:
        return await self.changes.write(lambda connection: _lay(connection, match, fits))

    async def current(self, match: str, after: int, heard: int | None) -> Current | None:
        return await self._reads.ask(Question(match, after, heard))

    async def take_seat(self, match: str, seat: StoredSeat, at: int) -> bool:
        return await self.changes.write(
            lambda connection: (_take_seat(connection, match, seat, at), [match])
        )

    async def reseat(self, before: StoredMatch, seat: StoredSeat, at: int) -> bool:
        return await self.changes.write(
            lambda connection: (_reseat(connection, before, seat, at), [before.id])
        )

    async def arrange(self, before: StoredMatch, after: StoredMatch) -> bool:
        return await self.changes.write(
            lambda connection: (_arrange(connection, before, after), [before.id])
        )

    async def append(self, match: str, move: Entry, finishes: bool, due: int | None = None) -> None:
        await self._commits.append(NewMove(match, move, finishes, due))

    async def create_rematch(self, previous: str, match: StoredMatch) -> str:
        return await self.changes.write(
            lambda connection: (_create_rematch(connection, previous, match), [previous])
        )

    async def withdraw_rematch(self, match: str) -> Collection[str]:
        return await self.changes.write(
            lambda connection: lists.withdraw_rematch(connection, match)
        )

    async def changed(self) -> Collection[str] | None:
        return await self.changes.news()

    async def offer_claim(self, claim: StoredClaim, now: int) -> None:
        await self._engine.write(lambda connection: claims.offer(connection, claim, now))

    async def claim(self, match: str, held: Mapping[str, str], token_hash: str, now: int) -> bool:
        return await self.changes.write(
            lambda connection: (claims.use(connection, match, held, token_hash, now), [match])
        )

    async def times(self, matches: Collection[str]) -> Mapping[str, Times]:
        return await self._engine.read(lambda connection: lists.times(connection, matches))

    async def going_on(self, matches: Collection[str]) -> Collection[str]:
        return await self._engine.read(lambda connection: lists.going_on(connection, matches))

    async def delete(self, match: str) -> Collection[str]:
        return await self.changes.write(lambda connection: lists.delete(connection, match))

    async def beat(self, now: int, missed: int) -> int:
        return await self._engine.write(lambda connection: time.beat(connection, now, missed))

    async def due(self, now: int) -> Sequence[str]:
        return await self._engine.read(lambda connection: time.due(connection, now))

    async def postpone(self, match: str, until: int | None) -> None:
        await self._engine.write(lambda connection: time.postpone(connection, match, until))

    async def check(self) -> None:
        """Write something that changes nothing, which needs less room than a move."""
        self.changes.check()
        await self._engine.write(
            lambda connection: connection.execute(text("UPDATE clock SET tick = tick"))
        )


def _load(connection: Connection, match: str) -> StoredMatch | None:
    row = connection.execute(select(matches).where(matches.c.id == match)).one_or_none()
    if row is None:
        return None
    query = select(seats).where(seats.c.match == match).order_by(seats.c.seat)
    return match_of(row, connection.execute(query).all())


def _lay(
    connection: Connection, match: StoredMatch, fits: Callable[[Listed], bool]
) -> tuple[bool, Collection[str]]:
    if any(fits(table) for table in lists.listed(connection)):
        return False, ()
    _insert(connection, match)
    return True, [match.id]


def _take_seat(connection: Connection, match: str, seat: StoredSeat, at: int) -> bool:
    where = (seats.c.match == match) & (seats.c.seat == seat.seat) & (seats.c.kind == "open")
    done = connection.execute(update(seats).where(where).values(_columns(seat)))
    time.start(connection, match, at)
    lists.close(connection, match)
    return done.rowcount == 1


def _reseat(connection: Connection, before: StoredMatch, seat: StoredSeat, at: int) -> bool:
    if _load(connection, before.id) != before:
        return False
    where = (seats.c.match == before.id) & (seats.c.seat == seat.seat)
    connection.execute(update(seats).where(where).values(_columns(seat)))
    if before.waiting:
        time.start(connection, before.id, at)
        lists.close(connection, before.id)
    return True


def _arrange(connection: Connection, before: StoredMatch, after: StoredMatch) -> bool:
    if _load(connection, before.id) != before:
        return False
    changed = {
        "options": dict(after.options),
        "hints": after.hints,
        "clock": msgspec.to_builtins(after.clock),
        "started": after.started,
        "due": after.started,
        "locked": after.locked,
        "cancelled": after.cancelled,
        **_manners(after),
    }
    connection.execute(update(matches).where(matches.c.id == before.id).values(changed))
    connection.execute(delete(seats).where(seats.c.match == before.id))
    _seat(connection, after)
    talk.follow(connection, before, after)
    return True


def _create_rematch(connection: Connection, previous: str, match: StoredMatch) -> str:
    next_one = select(matches.c.rematch).where(matches.c.id == previous).scalar_subquery()
    query = select(matches.c.id).where(matches.c.id == next_one, ~matches.c.cancelled)
    following = connection.execute(query).scalar_one_or_none()
    if following is not None:
        return str(following)
    _insert(connection, match)
    connection.execute(update(matches).where(matches.c.id == previous).values(rematch=match.id))
    return match.id


def _insert(connection: Connection, match: StoredMatch, begun: Sequence[Entry] = ()) -> None:
    connection.execute(
        insert(matches).values(
            id=match.id,
            game=match.game,
            rules_version=match.rules_version,
            options=dict(match.options),
            seed=str(match.seed),
            hints=match.hints,
            clock=msgspec.to_builtins(match.clock),
            started=match.started,
            due=match.started,
            origin=msgspec.to_builtins(match.origin),
            **_manners(match),
        )
    )
    _seat(connection, match)
    if begun:
        log = [
            {"match": match.id, "number": number, "seat": seat, "action": text}
            for number, seat, text, _ in begun
        ]
        connection.execute(insert(moves), log)


def _seat(connection: Connection, match: StoredMatch) -> None:
    rows = [{"match": match.id, "seat": seat.seat, **_columns(seat)} for seat in match.seats]
    connection.execute(insert(seats), rows)


def _columns(seat: StoredSeat) -> dict[str, Any]:
    return {
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "host": seat.host,
        "token_hash": seat.token_hash,
        "confirmed": seat.confirmed,
        "program_hash": seat.program_hash,
        "run_by": seat.run_by,
    }


def _manners(match: StoredMatch) -> dict[str, Any]:
    """As they are, and whether strangers find the table: a column to look it up by."""
    listed = match.manners.listed and match.waiting and not match.cancelled
    return {"manners": msgspec.to_builtins(match.manners), "listed": listed}
