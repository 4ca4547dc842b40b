"""What whoever runs the house asks of its database: lists, names taken out, old matches cleared.

Whatever it changes happens under a tick, so that servers which run meanwhile hear of it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any, Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, exists, func, or_, select, update

from . import lists, moderation, talk
from .changes import Changes
from .runner import Engine
from .tables import matches, moves, seats

Phase = Literal["waiting", "playing", "over", "cancelled"]

NOBODY = "—"
"""What a person is called whose name was taken out."""
AT_ONCE = 50
"""Matches cleared in one transaction, so that moves need not wait for long."""


class Kept(NamedTuple):
    """A match as a list shows it."""

    id: str
    game: str
    phase: Phase
    created: datetime
    changed: datetime
    moves: int
    names: tuple[str, ...]


class Limits(NamedTuple):
    """Days after which an untouched match goes; 0: never. Likewise what is known of people, but for
    their addresses: 0 days of these are none at all."""

    unfinished: int
    finished: int
    addresses: int = 0
    reports: int = 0


class Office:
    def __init__(self, engine: Engine, changes: Changes | None = None) -> None:
        """`changes`: those of a server that does this itself, and tells others of it."""
        self._engine = engine
        self._changes = changes or Changes(engine)

    async def list(
        self, game: str | None = None, phase: Phase | None = None, limit: int = 50
    ) -> Sequence[Kept]:
        """The latest first."""
        return await self._engine.read(lambda connection: _list(connection, game, phase, limit))

    async def find(self, match: str) -> Kept | None:
        """By its id or the beginning of it, where that is enough."""
        found = await self._engine.read(lambda connection: _begun(connection, match))
        return found[0] if len(found) == 1 else None

    async def delete(self, match: str) -> None:
        await self._changes.write(lambda connection: lists.delete(connection, match))

    async def take_out(self, name: str) -> int:
        """Nobody is called that any more; in how many matches somebody was."""
        return await self._changes.write(lambda connection: _take_out(connection, name))

    async def old(self, limits: Limits, now: datetime | None = None) -> Sequence[str]:
        """The matches that have been untouched for longer than they are kept."""
        moment = now or datetime.now(UTC)
        return await self._engine.read(lambda connection: _old(connection, limits, moment))

    async def forget_addresses(self, limits: Limits, now: datetime | None = None) -> None:
        """And reports, ended bans and deeds that are older than they are kept."""
        moment = int((now or datetime.now(UTC)).timestamp() * 1000)
        await self._engine.write(
            lambda connection: moderation.clear(
                connection, moment, limits.addresses, limits.reports
            )
        )

    async def clear(self, old: Sequence[str]) -> AsyncIterator[int]:
        """Delete these, a few at a time; how many are gone so far."""
        for start in range(0, len(old), AT_ONCE):
            part = old[start : start + AT_ONCE]
            await self._changes.write(partial(_delete_all, old=part))
            yield start + len(part)


def _list(
    connection: Connection, game: str | None, phase: Phase | None, limit: int
) -> Sequence[Kept]:
    query = _query().order_by(func.coalesce(_moved(), matches.c.created_at).desc()).limit(limit)
    if game is not None:
        query = query.where(matches.c.game == game)
    if phase is not None:
        query = query.where(_is(phase))
    return _kept(connection, connection.execute(query).all())


def _begun(connection: Connection, begins: str) -> Sequence[Kept]:
    query = _query().where(func.substr(matches.c.id, 1, len(begins)) == begins).limit(2)
    return _kept(connection, connection.execute(query).all())


def _query() -> Any:
    return select(
        matches.c.id,
        matches.c.game,
        matches.c.finished,
        matches.c.cancelled,
        matches.c.created_at,
        _waiting().label("waiting"),
        _moved().label("moved"),
        select(func.count())
        .select_from(moves)
        .where(moves.c.match == matches.c.id)
        .scalar_subquery()
        .label("moves"),
    )


def _waiting() -> ColumnElement[bool]:
    return exists().where(seats.c.match == matches.c.id, seats.c.kind == "open")


def _moved() -> Any:
    return select(func.max(moves.c.made_at)).where(moves.c.match == matches.c.id).scalar_subquery()


def _is(phase: Phase) -> ColumnElement[bool]:
    if phase == "cancelled":
        return matches.c.cancelled
    if phase == "over":
        return matches.c.finished
    going_on = and_(~matches.c.cancelled, ~matches.c.finished)
    return and_(going_on, _waiting() if phase == "waiting" else ~_waiting())


def _kept(connection: Connection, rows: Sequence[Any]) -> Sequence[Kept]:
    ids = [row.id for row in rows]
    names: dict[str, list[str]] = {}
    query = select(seats.c.match, seats.c.name, seats.c.kind).where(seats.c.match.in_(ids))
    for seat in connection.execute(query.order_by(seats.c.match, seats.c.seat)):
        names.setdefault(seat.match, []).append(seat.name or f"({seat.kind})")
    return [
        Kept(
            row.id,
            row.game,
            _phase(row),
            row.created_at,
            row.moved or row.created_at,
            row.moves,
            tuple(names.get(row.id, ())),
        )
        for row in rows
    ]


def _phase(row: Any) -> Phase:
    if row.cancelled:
        return "cancelled"
    if row.finished:
        return "over"
    return "waiting" if row.waiting else "playing"


def _take_out(connection: Connection, name: str) -> tuple[int, Collection[str]]:
    query = select(seats.c.match, seats.c.seat).where(seats.c.name == name)
    places = connection.execute(query).all()
    changed = {match for match, _ in places}
    for match, seat in places:
        talk.take_out(connection, match, seat, NOBODY)
    connection.execute(update(seats).where(seats.c.name == name).values(name=NOBODY))
    moderation.take_out(connection, name, NOBODY)
    return len(changed), changed


def _old(connection: Connection, limits: Limits, now: datetime) -> Sequence[str]:
    touched = func.coalesce(_moved(), matches.c.created_at)
    done = or_(matches.c.finished, matches.c.cancelled)
    too_old = [
        and_(condition, touched < now - timedelta(days=days))
        for condition, days in ((~done, limits.unfinished), (done, limits.finished))
        if days > 0
    ]
    if not too_old:
        return []
    return list(connection.scalars(select(matches.c.id).where(or_(*too_old))))


def _delete_all(connection: Connection, old: Sequence[str]) -> tuple[None, Collection[str]]:
    deleted = (lists.delete(connection, match) for match in old)
    return None, {match for _, changed in deleted for match in changed}
