"""The same storage tests run on every database (`database` in tests/conftest.py)."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import pytest

from wolfden.storage import SqlStore, engine_of, migrate

OpenStore = Callable[[], AbstractAsyncContextManager[SqlStore]]


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
