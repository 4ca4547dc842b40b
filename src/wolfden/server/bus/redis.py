"""The bus through Redis: publish and subscribe."""

from __future__ import annotations

from ..redis_link import RedisLink
from .base import Bus


class RedisBus(Bus):
    def __init__(self, process: str, beat: float, link: RedisLink) -> None:
        super().__init__(process, beat)
        self._link = link
        self._channel = link.key("bus")

    async def _listen(self) -> None:
        async with self._link.waiting.pubsub(ignore_subscribe_messages=True) as ears:
            await ears.subscribe(self._channel)
            self._begin_listening()
            while self._hears:
                message = await ears.get_message(timeout=min(1.0, self.beat_seconds))
                if message is not None:
                    self._receive(message["data"])

    async def _deliver(self, letter: bytes) -> None:
        await self._link.ask(lambda redis: redis.publish(self._channel, letter))
