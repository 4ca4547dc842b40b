"""Everything a server process consists of, built from its settings."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar

from ..bots import level_of
from ..match.company import Company
from ..match.presence import Whereabouts
from ..match.service import MatchService
from ..storage import SqlStore, engine_of, migrate
from .bot_pool import BotPool
from .bot_seats import BotSeats
from .doorman import Doorman
from .hints import Hints
from .limits import Buckets
from .news import News
from .presence import Presence
from .pulse import Pulse
from .replays import Replays
from .settings import Settings
from .timekeeper import Timekeeper
from .watchers import Watchers


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = engine_of(settings.database)
        self.watchers = Watchers()
        store = SqlStore(self.engine)
        self.service = MatchService(store, self.watchers, level_of, settings.open_tables)
        self.whereabouts = Whereabouts(settings.away_seconds, settings.gone_seconds)
        self.company = Company(self.service, self.watchers, self.whereabouts)
        self.doorman = Doorman(self.company, self.watchers)
        self.whereabouts.changed = self.doorman.notice
        self.news = News(self.service, self.watchers, settings.news_seconds)
        pool = BotPool(settings.bot_workers, settings.bot_patience)
        presence = Presence(self.watchers, settings.presence_seconds)
        self.bots = BotSeats(self.service, pool, presence, settings.bot_pause)
        self.hints = Hints(self.service, pool, settings.hint_seconds)
        self.service.bots_owe = self.bots.wake
        self.timekeeper = Timekeeper(
            self.service,
            store,
            self.company,
            self.bots,
            watchers=self.watchers,
            seconds=settings.clock_seconds,
        )
        self.pulse = Pulse(self.service)
        self.replays = Replays(self.service, settings.replay_moves)
        if settings.record is not None:
            self.replays.keep(settings.record)
        self.creations = Buckets(settings.create_rate)
        self.joins = Buckets(settings.join_rate)
        self.asks = Buckets(settings.hint_rate)
        self.looks = Buckets(settings.look_rate)
        self.records = Buckets(settings.record_rate)

    @asynccontextmanager
    async def lifespan(self, _app: Litestar) -> AsyncIterator[None]:
        await migrate(self.engine)
        await self.timekeeper.start()
        self.news.start()
        try:
            yield
        finally:
            await self.news.stop()
            await self.timekeeper.stop()
            await self.doorman.stop()
            await self.hints.stop()
            await self.bots.stop()
            self.replays.stop()
            await self.engine.dispose()
