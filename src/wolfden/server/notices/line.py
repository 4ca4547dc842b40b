"""The line to receivers on the web: one request, to a checked address, cut off when it drags on.

The host is looked up and judged where the connection is made, and that very address is called.
Redirects are not followed, and of the answer only its status is read.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Iterable, Mapping
from typing import Final

import httpcore

from ...core import WolfdenError
from .addresses import check_url, resolve
from .refusals import BadAddress, NoticeFailed

AT_ONCE: Final = 8
GONE: Final = (404, 410)
BUSY: Final = (408, 425, 429)


class CheckedNetwork(httpcore.AnyIOBackend):
    def __init__(self, private: bool) -> None:
        self._private = private

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        address = await resolve(host, port, self._private)
        return await super().connect_tcp(address, port, timeout, local_address, socket_options)


class Line:
    def __init__(self, private: bool, patience: float, trust: ssl.SSLContext | None = None) -> None:
        """`private`: whether addresses of our own network may be called."""
        self._private = private
        self._patience = patience
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=trust,
            max_connections=AT_ONCE,
            max_keepalive_connections=0,
            network_backend=CheckedNetwork(private),
        )

    async def check(self, url: str) -> None:
        """Raises BadAddress where nothing will ever be sent."""
        parts = check_url(url)
        try:
            async with asyncio.timeout(self._patience):
                await resolve(parts.hostname or "", parts.port or 443, self._private)
        except TimeoutError:
            raise BadAddress("unknown") from None

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> None:
        """Raises NoticeFailed unless the receiver took it."""
        check_url(url)
        try:
            async with asyncio.timeout(self._patience):
                status = await self._status(url, headers, body)
        except BadAddress as refusal:
            raise NoticeFailed(refusal.message, lasting=True) from refusal
        except WolfdenError:
            raise
        except (TimeoutError, httpcore.TimeoutException):
            raise NoticeFailed("the receiver is too slow") from None
        except Exception as error:
            raise NoticeFailed(f"the receiver was not reached: {type(error).__name__}") from None
        if not 200 <= status < 300:
            lasting = status < 500 and status not in BUSY
            raise NoticeFailed(f"the receiver answered {status}", lasting, status in GONE)

    async def _status(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        written = [(name.encode(), value.encode()) for name, value in headers.items()]
        async with self._pool.stream("POST", url, headers=written, content=body) as answer:
            return int(answer.status)

    async def close(self) -> None:
        await self._pool.aclose()
