"""The OpenAPI document: the HTTP routes, and the types of views and socket messages besides."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get

from .. import __version__
from ..core.registry import games
from .errors import STATUSES, ErrorBody
from .messages import ClientMessage, ServerMessage

REFERENCE = "#/components/schemas/{name}"
TITLE = "Wolfden"
VERSION = __version__


@get("/openapi.json", include_in_schema=False)
async def openapi_document(request: Request[Any, Any, Any]) -> Response[bytes]:
    return Response(
        msgspec.json.encode(document(request.app.openapi_schema.to_schema())),
        media_type="application/json",
    )


def document(routes: dict[str, Any]) -> dict[str, Any]:
    """Litestar describes the routes; the schemas are msgspec's own, views included."""
    views = [spec.view_type for spec in games()]
    types = [*views, ErrorBody, ClientMessage, ServerMessage]
    references, schemas = msgspec.json.schema_components(types, ref_template=REFERENCE)
    described = dict(routes["components"].get("schemas", {})) | schemas
    described["ClientMessage"], described["ServerMessage"] = references[-2:]
    described["Snapshot"]["properties"]["view"] = {
        "anyOf": [*references[: len(views)], {"type": "null"}]
    }
    for path in routes["paths"].values():
        for operation in path.values():
            _describe_refusals(operation["responses"])
    return routes | {"components": routes["components"] | {"schemas": described}}


def _describe_refusals(responses: dict[str, Any]) -> None:
    body = {"application/json": {"schema": {"$ref": REFERENCE.format(name="ErrorBody")}}}
    for status in sorted(set(STATUSES.values())):
        codes = [code for code, its_status in STATUSES.items() if its_status == status]
        responses[str(status)] = {"description": ", ".join(codes), "content": body}
