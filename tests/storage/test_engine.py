"""Connecting: migrations, durability, several servers starting at once."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from tests.postgres import free_port
from wolfden.match.errors import StorageFailed
from wolfden.storage import engine_of, migrate
from wolfden.storage.engine import url_of
from wolfden.storage.tables import metadata


def pragmas(connection: Connection) -> list[object]:
    names = ("journal_mode", "synchronous", "foreign_keys")
    return [connection.execute(text(f"PRAGMA {name}")).scalar() for name in names]


def test_sqlite_is_set_up_to_keep_what_it_acknowledged(tmp_path: Path) -> None:
    async def story() -> list[object]:
        engine = engine_of(str(tmp_path / "wolfden.db"))
        found = await engine.write(pragmas)
        assert await engine.read(pragmas) == found
        await engine.dispose()
        return found

    assert asyncio.run(story()) == ["wal", 2, 1]


def test_a_new_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    async def story() -> None:
        engine = engine_of(str(tmp_path / "new" / "wolfden.db"))
        await migrate(engine)
        modes = {file.name: file.stat().st_mode & 0o777 for file in (tmp_path / "new").iterdir()}
        await engine.dispose()
        assert set(modes.values()) == {0o600}
        assert "wolfden.db" in modes

    asyncio.run(story())


def test_migrations_lead_to_the_tables_the_code_uses(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def story() -> list[object]:
        engine = engine_of(database)
        await migrate(engine)
        found = await engine.read(differences)
        await engine.dispose()
        return found

    assert asyncio.run(story()) == []


def test_several_servers_may_start_on_a_new_database_at_once(database: str) -> None:
    async def story() -> None:
        engines = [engine_of(database) for _ in range(4)]
        await asyncio.gather(*(migrate(engine) for engine in engines))
        for engine in engines:
            await engine.dispose()

    asyncio.run(story())


SERVER = "import asyncio, sys; from wolfden.storage import engine_of, migrate; " + (
    "asyncio.run(migrate(engine_of(sys.argv[1], patience=0.2)))"
)


def test_processes_that_start_at_once_make_the_tables_once(database: str) -> None:
    """Each of them is less patient than the making of the tables takes."""
    started = [
        subprocess.Popen([sys.executable, "-c", SERVER, database], stderr=subprocess.PIPE)
        for _ in range(3)
    ]
    assert [(process.communicate()[1], process.returncode) for process in started] == [(b"", 0)] * 3


def test_a_database_that_is_not_there_is_a_refusal() -> None:
    async def story() -> None:
        engine = engine_of(f"postgresql://nobody@127.0.0.1:{free_port()}/nothing")
        with pytest.raises(StorageFailed):
            await engine.read(lambda connection: connection.execute(text("SELECT 1")))
        await engine.dispose()

    asyncio.run(story())


def test_a_path_and_addresses_without_drivers_are_understood(tmp_path: Path) -> None:
    assert url_of(str(tmp_path / "a.db")).render_as_string() == f"sqlite:///{tmp_path}/a.db"
    assert url_of("postgresql://host/db").drivername == "postgresql+asyncpg"
    assert url_of("postgres://host/db").drivername == "postgresql+asyncpg"
