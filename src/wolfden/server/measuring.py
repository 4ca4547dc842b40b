"""Times every request by the route that served it, never by its address: that names a match."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send


class Measuring(ASGIMiddleware):
    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        began = perf_counter()
        status = "500"

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = str(message["status"])
            await send(message)

        try:
            await next_app(scope, receive, watched)
        finally:
            request: Any = scope
            meters = request["litestar_app"].state.house.meters
            route = str(request.get("path_template", ""))
            meters.requests.labels(request["method"], route, status).observe(perf_counter() - began)
