"""Everything a server process consists of, built from its settings."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.channels.backends.memory import MemoryChannelsBackend

from ..bots import level_of
from ..match.service import MatchService
from ..storage import SqlStore, engine_of, migrate
from .bot_pool import BotPool
from .bot_seats import BotSeats
from .fanout import ChannelFanout, MatchChannels
from .hints import Hints
from .limits import Buckets
from .settings import Settings


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = engine_of(settings.database)
        self.channels = MatchChannels(MemoryChannelsBackend())
        self.fanout = ChannelFanout(self.channels)
        self.service = MatchService(SqlStore(self.engine), self.fanout, level_of)
        pool = BotPool(settings.bot_workers, settings.bot_patience)
        self.bots = BotSeats(self.service, pool, settings.bot_pause)
        self.hints = Hints(self.service, pool, settings.hint_seconds)
        self.fanout.wake_bots = self.bots.wake
        self.creations = Buckets(settings.create_rate)
        self.joins = Buckets(settings.join_rate)
        self.asks = Buckets(settings.hint_rate)

    @asynccontextmanager
    async def lifespan(self, _app: Litestar) -> AsyncIterator[None]:
        await migrate(self.engine)
        await self.bots.start()
        try:
            yield
        finally:
            await self.hints.stop()
            await self.bots.stop()
            await self.engine.dispose()
