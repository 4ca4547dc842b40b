"""`wolfden admin`: for whoever runs a house."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Annotated, TypeVar

from cyclopts import App, Parameter
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table as Grid

from ..bots import level_of
from ..match.errors import UnknownMatch
from ..match.service import MatchService
from ..match.standing_in import match_stops
from ..server.watchers import Watchers
from ..storage import SqlStore, engine_of, migrate
from ..storage.backup import back_up
from ..storage.backup import restore as restore_copy
from ..storage.office import Kept, Limits, Office, Phase
from ..storage.runner import Engine

app = App(name="admin", help="Look after a house: its matches, names, backups and bans.")
Database = Annotated[str, Parameter(env_var="WOLFDEN_DATABASE")]
T = TypeVar("T")


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Engine]:
    engine = engine_of(database)
    try:
        await migrate(engine)
        yield engine
    finally:
        await engine.dispose()


def _do(database: str, work: Callable[[Engine], Awaitable[T]]) -> T:
    async def working() -> T:
        async with opened(database) as engine:
            return await work(engine)

    return asyncio.run(working())


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
    found = _do(database, lambda engine: Office(engine).list(game, phase, limit))
    grid = Grid("match", "game", "phase", "created", "changed", "moves", "people", box=None)
    for match in found:
        grid.add_row(
            match.id, match.game, match.phase, _moment(match.created), _moment(match.changed),
            str(match.moves), escape(", ".join(match.names)),
        )  # fmt: skip
    Console().print(grid, highlight=False)


@app.command
def show(match: str, *, database: Database = "wolfden.db") -> None:
    """Show a match; the beginning of its id is enough."""
    kept = _do(database, lambda engine: _found(engine, match))
    for name, value in kept._asdict().items():
        text = _moment(value) if isinstance(value, datetime) else value
        print(f"{name:8} {', '.join(text) if isinstance(text, tuple) else text}")


@app.command
def end(match: str, *, database: Database = "wolfden.db") -> None:
    """End a match that goes on, without a winner; its record stays."""

    async def work(engine: Engine) -> None:
        kept = await _found(engine, match)
        service = MatchService(SqlStore(engine), Watchers(), level_of)
        await service.enter(kept.id, lambda table: match_stops(table, 0))

    _do(database, work)


@app.command
def delete(match: str, *, database: Database = "wolfden.db") -> None:
    """Delete a match with its seats and moves, for good."""

    async def work(engine: Engine) -> None:
        await Office(engine).delete((await _found(engine, match)).id)

    _do(database, work)


@app.command
def forget_name(name: str, *, database: Database = "wolfden.db") -> None:
    """Take a name out of every match."""
    print(_do(database, lambda engine: Office(engine).take_out(name)))


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
            with Progress(console=Console(stderr=True)) as progress:
                task = progress.add_task("", total=len(old))
                async for gone in office.clear(old):
                    progress.update(task, completed=gone)
        return len(old)

    print(_do(database, work))


@app.command
def backup(file: Path, *, database: Database = "wolfden.db") -> None:
    """Write a copy of the database, while servers run, and check that it can be read."""
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("", total=None)
        back_up(database, file, lambda done, of: progress.update(task, completed=done, total=of))


@app.command
def restore(file: Path, *, database: Database = "wolfden.db") -> None:
    """Make a database of a copy; what is there already is never overwritten."""
    restore_copy(file, database)
    _do(database, migrate)


async def _found(engine: Engine, match: str) -> Kept:
    kept = await Office(engine).find(match)
    if kept is None:
        raise UnknownMatch("no match, or more than one, begins like this")
    return kept


def _moment(moment: datetime) -> str:
    return moment.strftime("%Y-%m-%d %H:%M")
