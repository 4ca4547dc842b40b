"""Letters between processes that share nothing but this database."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, insert, select

from .tables import letters

KEPT = 1_000


def last(connection: Connection) -> int:
    return int(connection.execute(select(func.max(letters.c.number))).scalar() or 0)


def after(connection: Connection, number: int) -> tuple[int, Sequence[str]]:
    """The number of the last one, and the letters after this one."""
    query = select(letters).where(letters.c.number > number).order_by(letters.c.number)
    rows = connection.execute(query).all()
    return (int(rows[-1].number) if rows else number), [str(row.body) for row in rows]


def write(connection: Connection, body: str) -> None:
    number = last(connection) + 1
    connection.execute(insert(letters).values(number=number, body=body))
    connection.execute(delete(letters).where(letters.c.number <= number - KEPT))
