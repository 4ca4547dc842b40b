"""The latest plan that each seat was advised, for all processes of a house."""

from __future__ import annotations

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from .tables import plans


def find(connection: Connection, match: str, seat: int) -> str | None:
    here = (plans.c.match == match) & (plans.c.seat == seat)
    return connection.scalar(select(plans.c.body).where(here))


def keep(connection: Connection, match: str, seat: int, body: str) -> None:
    """In place of the one before."""
    own = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    statement = own(plans).values(match=match, seat=seat, body=body)
    connection.execute(
        statement.on_conflict_do_update(index_elements=["match", "seat"], set_={"body": body})
    )
