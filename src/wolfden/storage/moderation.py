"""Reports, bans and mutes, whence people came, and what those who run the house did, in SQL."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, Table, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ..match.moderation import Kind, Person, Report, Sanction
from .runner import Engine
from .tables import audit, reports, sanctions, seats, visits

DAY = 86_400_000


class Deed(NamedTuple):
    """Something that whoever runs the house did."""

    at: int
    who: str
    what: str
    whom: str


class Visit(NamedTuple):
    person: Person
    address: str
    at: int


class SqlReports:
    """What a server asks while people report."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def report(self, report: Report) -> bool:
        values = {name: value for name, value in report._asdict().items() if name != "number"}
        return await self._engine.write(
            lambda connection: (
                connection.execute(
                    _adding(connection, reports).values(values).on_conflict_do_nothing()
                ).rowcount
                == 1
            )
        )

    async def reported(self, match: str) -> int:
        query = select(func.count()).select_from(reports).where(reports.c.match == match)
        return int(await self._engine.read(lambda connection: connection.scalar(query) or 0))


def list_reports(connection: Connection, closed: bool, limit: int) -> Sequence[Report]:
    """The latest first."""
    query = select(reports).order_by(reports.c.number.desc()).limit(limit)
    if not closed:
        query = query.where(reports.c.closed.is_(None))
    return [_report(row) for row in connection.execute(query)]


def find_report(connection: Connection, number: int) -> Report | None:
    row = connection.execute(select(reports).where(reports.c.number == number)).one_or_none()
    return None if row is None else _report(row)


def close_report(connection: Connection, number: int, now: int) -> None:
    connection.execute(update(reports).where(reports.c.number == number).values(closed=now))


def addresses_of(connection: Connection, person: Person) -> Sequence[Visit]:
    """The latest first."""
    query = select(visits).where(visits.c.person == person).order_by(visits.c.at.desc())
    return [Visit(row.person, row.address, row.at) for row in connection.execute(query)]


def note_visits(connection: Connection, came: Collection[Visit]) -> None:
    for visit in came:
        statement = _adding(connection, visits).values(visit._asdict())
        connection.execute(
            statement.on_conflict_do_update(
                index_elements=["person", "address"], set_={"at": visit.at}
            )
        )


def person_at(connection: Connection, match: str, seat: int) -> Person | None:
    here = (seats.c.match == match) & (seats.c.seat == seat)
    found = connection.scalar(select(seats.c.token_hash).where(here))
    return None if found is None else Person(found)


def impose(connection: Connection, sanction: Sanction) -> None:
    """In place of an earlier one of the same kind for the same."""
    lift(connection, sanction.kind, sanction.whom)
    values = {name: value for name, value in sanction._asdict().items() if name != "number"}
    connection.execute(insert(sanctions).values(values))


def lift(connection: Connection, kind: Kind, whom: str) -> bool:
    same = (sanctions.c.kind == kind) & (sanctions.c.whom == whom)
    return connection.execute(delete(sanctions).where(same)).rowcount > 0


def in_force(connection: Connection, now: int, kind: Kind | None = None) -> Sequence[Sanction]:
    query = select(sanctions).where(or_(sanctions.c.until.is_(None), sanctions.c.until > now))
    if kind is not None:
        query = query.where(sanctions.c.kind == kind)
    rows = connection.execute(query.order_by(sanctions.c.number))
    return [
        Sanction(row.kind, row.whom, row.since, row.until, row.reason, row.number) for row in rows
    ]


def follow(connection: Connection, before: str, after: str) -> None:
    """A person has moved to another device: what is known of them moves too."""
    muted = (sanctions.c.kind == "mute") & (sanctions.c.whom == before)
    connection.execute(update(sanctions).where(muted).values(whom=after))
    for column in (visits.c.person, reports.c.person, reports.c.reporter):
        connection.execute(
            update(column.table).where(column == before).values({column.name: after})
        )


def take_out(connection: Connection, name: str, instead: str) -> None:
    named = update(reports).where(reports.c.name == name)
    connection.execute(named.values(name=instead, said="", note=""))


def note_deed(connection: Connection, deed: Deed) -> None:
    connection.execute(insert(audit).values(deed._asdict()))


def deeds(connection: Connection, limit: int) -> Sequence[Deed]:
    """The latest first."""
    query = select(audit).order_by(audit.c.number.desc()).limit(limit)
    return [Deed(row.at, row.who, row.what, row.whom) for row in connection.execute(query)]


def clear(connection: Connection, now: int, addresses_days: int, reports_days: int) -> None:
    """Addresses go after their days, and the rest after its own; 0 of these: never."""
    connection.execute(delete(visits).where(visits.c.at <= now - addresses_days * DAY))
    if reports_days:
        old = now - reports_days * DAY
        connection.execute(delete(reports).where(reports.c.at <= old))
        connection.execute(delete(sanctions).where(sanctions.c.until <= old))
        connection.execute(delete(audit).where(audit.c.at <= old))


def _report(row: Row[Any]) -> Report:
    return Report(**{name: getattr(row, name) for name in Report._fields})


def _adding(connection: Connection, table: Table) -> Any:
    own = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    return own(table)
