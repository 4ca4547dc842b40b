"""Leases in the database: what one process does for all of them."""

from __future__ import annotations

from sqlalchemy import Connection, delete
from sqlalchemy.dialects import postgresql, sqlite

from .tables import leases

SWEPT = 60_000
"""Milliseconds after which a lease that ran out is forgotten."""


def take(connection: Connection, name: str, holder: str, now: int, until: int) -> bool:
    """Whether it is ours until then; nobody else's lease is taken before it has run out."""
    connection.execute(delete(leases).where(leases.c.until < now - SWEPT))
    own = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    taking = own(leases).values(name=name, holder=holder, until=until)
    free = (leases.c.holder == holder) | (leases.c.until <= now)
    statement = taking.on_conflict_do_update(
        index_elements=[leases.c.name], set_={"holder": holder, "until": until}, where=free
    ).returning(leases.c.holder)
    return connection.execute(statement).scalar() == holder
