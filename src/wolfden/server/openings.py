"""How many matches one client may have open at once."""

from __future__ import annotations

from ..core import WolfdenError
from ..match.service import MatchService

CLIENTS = 10_000


class TooManyTables(WolfdenError):
    code = "too-many-tables"


class Openings:
    def __init__(self, service: MatchService, limit: int) -> None:
        self._service = service
        self._limit = limit
        self._opened: dict[str, list[str]] = {}

    async def check(self, client: str) -> None:
        """Raises TooManyTables where as many as allowed are open and not over."""
        opened = self._opened.get(client, [])
        if len(opened) >= self._limit:
            going_on = await self._service.going_on(opened)
            opened[:] = [match for match in opened if match in going_on]
            if len(opened) >= self._limit:
                raise TooManyTables("too many open tables", limit=self._limit)

    def note(self, client: str, match: str) -> None:
        self._opened.setdefault(client, []).append(match)
        if len(self._opened) > CLIENTS:
            self._opened.pop(next(iter(self._opened)))
