"""`wolfden admin`: for whoever runs a house."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table as Grid

from ..bots import level_of
from ..match.service import MatchService
from ..match.standing_in import match_stops
from ..server.watchers import Watchers
from ..storage import SqlStore
from ..storage.backup import back_up
from ..storage.backup import restore as restore_copy
from ..storage.office import Limits, Office, Phase
from ..storage.runner import Engine
from . import reports, sanctions
from .house import Database, do, found, moment, note

app = App(name="admin", help="Look after a house: its matches, names, backups, reports and bans.")
reports.add_to(app)
sanctions.add_to(app)


@app.command(name="list")
def list_matches(
    *,
    database: Database = "wolfden.db",
    game: str | None = None,
    phase: Phase | None = None,
    limit: int = 50,
) -> None:
    """List matches, the latest first.

    Parameters
    ----------
    database
        A file for SQLite, or a database URL.
    game
        Only those of this game.
    phase
        Only those that are waiting, playing, over or cancelled.
    limit
        At most so many.
    """
    found = do(database, lambda engine: Office(engine).list(game, phase, limit))
    grid = Grid("match", "game", "phase", "created", "changed", "moves", "people", box=None)
    for match in found:
        grid.add_row(
            match.id, match.game, match.phase, moment(match.created), moment(match.changed),
            str(match.moves), escape(", ".join(match.names)),
        )  # fmt: skip
    Console().print(grid, highlight=False)


@app.command
def show(match: str, *, database: Database = "wolfden.db") -> None:
    """Show a match; the beginning of its id is enough."""
    kept = do(database, lambda engine: found(engine, match))
    for name, value in kept._asdict().items():
        text = moment(value) if isinstance(value, datetime) else value
        print(f"{name:8} {', '.join(text) if isinstance(text, tuple) else text}")


@app.command
def end(match: str, *, database: Database = "wolfden.db") -> None:
    """End a match that goes on, without a winner; its record stays."""

    async def work(engine: Engine) -> None:
        kept = await found(engine, match)
        await note(engine, "end", kept.id)
        service = MatchService(SqlStore(engine), Watchers(), level_of)
        await service.enter(kept.id, lambda table: match_stops(table, 0))

    do(database, work)


@app.command
def delete(match: str, *, database: Database = "wolfden.db") -> None:
    """Delete a match with its seats and moves, for good."""

    async def work(engine: Engine) -> None:
        kept = await found(engine, match)
        await note(engine, "delete", kept.id)
        await Office(engine).delete(kept.id)

    do(database, work)


@app.command
def forget_name(name: str, *, database: Database = "wolfden.db") -> None:
    """Take a name out of every match."""

    async def work(engine: Engine) -> int:
        await note(engine, "forget-name")
        return await Office(engine).take_out(name)

    print(do(database, work))


@app.command
def tidy(
    *,
    database: Database = "wolfden.db",
    unfinished_days: int = 0,
    finished_days: int = 0,
    dry_run: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Delete matches that nobody has touched for a long time.

    Parameters
    ----------
    database
        A file for SQLite, or a database URL.
    unfinished_days
        Matches that were never finished go after so many days; 0: never.
    finished_days
        Finished and cancelled ones; 0: never.
    dry_run
        Only count them.
    """
    limits = Limits(unfinished_days, finished_days)

    async def work(engine: Engine) -> int:
        office = Office(engine)
        old = await office.old(limits)
        if not dry_run:
            await note(engine, "tidy", f"{len(old)} matches")
            with Progress(console=Console(stderr=True)) as progress:
                task = progress.add_task("", total=len(old))
                async for gone in office.clear(old):
                    progress.update(task, completed=gone)
        return len(old)

    print(do(database, work))


@app.command
def backup(file: Path, *, database: Database = "wolfden.db") -> None:
    """Write a copy of the database, while servers run, and check that it can be read."""
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("", total=None)
        back_up(database, file, lambda done, of: progress.update(task, completed=done, total=of))
    do(database, lambda engine: note(engine, "backup"))


@app.command
def restore(file: Path, *, database: Database = "wolfden.db") -> None:
    """Make a database of a copy; what is there already is never overwritten."""
    restore_copy(file, database)
    do(database, lambda engine: note(engine, "restore"))
