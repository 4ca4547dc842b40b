"""What lists of matches need: when each was created and changed; and getting rid of one."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import UTC, datetime

from sqlalchemy import Connection, func, select, update
from sqlalchemy import delete as deleting

from ..match.store import Times
from .tables import claims, matches, moves, notices, seats, talk


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


def delete(connection: Connection, match: str) -> tuple[None, Collection[str]]:
    connection.execute(update(matches).where(matches.c.rematch == match).values(rematch=None))
    for table in (claims, notices, talk, moves, seats):
        connection.execute(deleting(table).where(table.c.match == match))
    connection.execute(deleting(matches).where(matches.c.id == match))
    return None, [match]


def _since_1970(moment: datetime) -> int:
    """SQLite keeps moments of UTC without saying so."""
    known = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    return int(known.timestamp() * 1000)
