"""Everything a server process consists of, built from its settings."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar

from ..bots import level_of
from ..match.claims import Claims
from ..match.company import Company
from ..match.finding import Finder
from ..match.presence import Whereabouts
from ..match.programs import Programs
from ..match.reporting import Reporting
from ..match.service import MatchService
from ..match.spectators import Spectators
from ..match.talk import Conversations
from ..storage import SqlStore, engine_of, migrate
from ..storage.moderation import SqlReports
from ..storage.office import Limits, Office
from ..storage.talk import SqlTalk
from .bot_seats import BotSeats
from .bot_turns import BotTurns
from .doorman import Doorman
from .exchange import Exchange
from .game_list import GameList
from .hints import Hints
from .limits import Places
from .meters import Meters
from .moderation import Moderation
from .news import News
from .notices import Book, Carriers, Deciding, Sending
from .open_tables import OpenTables
from .openings import Openings
from .plans import Plans
from .presence import Presence
from .pulse import Pulse
from .replays import Replays
from .settings import Settings
from .shared import Shared
from .standing import Standing
from .talking import Talking
from .tidying import Tidying
from .timekeeper import Timekeeper
from .watchers import Watchers


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = engine_of(
            settings.database, settings.database_seconds, settings.database_connections
        )
        self.game_list = GameList()
        self.watchers = Watchers()
        store = SqlStore(self.engine)
        self.service = MatchService(store, self.watchers, level_of, settings.open_tables)
        self.whereabouts = Whereabouts(settings.away_seconds, settings.gone_seconds)
        self.spectators = Spectators()
        self.company = Company(self.service, self.watchers, self.whereabouts, self.spectators)
        self.claims = Claims(self.service, store)
        self.programs = Programs(self.service)
        self.doorman = Doorman(self.company, self.watchers)
        self.spectators.changed = self.doorman.notice
        self.finder = Finder(self.service, self.whereabouts)
        self.open_tables = OpenTables(self.service, self.whereabouts, self.watchers)
        self.shared = Shared(settings, self.engine)
        Exchange(
            self.shared.bus,
            store,
            self.service,
            self.company,
            whereabouts=self.whereabouts,
            spectators=self.spectators,
            doorman=self.doorman,
            open_tables=self.open_tables,
        )
        self.news = News(self.service, self.watchers, self.shared.bus, settings.news_seconds)
        leases = self.shared.leases
        self.meters = Meters()
        self.pool = pool = self.shared.pool(settings)
        pool.observe = self.meters.thoughts.observe
        presence = Presence(self.watchers, settings.presence_seconds)
        self.bots = BotSeats(self.service, pool, presence, leases, pause=settings.bot_pause)
        self.bot_turns = BotTurns(self.service)
        plans = Plans(self.engine, leases, lambda: self.shared.bus.alone)
        self.hints = Hints(self.service, pool, plans, settings.hint_seconds)
        self.service.bots_owe = self.bots.wake
        self.timekeeper = Timekeeper(
            self.service,
            store,
            self.company,
            self.bots,
            leases=leases,
            watchers=self.watchers,
            seconds=settings.clock_seconds,
        )
        limits = Limits(
            settings.keep_unfinished_days,
            settings.keep_finished_days,
            settings.keep_addresses_days,
            settings.keep_reports_days,
        )
        self.tidying = Tidying(
            Office(self.engine, store.changes),
            leases,
            limits,
            seconds=settings.tidy_seconds,
            forget=self.service.outdate,
        )
        self.carriers = Carriers(settings, self.engine)
        self.sending = Sending(self.carriers, self.engine, settings.notice_retry_seconds)
        self.book = Book(self.service, self.engine, self.carriers, self.sending)
        self.deciding = Deciding(
            self.service,
            self.whereabouts,
            self.sending,
            self.carriers,
            engine=self.engine,
            leases=leases,
            wait=settings.notice_seconds,
            scan=settings.notice_scan_seconds,
        )
        self.watchers.published = self.book.changed = self.deciding.wake
        self.whereabouts.changed = self._somebody_came_or_went
        self.pulse = Pulse(self.service)
        self.standing = Standing(
            self.engine,
            self.service,
            bus=self.shared.bus,
            pool=pool,
            watchers=self.watchers,
            meters=self.meters,
            pulse=self.pulse,
        )
        self.replays = Replays(self.service, settings.replay_moves)
        if settings.record:
            self.replays.keep(settings.record)
        self.conversations = Conversations(
            self.service, SqlTalk(self.engine, store.changes), self.watchers
        )
        self.reporting = Reporting(self.service, self.conversations, SqlReports(self.engine))
        self.moderation = Moderation(
            self.engine, settings.order_seconds, settings.keep_addresses_days > 0
        )
        self.moderation.changed = self.watchers.ring_all
        self._set_limits(settings)

    def _set_limits(self, settings: Settings) -> None:
        self.creations = self.shared.buckets("creations", settings.create_rate)
        self.joins = self.shared.buckets("joins", settings.join_rate)
        self.claimings = self.shared.buckets("claims", settings.claim_rate)
        self.asks = self.shared.buckets("asks", settings.hint_rate)
        self.looks = self.shared.buckets("looks", settings.look_rate)
        self.records = self.shared.buckets("records", settings.record_rate)
        self.moves = self.shared.buckets("moves", settings.move_rate)
        self.tellings = self.shared.buckets("tellings", settings.notice_rate)
        self.reports = self.shared.buckets("reports", settings.report_rate)
        self.talking = Talking(
            self.conversations,
            self.shared.buckets("remarks", settings.talk_rate),
            self.shared.buckets("talkers", settings.talk_address_rate),
            self.moderation,
        )
        self.guests = Places(settings.sockets_per_address)
        self.audience = Places(settings.sockets_per_match)
        self.openings = Openings(self.service, settings.tables_per_address)

    def _somebody_came_or_went(self, match: str) -> None:
        self.doorman.notice(match)
        self.deciding.wake(match)

    @asynccontextmanager
    async def lifespan(self, _app: Litestar) -> AsyncIterator[None]:
        self.game_list.start()
        await migrate(self.engine)
        await self.moderation.start()
        await self.timekeeper.start()
        await self.shared.bus.start()
        self.pool.start()
        self.news.start()
        self.tidying.start()
        await self.carriers.start()
        self.sending.start()
        self.deciding.start()
        self.standing.start()
        try:
            yield
        finally:
            await self.standing.stop()
            await self.deciding.stop()
            await self.sending.stop()
            await self.carriers.stop()
            await self.tidying.stop()
            await self.news.stop()
            await self.timekeeper.stop()
            await self.moderation.stop()
            await self.doorman.stop()
            await self.hints.stop()
            await self.bots.stop()
            self.replays.stop()
            await self.pool.stop()
            await self.shared.stop()
            await self.engine.dispose()
