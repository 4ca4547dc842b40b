"""Which bus a house has: the one of its Redis, else the one of its database."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...storage import Engine
from ..settings import Settings
from .base import Bus
from .sqlite import SqliteBus

if TYPE_CHECKING:
    from ..redis_link import RedisLink


def bus_of(settings: Settings, process: str, engine: Engine, link: RedisLink | None) -> Bus:
    beat = settings.beat_seconds
    if link is not None:
        from .redis import RedisBus

        return RedisBus(process, beat, link)
    if engine.url.get_backend_name() == "sqlite":
        return SqliteBus(process, beat, engine, settings.news_seconds)
    from .postgres import PostgresBus

    return PostgresBus(process, beat, engine)
