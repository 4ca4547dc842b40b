"""The gate before the application: who may come in at all.

Every request is counted by its client's address. A page of another site may neither write nor
listen, and what is written is JSON, which such a page cannot send without being asked first.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from secrets import token_hex
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from ..core import WolfdenError
from ..texts import negotiate
from .addresses import Headers, Proxies, household
from .errors import STATUSES, body_of, headers_of
from .limits import Buckets
from .logs import request_id
from .settings import Settings

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]

READING: Final = ("GET", "HEAD", "OPTIONS")
JSON: Final = "application/json"
API: Final = "/api"
"""Pages and their files are for everybody; sockets are told what is wrong once they are open."""
ONE_CLICK: Final = "/api/told/"
"""What mail programs post to when somebody wants no more; the address itself is the proof."""


class WrongOrigin(WolfdenError):
    code = "wrong-origin"


class NotJson(WolfdenError):
    code = "not-json"


class Gate:
    def __init__(
        self,
        app: Application,
        settings: Settings,
        admit: Callable[[str], None] = lambda client: None,
    ) -> None:
        """`admit` raises where nobody from a client's address may come in."""
        self._app = app
        self._admitted = admit
        self._proxies = Proxies(settings.trusted_proxies)
        self._origins = frozenset(settings.origins)
        self._requests = Buckets(settings.request_rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers: list[tuple[bytes, bytes]] = list(scope["headers"])
        request_id.set(token_hex(4))
        try:
            self._admit(scope, headers)
        except WolfdenError as refusal:
            await _refuse(scope, headers, refusal, send)
        else:
            await self._app(scope, receive, send)

    def _admit(self, scope: Scope, headers: Headers) -> None:
        peer, port = scope["client"] or ("", 0)
        client = household(self._proxies.client(peer, headers))
        scope["client"] = (client, port)
        self._requests.take(client)
        listening = scope["type"] == "websocket"
        if listening or scope["method"] not in READING:
            self._check_origin(peer, headers)
        one_click = scope["path"].startswith(ONE_CLICK)
        if scope["path"].startswith(API) and not listening and not one_click:
            self._admitted(client)
        if not listening and scope["method"] not in READING and not one_click:
            _check_body(headers)

    def _check_origin(self, peer: str, headers: Headers) -> None:
        """Programs name no origin; browsers always do."""
        origin = _header(headers, b"origin")
        if origin is None or origin in self._origins:
            return
        host = _header(headers, b"host")
        if self._proxies.trusts(peer):
            host = _header(headers, b"x-forwarded-host") or host
        if urlsplit(origin).netloc != host:
            raise WrongOrigin("pages of other sites may not do this")


def _check_body(headers: Headers) -> None:
    empty = _header(headers, b"content-length") in (None, "0")
    if empty and _header(headers, b"transfer-encoding") is None:
        return
    kind = (_header(headers, b"content-type") or "").partition(";")[0].strip().lower()
    if kind != JSON:
        raise NotJson(f"what is sent here is {JSON}")


def _header(headers: Headers, wanted: bytes) -> str | None:
    return next((value.decode("latin-1") for name, value in headers if name == wanted), None)


async def _refuse(scope: Scope, headers: Headers, error: WolfdenError, send: Send) -> None:
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    lang = negotiate(_header(headers, b"accept-language"))
    told = {"Content-Type": JSON, "Connection": "close", **headers_of(error, lang)}
    start: MutableMapping[str, Any] = {
        "type": f"{kind}.start",
        "status": STATUSES.get(error.code, 400),
        "headers": [(name.lower().encode(), value.encode()) for name, value in told.items()],
    }
    await send(start)
    body = msgspec.json.encode(body_of(error, lang))
    await send({"type": f"{kind}.body", "body": body, "more_body": False})
