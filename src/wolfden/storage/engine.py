"""Connecting to a database and bringing its tables up to date."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, make_url

from .async_driver import AsyncDriverEngine
from .runner import Engine
from .sqlite import SqliteEngine

ASYNC_DRIVERS = {"postgresql": "postgresql+asyncpg"}


def url_of(database: str) -> URL:
    """The address of a database; a plain path is an SQLite file."""
    if "://" not in database:
        path = Path(database).expanduser().resolve()
        return URL.create("sqlite", database=str(path))
    url = make_url(database)
    return url.set(drivername=ASYNC_DRIVERS.get(url.drivername, url.drivername))


def engine_of(database: str) -> Engine:
    url = url_of(database)
    if url.drivername == "sqlite" and url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    return SqliteEngine(url) if url.drivername == "sqlite" else AsyncDriverEngine(url)


async def migrate(engine: Engine) -> None:
    """Bring the tables up to date; in a new database, make them."""
    await engine.write(_migrate)


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "wolfden.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
