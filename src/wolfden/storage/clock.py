"""The clock of changes: what was changed after a tick can be asked for.

A transaction that changes a match pushes the clock on before anything else and holds its row until
it commits. So ticks become visible in their order, and no change slips in behind one that was
already heard; and writers of different processes cannot lock each other out.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import Connection, delete, insert, select, update

from .tables import changes, clock

KEPT = 10_000
"""Ticks for which changes are remembered; who is further behind must look at everything anew."""
SWEEP = 1_000


def push(connection: Connection) -> int:
    """The tick of this transaction."""
    pushed = update(clock).values(tick=clock.c.tick + 1).returning(clock.c.tick)
    return int(connection.execute(pushed).scalar_one())


def mark(connection: Connection, changed: Collection[str], tick: int) -> None:
    """These matches are different from now on."""
    if changed:
        rows = [{"tick": tick, "match": match} for match in sorted(changed)]
        connection.execute(insert(changes), rows)
    if tick % SWEEP == 0:
        connection.execute(delete(changes).where(changes.c.tick <= tick - KEPT))


def changed_after(
    connection: Connection, tick: int | None
) -> tuple[int, Sequence[tuple[int, str]] | None]:
    """The tick by now, and what was changed when since then; None where nobody knows."""
    now = int(connection.execute(select(clock.c.tick)).scalar_one())
    if tick is None or now - tick > KEPT:
        return now, None
    query = select(changes.c.tick, changes.c.match).where(changes.c.tick > tick)
    return now, [(int(row.tick), str(row.match)) for row in connection.execute(query)]
