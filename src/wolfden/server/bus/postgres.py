"""The bus through PostgreSQL: LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import asyncpg
from sqlalchemy import URL, text

from ...storage import Engine
from .base import Bus

CHANNEL = "'wolfden_' || current_schema()"


class PostgresBus(Bus):
    def __init__(self, process: str, beat: float, engine: Engine) -> None:
        super().__init__(process, beat)
        self._engine = engine

    async def _listen(self) -> None:
        connection = await asyncpg.connect(_plain(self._engine.url), timeout=self.beat_seconds)
        ended = asyncio.Event()

        def hear(_connection: Any, _pid: int, _channel: str, body: str) -> None:
            self._receive(body)

        try:
            connection.add_termination_listener(lambda _: ended.set())
            await connection.add_listener(await connection.fetchval(f"SELECT {CHANNEL}"), hear)
            self._begin_listening()
            while self._hears and not ended.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(ended.wait(), self.beat_seconds)
        finally:
            connection.terminate()

    async def _deliver(self, letter: bytes) -> None:
        notify = text(f"SELECT pg_notify({CHANNEL}, :letter)")
        await self._engine.write(
            lambda connection: connection.execute(notify, {"letter": letter.decode()})
        )


def _plain(url: URL) -> str:
    return url.set(drivername="postgresql").render_as_string(hide_password=False)
