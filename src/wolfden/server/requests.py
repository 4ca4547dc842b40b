"""What routes share: who asks, and how often they may."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from .house import House
from .limits import Buckets

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]
AnySocket = WebSocket[Any, Any, Any]
BEARER = "bearer "


class Accepted(msgspec.Struct, frozen=True):
    """The number under which it stands in the log."""

    number: int


def token_of(request: AnyRequest) -> str | None:
    header = request.headers.get("authorization", "")
    return header[len(BEARER) :].strip() if header.lower().startswith(BEARER) else None


def client_of(connection: AnyConnection) -> str:
    """The client's address, as the gate found it out."""
    return connection.client.host if connection.client else ""


def limited(choose: Callable[[House], Buckets]) -> Callable[..., Awaitable[None]]:
    """A guard that counts requests by the client's address."""

    async def guard(connection: AnyConnection, _: BaseRouteHandler) -> None:
        await choose(connection.app.state.house).spend(client_of(connection))

    return guard
