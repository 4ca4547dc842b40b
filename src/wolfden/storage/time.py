"""What clocks need of the database: a heartbeat, and which tables somebody must look at."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, exists, select, update

from .tables import heartbeat, matches, seats

AT_ONCE = 100


def beat(connection: Connection, now: int, missed: int) -> int:
    """Note that somebody is there; how long nobody was, this gap too if it is long enough."""
    query = select(heartbeat.c.alive, heartbeat.c.lost).with_for_update()
    row = connection.execute(query).one()
    gap = now - row.alive
    lost = row.lost + (gap if gap > missed else 0)
    connection.execute(update(heartbeat).values(alive=now, lost=lost))
    return int(lost)


def due(connection: Connection, now: int) -> Sequence[str]:
    query = select(matches.c.id).where(matches.c.due <= now).order_by(matches.c.due).limit(AT_ONCE)
    return [str(row.id) for row in connection.execute(query)]


def postpone(connection: Connection, match: str, until: int | None) -> None:
    connection.execute(update(matches).where(matches.c.id == match).values(due=until))


def start(connection: Connection, match: str, at: int) -> None:
    """The clocks of a table that waits for nobody any more begin; somebody must look at it."""
    waiting = exists().where(seats.c.match == match, (seats.c.kind == "open") | ~seats.c.confirmed)
    connection.execute(
        update(matches)
        .where(matches.c.id == match, matches.c.clock.is_not(None), ~waiting)
        .values(started=at, due=at)
    )
