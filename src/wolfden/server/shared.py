"""What the processes of a house share: through Redis where there is one, else their database."""

from __future__ import annotations

from secrets import token_hex
from typing import TYPE_CHECKING

from ..storage import Engine
from .bot_pool import BotPool
from .bus import bus_of
from .leases import Leases, StoredLeases
from .limits import Buckets
from .settings import Rate, Settings

if TYPE_CHECKING:
    from .redis_link import RedisLink


class Shared:
    def __init__(self, settings: Settings, engine: Engine) -> None:
        self.process = token_hex(4)
        self.link = _link(settings)
        self.bus = bus_of(settings, self.process, engine, self.link)
        self.leases = self._leases(settings.lease_seconds, engine)

    def buckets(self, name: str, rate: Rate) -> Buckets:
        if self.link is None:
            return Buckets(rate)
        from .redis_shared import SharedBuckets

        return SharedBuckets(rate, name, self.link)

    def pool(self, settings: Settings) -> BotPool:
        workers, patience = settings.bot_workers, settings.bot_patience
        if self.link is None:
            return BotPool(workers, patience)
        from .shared_pool import SharedPool
        from .thoughts import Thoughts, secret_of

        thoughts = Thoughts(self.link, secret_of(settings.bot_key, settings.redis))
        return SharedPool(workers, patience, thoughts, self.process)

    async def stop(self) -> None:
        await self.bus.stop()
        if self.link is not None:
            await self.link.close()

    def _leases(self, seconds: float, engine: Engine) -> Leases:
        if self.link is None:
            return StoredLeases(self.process, seconds, engine, lambda: self.bus.alone)
        from .redis_shared import RedisLeases

        return RedisLeases(self.process, seconds, self.link)


def _link(settings: Settings) -> RedisLink | None:
    """Imported only where it is asked for: it is an extra."""
    if not settings.redis:
        return None
    from .redis_link import RedisLink

    return RedisLink(settings.redis, settings.redis_prefix)
