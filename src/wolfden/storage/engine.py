"""Connecting to a database and bringing its tables up to date."""

from __future__ import annotations

from pathlib import Path
from sqlite3 import OperationalError
from time import sleep
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

ASYNC_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
BUSY_SECONDS = 15
SQLITE_PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    f"busy_timeout = {BUSY_SECONDS * 1000}",
)


def url_of(database: str) -> URL:
    """The address of a database; a plain path is an SQLite file."""
    if "://" not in database:
        path = Path(database).expanduser().resolve()
        return URL.create("sqlite+aiosqlite", database=str(path))
    url = make_url(database)
    return url.set(drivername=ASYNC_DRIVERS.get(url.drivername, url.drivername))


def engine_of(database: str) -> AsyncEngine:
    url = url_of(database)
    engine = create_async_engine(url, pool_pre_ping=url.get_backend_name() != "sqlite")
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables up to date; in a new database, make them."""
    if engine.dialect.name == "sqlite" and engine.url.database:
        Path(engine.url.database).parent.mkdir(parents=True, exist_ok=True)
    async with engine.execution_options(migrating=True).begin() as connection:
        await connection.run_sync(_migrate)


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions begin where SQLAlchemy says so
    cursor = connection.cursor()
    for pragma in reversed(SQLITE_PRAGMAS):
        _insist(cursor, f"PRAGMA {pragma}")
    cursor.close()


def _insist(cursor: Any, statement: str) -> None:
    """Again while the file is locked: nothing waits by itself for a change of the journal."""
    for wait in (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0):
        try:
            cursor.execute(statement)
        except OperationalError as error:
            if "locked" not in str(error):
                raise
            sleep(wait)
        else:
            return
    cursor.execute(statement)


def _begin_sqlite(connection: Connection) -> None:
    """Migrations take the write lock at once: of several starting servers one migrates."""
    immediate = connection.get_execution_options().get("migrating")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "wolfden.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
