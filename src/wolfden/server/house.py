"""Everything a server process consists of, built from its settings."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_hex

from litestar import Litestar

from ..bots import level_of
from ..match.company import Company
from ..match.presence import Whereabouts
from ..match.service import MatchService
from ..storage import SqlStore, engine_of, migrate
from .bot_pool import BotPool
from .bot_seats import BotSeats
from .bus import bus_of
from .doorman import Doorman
from .exchange import Exchange
from .hints import Hints
from .limits import Buckets, Places
from .news import News
from .openings import Openings
from .presence import Presence
from .pulse import Pulse
from .settings import Settings
from .timekeeper import Timekeeper
from .watchers import Watchers


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = engine_of(
            settings.database, settings.database_seconds, settings.database_connections
        )
        self.watchers = Watchers()
        store = SqlStore(self.engine)
        self.service = MatchService(store, self.watchers, level_of, settings.open_tables)
        self.whereabouts = Whereabouts(settings.away_seconds, settings.gone_seconds)
        self.company = Company(self.service, self.watchers, self.whereabouts)
        self.doorman = Doorman(self.company, self.watchers)
        self.whereabouts.changed = self.doorman.notice
        self.process = token_hex(4)
        self.bus = bus_of(settings, self.process, self.engine)
        Exchange(
            self.bus,
            store,
            self.service,
            self.company,
            whereabouts=self.whereabouts,
            doorman=self.doorman,
        )
        self.news = News(self.service, self.watchers, self.bus, settings.news_seconds)
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
        self.creations = Buckets(settings.create_rate)
        self.joins = Buckets(settings.join_rate)
        self.asks = Buckets(settings.hint_rate)
        self.moves = Buckets(settings.move_rate)
        self.guests = Places(settings.sockets_per_address)
        self.audience = Places(settings.sockets_per_match)
        self.openings = Openings(self.service, settings.tables_per_address)

    @asynccontextmanager
    async def lifespan(self, _app: Litestar) -> AsyncIterator[None]:
        await migrate(self.engine)
        await self.timekeeper.start()
        await self.bus.start()
        self.news.start()
        try:
            yield
        finally:
            await self.news.stop()
            await self.bus.stop()
            await self.timekeeper.stop()
            await self.doorman.stop()
            await self.hints.stop()
            await self.bots.stop()
            await self.engine.dispose()
