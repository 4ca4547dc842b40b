"""`wolfden bot-worker`: thinking for servers elsewhere, on this machine or on a Ray cluster."""

from __future__ import annotations

from ..server.bot_worker import work
from ..server.settings import Settings

USUAL = 2


def work_for(redis: str, workers: int | None, ray: str | None, key: str) -> None:
    settings = Settings(database="", redis=redis, bot_workers=workers or USUAL, bot_key=key)
    if ray is None:
        work(settings)
        return
    from msgspec.structs import replace

    from ..arena.ray import cluster, processors
    from ..server.ray_pool import RayPool

    with cluster(ray, workers) as connected:
        at_once = workers or processors(connected)
        pool = RayPool(connected, at_once, settings.bot_patience)
        work(replace(settings, bot_workers=at_once), pool)
