"""The clock of changes: what was changed after a tick can be asked for.

A transaction that changes a match pushes the clock on before anything else and holds its row until
it commits. So ticks become visible in their order, and no change slips in behind one that was
already heard; and writers of different processes cannot lock each other out.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import Connection, select, update

from .tables import clock, matches


def push(connection: Connection) -> int:
    """The tick of this transaction."""
    pushed = update(clock).values(tick=clock.c.tick + 1).returning(clock.c.tick)
    return int(connection.execute(pushed).scalar_one())


def mark(connection: Connection, changed: Collection[str], tick: int) -> None:
    """These matches are different from now on."""
    if changed:
        connection.execute(update(matches).where(matches.c.id.in_(changed)).values(changed=tick))


def now(connection: Connection) -> int:
    return int(connection.execute(select(clock.c.tick)).scalar_one())


def changed_after(connection: Connection, tick: int) -> tuple[int, Sequence[str]]:
    """The latest tick seen, and the matches that were changed since."""
    query = select(matches.c.id, matches.c.changed).where(matches.c.changed > tick)
    rows = connection.execute(query).all()
    return max((row.changed for row in rows), default=tick), [row.id for row in rows]
