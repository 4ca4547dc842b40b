"""The web application."""

from __future__ import annotations

from typing import Any

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide

from . import errors, health_routes, routes
from .finding_routes import open_tables_socket
from .house import House
from .measuring import Measuring
from .openapi import openapi_route
from .pages import add_headers, front_end
from .settings import Settings
from .socket import match_socket


def create_app(settings: Settings) -> Litestar:
    house = House(settings)
    api: list[Any] = [*routes.HANDLERS, openapi_route(settings.root)]
    return Litestar(
        [
            Router("/api", route_handlers=api),
            match_socket,
            open_tables_socket,
            *health_routes.HANDLERS,
            *front_end(settings.static, settings.root),
        ],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False)},
        state=State({"house": house}),
        lifespan=[house.lifespan],
        exception_handlers=errors.HANDLERS,
        before_send=[add_headers],
        middleware=[Measuring()],
        request_max_body_size=settings.body_limit,
        compression_config=CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=6),
        openapi_config=None,
        logging_config=None,
    )
