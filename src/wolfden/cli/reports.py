"""`wolfden admin`, for public houses: what people reported, and what was done about it."""

from __future__ import annotations

from cyclopts import App
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid
from sqlalchemy import Connection

from ..core import WolfdenError
from ..match.moderation import Report
from ..storage import moderation as stored
from ..storage.moderation import Visit
from .house import Database, deed, do, moment, now

SHORT = 12
"""Characters by which a person is told from others."""


class UnknownReport(WolfdenError):
    code = "unknown-report"


def add_to(app: App) -> None:
    for command in (reports, report, close, audit):
        app.command(command)


def reports(*, database: Database = "wolfden.db", closed: bool = False, limit: int = 50) -> None:
    """List what people reported, the latest first.

    Parameters
    ----------
    database
        A file for SQLite, or a database URL.
    closed
        Those that were closed, too.
    limit
        At most so many.
    """
    listed = do(
        database,
        lambda engine: engine.read(lambda sql: stored.list_reports(sql, closed, limit)),
    )
    grid = Grid("number", "when", "match", "about", "who", "said", "note", "", box=None)
    for each in listed:
        grid.add_row(
            str(each.number), moment(each.at), each.match, each.about, escape(each.name),
            escape(each.said), escape(each.note), "closed" if each.closed else "",
        )  # fmt: skip
    Console().print(grid, highlight=False)


def report(number: int, *, database: Database = "wolfden.db") -> None:
    """Show a report, and the addresses that its person came from."""

    def look(sql: Connection) -> tuple[Report, list[Visit]]:
        told = report_of(sql, number)
        stored.note_deed(sql, deed("report", str(number)))
        return told, list(stored.addresses_of(sql, told.person))

    told, visits = do(database, lambda engine: engine.write(look))
    shown = told._replace(at=0)._asdict() | {"at": moment(told.at)}
    shown["closed"] = moment(told.closed) if told.closed else "no"
    for name, value in shown.items():
        print(f"{name:8} {value[:SHORT] if name in ('person', 'reporter') else value}")
    for visit in visits:
        print(f"address  {visit.address} ({moment(visit.at)})")


def close(number: int, *, database: Database = "wolfden.db") -> None:
    """Close a report: somebody has looked at it."""

    def work(sql: Connection) -> None:
        report_of(sql, number)
        stored.note_deed(sql, deed("close", str(number)))
        stored.close_report(sql, number, now())

    do(database, lambda engine: engine.write(work))


def audit(*, database: Database = "wolfden.db", limit: int = 50) -> None:
    """List what was done with `wolfden admin`, the latest first."""
    done = do(database, lambda engine: engine.read(lambda sql: stored.deeds(sql, limit)))
    grid = Grid("when", "who", "what", "whom", box=None)
    for each in done:
        grid.add_row(moment(each.at), escape(each.who), each.what, escape(each.whom))
    Console().print(grid, highlight=False)


def report_of(sql: Connection, number: int | None) -> Report:
    told = None if number is None else stored.find_report(sql, number)
    if told is None:
        raise UnknownReport(f"there is no report {number}", number=number or 0)
    return told
