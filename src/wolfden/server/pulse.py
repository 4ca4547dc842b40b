"""Whether the server can do its work: store a move. Asked at most once a second."""

from __future__ import annotations

import asyncio
from time import monotonic

from ..match.errors import StorageFailed
from ..match.service import MatchService

PATIENCE = 2.0
FRESH = 1.0


class Pulse:
    def __init__(self, service: MatchService) -> None:
        self._service = service
        self._checking = asyncio.Lock()
        self._checked = -FRESH
        self._failure: StorageFailed | None = None

    async def check(self) -> None:
        """Raises StorageFailed unless something could be written a moment ago."""
        async with self._checking:
            if monotonic() - self._checked >= FRESH:
                self._failure = await self._look()
                self._checked = monotonic()
        if self._failure is not None:
            raise self._failure

    async def _look(self) -> StorageFailed | None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._service.check()
        except StorageFailed as failure:
            return failure
        except TimeoutError:
            return StorageFailed("the database does not answer")
        return None
