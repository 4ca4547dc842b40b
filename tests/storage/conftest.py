"""The same storage tests run on every back end; add a database here to test on it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest

from wolfden.storage import SqlStore, engine_of, migrate

OpenStore = Callable[[], AbstractAsyncContextManager[SqlStore]]


@pytest.fixture(params=["", "sqlite+aiosqlite:///"], ids=["threads", "asynchronous driver"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """SQLite as it is served, and by an asynchronous driver, as PostgreSQL is."""
    return f"{request.param}{tmp_path / 'wolfden.db'}"


@pytest.fixture
def open_store(database: str) -> OpenStore:
    """A store of its own connections, as another process would have."""

    @asynccontextmanager
    async def opened() -> AsyncIterator[SqlStore]:
        engine = engine_of(database)
        try:
            await migrate(engine)
            yield SqlStore(engine)
        finally:
            await engine.dispose()

    return opened
