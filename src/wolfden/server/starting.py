"""What can go wrong before a server serves: each is one sentence that says what to do."""

from __future__ import annotations

import asyncio
import socket
from typing import Final

from ..core import WolfdenError
from ..core.errors import MissingPackage
from ..storage import engine_of, migrate
from ..storage.engine import DatabaseNewer
from .settings import Settings

BACKLOG: Final = 2048


class DoorShut(WolfdenError):
    """Nobody can listen there."""

    code = "door-shut"


class DatabaseShut(WolfdenError):
    code = "database-shut"


def open_door(settings: Settings) -> socket.socket:
    """A socket that listens at the host and port of the settings."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    place = (settings.host, settings.port)
    try:
        return socket.create_server(place, family=family, backlog=BACKLOG)
    except (OSError, OverflowError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise DoorShut(
            f"cannot listen at {settings.host}:{settings.port}: {problem}",
            host=settings.host, port=str(settings.port), problem=problem,
        ) from error  # fmt: skip


def prepare_database(settings: Settings) -> None:
    """It can be reached, and its tables are those of this version."""

    async def look() -> None:
        engine = engine_of(settings.database, settings.database_seconds)
        try:
            await migrate(engine)
        finally:
            await engine.dispose()

    try:
        asyncio.run(look())
    except (MissingPackage, DatabaseNewer):
        raise
    except Exception as error:
        raise DatabaseShut(str(error), problem=_first_line(error)) from error


def _first_line(error: BaseException) -> str:
    """What the driver says; the rest is for those who wrote it."""
    return (str(error).strip().splitlines() or [type(error).__name__])[0][:200]
