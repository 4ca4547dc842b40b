"""Databases with an asynchronous driver: PostgreSQL."""

from __future__ import annotations

from sqlalchemy import URL
from sqlalchemy.ext.asyncio import create_async_engine

from .runner import Engine, T, Work, failing
from .sqlite import WRITING, prepare


class AsyncDriverEngine(Engine):
    def __init__(self, url: URL) -> None:
        self.url = url
        self._engine = create_async_engine(url, pool_pre_ping=True)
        if url.get_backend_name() == "sqlite":
            prepare(self._engine.sync_engine)

    async def read(self, work: Work[T]) -> T:
        with failing():
            async with self._engine.connect() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        with failing():
            async with self._engine.execution_options(**WRITING).begin() as connection:
                return await connection.run_sync(work)

    async def disturbed(self) -> bool:
        """There is no cheap way to tell."""
        return True

    async def dispose(self) -> None:
        await self._engine.dispose()
