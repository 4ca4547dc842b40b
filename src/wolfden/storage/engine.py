"""Connecting to a database and bringing its tables up to date."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import monotonic
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, make_url, text

from ..core import WolfdenError
from ..match.errors import StorageFailed
from .postgres import PostgresEngine
from .runner import Engine
from .sqlite import SqliteEngine

ASYNC_DRIVERS: Final = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
PATIENCE: Final = 5.0
CONNECTIONS: Final = 10
MIGRATING: Final = 7_629_353
"""The number of PostgreSQL's advisory lock under which tables are changed."""
MIGRATION_SECONDS: Final = 60.0
"""How long a server waits for another one that is changing the tables."""


def url_of(database: str) -> URL:
    """The address of a database; a plain path is an SQLite file."""
    if "://" not in database:
        path = Path(database).expanduser().resolve()
        return URL.create("sqlite", database=str(path))
    url = make_url(database)
    return url.set(drivername=ASYNC_DRIVERS.get(url.drivername, url.drivername))


def engine_of(database: str, patience: float = PATIENCE, connections: int = CONNECTIONS) -> Engine:
    """`patience`: seconds that a transaction waits for others before it is refused."""
    url = url_of(database)
    if url.get_backend_name() == "sqlite":
        if url.database:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        return SqliteEngine(url, patience)
    return PostgresEngine(url, patience, connections)


class DatabaseNewer(WolfdenError):
    """A later version of Wolfden has migrated it."""

    code = "database-newer"


async def migrate(engine: Engine) -> None:
    """Bring the tables up to date; in a new database, make them.

    One server does it, under a lock that lasts until it commits, and the others wait for it.
    """
    until = monotonic() + MIGRATION_SECONDS
    while True:
        try:
            return await engine.write(_migrate)
        except CommandError as error:
            raise DatabaseNewer(str(error)) from error
        except StorageFailed as failure:
            if "locked" not in str(failure) or monotonic() > until:
                raise
            await asyncio.sleep(0.1)


async def is_current(engine: Engine) -> bool:
    """Whether the tables are those that this version uses."""

    def look(connection: Connection) -> bool:
        heads = ScriptDirectory.from_config(_config()).get_heads()
        return list(MigrationContext.configure(connection).get_current_heads()) == list(heads)

    return await engine.read(look)


def _migrate(connection: Connection) -> None:
    """On SQLite every transaction that writes has the database to itself already."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATING})
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "wolfden.storage:migrations")
    return config
