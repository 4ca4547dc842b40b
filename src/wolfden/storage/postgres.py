"""PostgreSQL, by the asynchronous driver asyncpg and a pool of connections.

The server may be restarted under us: a connection that broke is not used again, and whatever the
driver says of one that breaks is a refusal like any other. Every word to the server and back costs
time, so few are made: none to find out whether it is there.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import URL, event
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import create_async_engine

from ..match.errors import StorageFailed
from .runner import Engine, T, Work, failing

HUNG = 60.0
"""Seconds after which nothing will come any more."""


class PostgresEngine(Engine):
    def __init__(self, url: URL, patience: float, connections: int) -> None:
        """`patience`: seconds that a transaction may wait, for a connection or for a lock."""
        self.url = url
        wait = {"lock_timeout": str(int(patience * 1000)), "application_name": "wolfden"}
        self._engine = create_async_engine(
            url,
            pool_size=connections,
            max_overflow=0,
            pool_timeout=patience,
            connect_args={"timeout": patience, "command_timeout": HUNG, "server_settings": wait},
        )
        event.listen(self._engine.sync_engine, "checkout", _check_open)
        # What is read in one go fits together, whatever is committed meanwhile.
        self._reading = self._engine.execution_options(isolation_level="REPEATABLE READ")

    async def read(self, work: Work[T]) -> T:
        with failing(), _gone():
            async with self._reading.connect() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        with failing(), _gone():
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    async def disturbed(self) -> bool:
        """To ask whether is as dear as to ask what."""
        return True

    async def dispose(self) -> None:
        await self._engine.dispose()


def _check_open(connection: Any, _record: object, _proxy: object) -> None:
    """The driver knows without asking; the pool then takes another connection."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


@contextmanager
def _gone() -> Iterator[None]:
    """While a connection is made, errors come from the driver and the system themselves."""
    from asyncpg import InterfaceError, PostgresError

    try:
        yield
    except (OSError, TimeoutError, InterfaceError, PostgresError) as error:
        raise StorageFailed(f"the database failed: {error or type(error).__name__}") from error
