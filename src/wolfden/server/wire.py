"""The wire: how many connections there may be, and how long one may keep us waiting.

Whoever connects and sends nothing, half a request, or never reads what is sent, holds an open file
and no more; after a while not even that. Beyond the limits a connection is answered and closed, so
that the process never runs out of files.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .addresses import Proxies, household
from .limits import Places, TooManyPlaces
from .process import open_files
from .settings import Settings

log = logging.getLogger(__name__)

RESERVE: Final = 128
"""Open files for all that is no connection: the database, workers, pages."""
EVERYBODY: Final = "everybody"
TELL_SECONDS: Final = 60.0
CLOSING: Final = "\r\nConnection: close\r\nContent-Length: 0\r\nRetry-After: 10\r\n\r\n"
UNFINISHED: Final = (h11.IDLE, h11.SEND_BODY)
"""What a client's side is in while its request is not whole."""


def refusal(status: str) -> bytes:
    return f"HTTP/1.1 {status}{CLOSING}".encode()


class Wire:
    """Counts the connections of this process and knows how patient it is."""

    def __init__(self, settings: Settings) -> None:
        self.request_seconds = settings.request_seconds
        self.stall_seconds = settings.stall_seconds
        self._proxies = Proxies(settings.trusted_proxies)
        self._all = Places(min(settings.connections, open_files() - RESERVE))
        self._each = Places(settings.connections_per_address)
        self._refused = 0
        self._told = 0.0

    def enter(self, transport: asyncio.BaseTransport) -> Callable[[], None]:
        """Takes a place; the answer gives it back. Raises TooManyPlaces."""
        peer = (transport.get_extra_info("peername") or ("",))[0]
        try:
            self._all.take(EVERYBODY)
        except TooManyPlaces:
            self._tell()
            raise
        if self._proxies.trusts(peer):
            return lambda: self._all.leave(EVERYBODY)
        home = household(peer)
        try:
            self._each.take(home)
        except TooManyPlaces:
            self._all.leave(EVERYBODY)
            self._tell()
            raise

        def leave() -> None:
            self._all.leave(EVERYBODY)
            self._each.leave(home)

        return leave

    def _tell(self) -> None:
        """Once a minute, for whoever floods a server would flood its log too."""
        self._refused += 1
        if monotonic() - self._told >= TELL_SECONDS:
            log.warning("%d connections beyond the limits were refused", self._refused)
            self._refused, self._told = 0, monotonic()


class WiredConfig(uvicorn.Config):
    """Connections are made by the classes below, which find the wire here."""

    def __init__(self, app: Any, wire: Wire, **given: Any) -> None:
        super().__init__(app, http=Guarded, ws=Upgraded, **given)
        self.wire = wire


class _Reading(asyncio.Protocol):
    """Whoever does not read what is sent is cut off."""

    config: Any
    transport: Any
    _stalled: asyncio.TimerHandle | None = None

    @property
    def wire(self) -> Wire:
        wire: Wire = self.config.wire
        return wire

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stalled is None:
            loop = asyncio.get_running_loop()
            self._stalled = loop.call_later(self.wire.stall_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        self.calm()
        super().resume_writing()

    def calm(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None


class Upgraded(_Reading, WebSocketsSansIOProtocol):
    """A web socket; its place was taken when it connected."""

    leave: Callable[[], None]

    def connection_lost(self, exc: Exception | None) -> None:
        self.calm()
        super().connection_lost(exc)
        self.leave()


class Guarded(_Reading, H11Protocol):
    """Requests; each must be whole in time."""

    _leave: Callable[[], None] | None = None
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        try:
            self._leave = self.wire.enter(transport)
        except TooManyPlaces:
            self._end("503 Service Unavailable")
        else:
            self._await_request()

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)
            self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._hurry_no_more()
        self.calm()
        super().connection_lost(exc)
        if self._leave is not None:
            self._leave()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._hurry_no_more()
        super().handle_websocket_upgrade(event)
        upgraded: Any = self.transport.get_protocol()
        if self._leave is not None:
            upgraded.leave, self._leave = self._leave, None

    def _await_request(self) -> None:
        if self._leave is None or self.conn.their_state not in UNFINISHED:
            self._hurry_no_more()
        elif self._deadline is None:
            self._deadline = self.loop.call_later(
                self.wire.request_seconds, self._end, "408 Request Timeout"
            )

    def _hurry_no_more(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _end(self, status: str) -> None:
        self._deadline = None
        if not self.transport.is_closing():
            self.transport.write(refusal(status))
            self.transport.close()
