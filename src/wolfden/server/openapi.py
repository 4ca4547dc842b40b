"""The OpenAPI document: the HTTP routes, and the types of views and socket messages besides."""

from __future__ import annotations

from functools import cache
from typing import Any, Union

import msgspec
from litestar import Litestar, Response, Router, get
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig

from .. import __version__
from ..core import Event, Reason, Spec
from ..core.entries import TABLE_EVENTS
from ..core.fold import events_of
from ..core.registry import games
from .errors import STATUSES, ErrorBody
from .messages import ClientMessage, ServerMessage
from .routes import HANDLERS

SEAT = "seat"
SCHEME = {
    "type": "http",
    "scheme": "bearer",
    "description": "The token of a seat. Without one: a spectator, who may look and not touch.",
}
REFERENCE = "#/components/schemas/{name}"


def openapi_route(root: str) -> HTTPRouteHandler:
    @get("/openapi.json", include_in_schema=False)
    async def openapi_document() -> Response[bytes]:
        here = document() | {"servers": [{"url": root or "/"}]}
        return Response(msgspec.json.encode(here), media_type="application/json")

    return openapi_document


@cache
def document() -> dict[str, Any]:
    """Litestar describes the routes; the schemas of views and messages are msgspec's own."""
    routes = _routes()
    views = [spec.view_type for spec in games()]
    types = [*views, ErrorBody, ClientMessage, ServerMessage]
    references, schemas = msgspec.json.schema_components(types, ref_template=REFERENCE)
    described = routes["components"]["schemas"] | schemas
    described["ClientMessage"], described["ServerMessage"] = references[-2:]
    described["Snapshot"]["properties"]["view"] = {
        "anyOf": [*references[: len(views)], {"type": "null"}]
    }
    unions = [
        _describe("Table", "Event", TABLE_EVENTS, described),
        *(_describe(_camel(spec), "Event", events_of(spec), described) for spec in games()),
    ]
    described["LogEntry"]["properties"]["events"]["items"] = {"anyOf": unions}
    reasons = [_describe(_camel(spec), "Reason", spec.reasons, described) for spec in games()]
    described["Hint"]["properties"]["reasons"]["items"] = {"anyOf": [*filter(None, reasons)]}
    for address, path in routes["paths"].items():
        for operation in path.values():
            _describe_refusals(operation["responses"])
            if "{match}" in address:
                operation["security"] = [{SEAT: []}, {}]
    components = {"schemas": described, "securitySchemes": {SEAT: SCHEME}}
    return routes | {"components": routes["components"] | components}


def _camel(spec: Spec) -> str:
    return "".join(part.capitalize() for part in spec.id.split("-"))


def _describe(
    whose: str, what: str, facts: tuple[type[Event | Reason], ...], described: dict[str, Any]
) -> dict[str, str]:
    """A union of a game's events or reasons; none without any.

    Their names begin with the game's, for two games may move.
    """
    if not facts:
        return {}
    reference = REFERENCE.format(name=f"{whose}{{name}}")
    references, schemas = msgspec.json.schema_components(
        [Union[facts]],  # noqa: UP007 - made while running
        ref_template=reference,
    )
    described.update({f"{whose}{name}": schema for name, schema in schemas.items()})
    described[f"{whose}{what}"] = references[0]
    return {"$ref": REFERENCE.format(name=f"{whose}{what}")}


def _routes() -> dict[str, Any]:
    """Described by an application of its own, so that ours has no pages for it."""
    application = Litestar(
        [Router("/api", route_handlers=HANDLERS)],
        dependencies={"house": Provide(lambda: None, sync_to_thread=False)},
        openapi_config=OpenAPIConfig("Wolfden", __version__),
        logging_config=None,
    )
    return application.openapi_schema.to_schema()


def _describe_refusals(responses: dict[str, Any]) -> None:
    body = {"application/json": {"schema": {"$ref": REFERENCE.format(name="ErrorBody")}}}
    for status in sorted(set(STATUSES.values())):
        codes = [code for code, its_status in STATUSES.items() if its_status == status]
        responses[str(status)] = {"description": ", ".join(codes), "content": body}


if __name__ == "__main__":
    print(msgspec.json.format(msgspec.json.encode(document()), indent=2).decode())
