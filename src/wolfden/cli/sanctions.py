"""`wolfden admin`, for public houses: who may not come in, and who may not talk."""

from __future__ import annotations

from typing import Annotated

from cyclopts import App, Parameter, validators
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid
from sqlalchemy import Connection

from ..core import WolfdenError
from ..match.moderation import Kind, Sanction, range_of
from ..storage import moderation as stored
from ..storage.moderation import DAY, Visit
from ..storage.runner import Engine
from .house import Database, deed, do, found, moment, now
from .reports import SHORT, report_of

Days = Annotated[int, Parameter(validator=validators.Number(gte=0))]


class NobodyThere(WolfdenError):
    """No person sits there, or nothing is known of where they come from."""

    code = "nobody-there"


def add_to(app: App) -> None:
    for command in (ban, unban, bans, mute, unmute, mutes):
        app.command(command)


def ban(
    whom: str | None = None,
    *,
    report: int | None = None,
    days: Days = 30,
    reason: str = "",
    database: Database = "wolfden.db",
) -> None:
    """Let nobody in from an address or a range; servers that run follow within seconds.

    Parameters
    ----------
    whom
        Such as 203.0.113.7, 203.0.113.0/24 or 2001:db8:1::/48; IPv6 at least a /64.
    report
        Instead: all addresses that the reported person came from.
    days
        For so long; 0: for good.
    reason
        For those who look after the house; nobody else reads it.
    database
        A file for SQLite, or a database URL.
    """

    def work(sql: Connection) -> list[str]:
        ranges = [whom] if whom else [visit.address for visit in _visits(sql, report)]
        return [_impose(sql, "ban", str(range_of(each)), days, reason) for each in ranges]

    _tell(do(database, lambda engine: engine.write(work)))


def unban(whom: str, *, database: Database = "wolfden.db") -> None:
    """Let those in again who were banned by this range."""
    _tell([_lift(database, "ban", str(range_of(whom)))])


def bans(*, database: Database = "wolfden.db") -> None:
    """List the bans in force."""
    _list(database, "ban")


def mute(
    whom: str | None = None,
    seat: int | None = None,
    *,
    report: int | None = None,
    days: Days = 7,
    reason: str = "",
    database: Database = "wolfden.db",
) -> None:
    """Let a person play and not talk, here and in rematches; or everybody from a range.

    Parameters
    ----------
    whom
        A match (the beginning of its id is enough), with the number of a seat; or a range.
    seat
        The person's seat at that match; the first is 0.
    report
        Instead: the person of this report.
    days
        For so long; 0: for good.
    reason
        For those who look after the house; nobody else reads it.
    database
        A file for SQLite, or a database URL.
    """
    _tell([do(database, lambda engine: _mute(engine, (whom, seat, report), days, reason))])


def unmute(whom: str, seat: int | None = None, *, database: Database = "wolfden.db") -> None:
    """Let them talk again: a match and a seat, a range, or a person as `mutes` lists them."""

    async def work(engine: Engine) -> str:
        muted = await _whom(engine, whom, seat) if _is_place(whom, seat) else whom
        return await engine.write(lambda sql: _lifted(sql, "mute", muted))

    _tell([do(database, work)])


def mutes(*, database: Database = "wolfden.db") -> None:
    """List the mutes in force."""
    _list(database, "mute")


async def _mute(
    engine: Engine, wanted: tuple[str | None, int | None, int | None], days: int, reason: str
) -> str:
    whom, seat, report = wanted
    if whom is None:
        told = await engine.read(lambda sql: report_of(sql, report))
        muted = str(told.person)
    else:
        muted = await _whom(engine, whom, seat)
    return await engine.write(lambda sql: _impose(sql, "mute", muted, days, reason))


async def _whom(engine: Engine, whom: str, seat: int | None) -> str:
    """A range, or the person who sits there."""
    if seat is None:
        return str(range_of(whom))
    match = (await found(engine, whom)).id
    person = await engine.read(lambda sql: stored.person_at(sql, match, seat))
    if person is None:
        raise NobodyThere("no person sits there")
    return person


def _is_place(whom: str, seat: int | None) -> bool:
    return seat is not None or "/" in whom or "." in whom or ":" in whom


def _impose(sql: Connection, kind: Kind, whom: str, days: int, reason: str) -> str:
    until = now() + days * DAY if days else None
    stored.impose(sql, Sanction(kind, whom, now(), until, reason[:200]))
    stored.note_deed(sql, deed(kind, f"{whom} until {moment(until)} {reason}".strip()))
    return whom


def _lift(database: str, kind: Kind, whom: str) -> str:
    return do(database, lambda engine: engine.write(lambda sql: _lifted(sql, kind, whom)))


def _lifted(sql: Connection, kind: Kind, whom: str) -> str:
    matching = [each.whom for each in stored.in_force(sql, now(), kind)]
    named = [whom] if whom in matching else [each for each in matching if each.startswith(whom)]
    if len(named) != 1:
        raise NobodyThere("nothing like that is in force")
    stored.lift(sql, kind, named[0])
    stored.note_deed(sql, deed(f"un{kind}", named[0]))
    return named[0]


def _list(database: str, kind: Kind) -> None:
    listed = do(database, lambda engine: engine.read(lambda sql: stored.in_force(sql, now(), kind)))
    grid = Grid("whom", "since", "until", "reason", box=None)
    for each in listed:
        grid.add_row(_short(each.whom), moment(each.since), moment(each.until), escape(each.reason))
    Console().print(grid, highlight=False)


def _visits(sql: Connection, report: int | None) -> list[Visit]:
    visits = list(stored.addresses_of(sql, report_of(sql, report).person))
    if not visits:
        raise NobodyThere("nothing is known of where they come from")
    return visits


def _short(whom: str) -> str:
    return whom if "/" in whom else whom[:SHORT]


def _tell(whom: list[str]) -> None:
    for each in whom:
        print(_short(each))
