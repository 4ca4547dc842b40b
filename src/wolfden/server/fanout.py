"""Telling the watchers of a table that something happened: numbers only, through channels."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from litestar.channels import ChannelsPlugin, Subscriber
from litestar.channels.backends.base import ChannelsBackend


class MatchChannels(ChannelsPlugin):
    """A channel for each watched match.

    A watcher's backlog is one message, the newest: that is all it needs to know to look again.
    """

    def __init__(self, backend: ChannelsBackend) -> None:
        super().__init__(
            backend,
            arbitrary_channels_allowed=True,
            subscriber_max_backlog=1,
            subscriber_backlog_strategy="dropleft",
        )

    async def unsubscribe(
        self, subscriber: Subscriber, channels: str | Iterable[str] | None = None
    ) -> None:
        """Litestar keeps a channel for ever; a match nobody watches any more is dropped here."""
        await super().unsubscribe(subscriber, channels)
        for channel in [name for name, watchers in self._channels.items() if not watchers]:
            del self._channels[channel]


class ChannelFanout:
    """Publishes to the channels of every process, and wakes the bots of this one."""

    def __init__(self, channels: MatchChannels) -> None:
        self._channels = channels
        self.wake_bots: Callable[[str], None] = lambda match: None

    async def publish(self, match: str, number: int) -> None:
        self.wake_bots(match)
        await self._channels.wait_published(str(number), match)
