"""What `wolfden admin` commands share: opening the database, and noting what is done there."""

from __future__ import annotations

import asyncio
import platform
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from getpass import getuser
from time import time
from typing import Annotated, TypeVar

from cyclopts import Parameter

from ..match.errors import UnknownMatch
from ..storage import engine_of, migrate
from ..storage.moderation import Deed, note_deed
from ..storage.office import Kept, Office
from ..storage.runner import Engine

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


def do(database: str, work: Callable[[Engine], Awaitable[T]]) -> T:
    async def working() -> T:
        async with opened(database) as engine:
            return await work(engine)

    return asyncio.run(working())


async def note(engine: Engine, what: str, whom: str = "") -> None:
    """Before it is done: what failed half-way was tried, too."""
    await engine.write(lambda connection: note_deed(connection, deed(what, whom)))


def deed(what: str, whom: str = "") -> Deed:
    return Deed(now(), _who()[:100], what, whom[:200])


async def found(engine: Engine, match: str) -> Kept:
    kept = await Office(engine).find(match)
    if kept is None:
        raise UnknownMatch("no match, or more than one, begins like this")
    return kept


def now() -> int:
    return int(time() * 1000)


def moment(at: datetime | int | None) -> str:
    if at is None:
        return "for good"
    known = datetime.fromtimestamp(at / 1000, UTC) if isinstance(at, int) else at
    return known.strftime("%Y-%m-%d %H:%M")


def _who() -> str:
    """Of the system: whoever may write the database is trusted with everything in it."""
    try:
        return f"{getuser()}@{platform.node()}"
    except (KeyError, OSError):
        return f"unknown@{platform.node()}"
