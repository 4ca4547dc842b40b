"""SQLite: a thread that writes over one connection, and a few that read.

A transaction is one hop to a thread, not one for each statement. All writes of a process go over
one connection, so what `PRAGMA data_version` counts there are the commits of others alone.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from sqlite3 import OperationalError
from time import sleep
from typing import Any, Final

from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy import Engine as Connections

from .runner import Engine, T, Work, failing

READERS = 4
PRAGMAS = ("foreign_keys = ON", "synchronous = FULL", "journal_mode = WAL")
WRITING: Final = {"writing": True}


class SqliteEngine(Engine):
    def __init__(self, url: URL, patience: float) -> None:
        """`patience`: seconds that a transaction waits for those of other processes."""
        self.url = url
        if url.database and url.database != ":memory:":
            keep_private(Path(url.database))
        self._connections = create_engine(
            url, connect_args={"check_same_thread": False}, pool_size=READERS + 1
        )
        _prepare(self._connections, int(patience * 1000))
        self._reading = ThreadPoolExecutor(READERS, "wolfden-read")
        self._writing = ThreadPoolExecutor(1, "wolfden-write")
        self._writer: Connection | None = None
        self._version: int | None = None

    async def read(self, work: Work[T]) -> T:
        return await _hop(self._reading, self._read, work)

    async def write(self, work: Work[T]) -> T:
        return await _hop(self._writing, self._write, work)

    async def disturbed(self) -> bool:
        return await _hop(self._writing, self._disturbed)

    async def dispose(self) -> None:
        await _hop(self._writing, self._hang_up)
        self._reading.shutdown()
        self._writing.shutdown()
        self._connections.dispose()

    def _read(self, work: Work[T]) -> T:
        with failing(), self._connections.connect() as connection:
            return work(connection)

    def _write(self, work: Work[T]) -> T:
        with failing():
            connection = self._connected()
            try:
                with connection.begin():
                    return work(connection)
            except BaseException:
                self._hang_up()
                raise

    def _disturbed(self) -> bool:
        """A new connection counts anew, so after a failure nobody can tell."""
        with failing():
            connection = self._connected()
            driver: Any = connection.connection.driver_connection
            ((version,),) = driver.execute("PRAGMA data_version").fetchall()
        before, self._version = self._version, int(version)
        return before != self._version

    def _connected(self) -> Connection:
        if self._writer is None:
            self._writer = self._connections.connect().execution_options(**WRITING)
        return self._writer

    def _hang_up(self) -> None:
        writer, self._writer, self._version = self._writer, None, None
        if writer is not None:
            writer.close()


def keep_private(file: Path) -> None:
    """A new file is for its owner alone: seats, names and secrets are in it."""
    with suppress(FileExistsError, FileNotFoundError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


async def _hop(threads: ThreadPoolExecutor, function: Callable[..., T], *values: Any) -> T:
    return await asyncio.get_running_loop().run_in_executor(threads, function, *values)


def _prepare(connections: Connections, milliseconds: int) -> None:
    def set_up(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin where SQLAlchemy says so
        cursor = connection.cursor()
        for pragma in (f"busy_timeout = {milliseconds}", *PRAGMAS):
            _insist(cursor, f"PRAGMA {pragma}")
        cursor.close()

    event.listen(connections, "connect", set_up)
    event.listen(connections, "begin", _begin)


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


def _begin(connection: Connection) -> None:
    """Whoever writes takes the write lock at once: writers queue, and none has read in vain."""
    writing = connection.get_execution_options().get("writing")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
