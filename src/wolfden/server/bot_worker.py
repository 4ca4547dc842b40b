"""A process that only thinks: for the bots and hints of all servers that share a Redis."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress

from .bot_pool import BotPool
from .redis_link import RedisLink
from .settings import Settings
from .thinker import Thinker
from .thoughts import Thoughts, secret_of


def work(settings: Settings, pool: BotPool | None = None) -> None:
    """Until told to stop; in processes of this machine, or in whatever the pool has."""
    with suppress(KeyboardInterrupt):
        asyncio.run(_work(settings, pool))


async def _work(settings: Settings, pool: BotPool | None) -> None:
    link = RedisLink(settings.redis, settings.redis_prefix)
    pool = pool or BotPool(settings.bot_workers, settings.bot_patience)
    thoughts = Thoughts(link, secret_of(settings.bot_key, settings.redis))
    task = asyncio.ensure_future(Thinker(thoughts, pool, settings.bot_workers).run())
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    print(f"{settings.bot_workers} bots think for the servers at this Redis", flush=True)
    try:
        with suppress(asyncio.CancelledError):
            await task
    finally:
        pool.close()
        await link.close()
