"""What lists of matches need: when each was created and changed, which ones strangers may find; and
getting rid of one."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime
from itertools import groupby
from typing import Final

from sqlalchemy import Connection, exists, func, select, update
from sqlalchemy import delete as deleting

from ..match.store import Listed, Times
from .rows import match_of
from .tables import claims, matches, moves, notices, plans, seats, talk

SHOWN: Final = 500
"""Tables that strangers may find; older ones than these wait in vain."""


def times(connection: Connection, wanted: Collection[str]) -> Mapping[str, Times]:
    last = select(func.max(moves.c.made_at)).where(moves.c.match == matches.c.id).scalar_subquery()
    query = select(matches.c.id, matches.c.created_at, last.label("moved"))
    rows = connection.execute(query.where(matches.c.id.in_(wanted)))
    return {
        row.id: Times(_since_1970(row.created_at), _since_1970(row.moved or row.created_at))
        for row in rows
    }


def going_on(connection: Connection, wanted: Collection[str]) -> Collection[str]:
    query = select(matches.c.id).where(
        matches.c.id.in_(wanted), ~matches.c.finished, ~matches.c.cancelled
    )
    return set(connection.scalars(query))


def listed(connection: Connection) -> Sequence[Listed]:
    """Somebody waits there, and whoever comes may sit down; the latest first."""
    somebody = exists().where(seats.c.match == matches.c.id, seats.c.kind == "human")
    query = select(matches).where(matches.c.listed, ~matches.c.locked, ~matches.c.cancelled)
    rows = connection.execute(
        query.where(somebody).order_by(matches.c.created_at.desc(), matches.c.id).limit(SHOWN)
    ).all()
    wanted = select(seats).where(seats.c.match.in_([row.id for row in rows]))
    around = connection.execute(wanted.order_by(seats.c.match, seats.c.seat))
    by_match = {match: list(group) for match, group in groupby(around, lambda seat: seat.match)}
    return [Listed(match_of(row, by_match[row.id]), _since_1970(row.created_at)) for row in rows]


def close(connection: Connection, match: str) -> None:
    """A table at which no seat is open any more is found by nobody."""
    waiting = exists().where(seats.c.match == match, seats.c.kind == "open")
    connection.execute(
        update(matches)
        .where(matches.c.id == match, matches.c.listed, ~waiting)
        .values(listed=False)
    )


def withdraw_rematch(connection: Connection, match: str) -> tuple[Collection[str], Collection[str]]:
    """Those that it followed, of which it was the rematch."""
    query = select(matches.c.id).where(matches.c.rematch == match)
    followed = [str(found) for found in connection.scalars(query)]
    if followed:
        connection.execute(update(matches).where(matches.c.rematch == match).values(rematch=None))
    return followed, followed


def delete(connection: Connection, match: str) -> tuple[Collection[str], Collection[str]]:
    """Those that it followed, which have no rematch any more."""
    followed, _ = withdraw_rematch(connection, match)
    for table in (claims, notices, plans, talk, moves, seats):
        connection.execute(deleting(table).where(table.c.match == match))
    connection.execute(deleting(matches).where(matches.c.id == match))
    return followed, [match, *followed]


def _since_1970(moment: datetime) -> int:
    """SQLite keeps moments of UTC without saying so."""
    known = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    return int(known.timestamp() * 1000)
