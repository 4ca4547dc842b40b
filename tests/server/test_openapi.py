"""The OpenAPI document: complete, and kept by the server whatever one sends."""

from __future__ import annotations

from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.config import GenerationConfig, ProjectConfig, ProjectsConfig, SchemathesisConfig
from schemathesis.specs.openapi.checks import (
    response_schema_conformance,
    status_code_conformance,
)

from wolfden.server.app import create_app

from .client import Client
from .conftest import quick


def test_the_document_describes_views_and_messages(client: Client) -> None:
    document = client.http.get("/api/openapi.json").json()
    schemas = document["components"]["schemas"]
    views = schemas["Snapshot"]["properties"]["view"]["anyOf"]
    assert {"$ref": "#/components/schemas/JagdfieberView"} in views
    assert {"JagdfieberView", "LodgeView", "ErrorBody", "ClientMessage", "ServerMessage"} <= set(
        schemas
    )
    assert set(document["paths"]) == {
        "/api/health", "/api/games", "/api/matches", "/api/matches/{match}",
        *(f"/api/matches/{{match}}/{verb}" for verb in ("join", "fill", "moves", "rematch", "record")),
    }  # fmt: skip


def test_every_reference_leads_somewhere(client: Client) -> None:
    text = client.http.get("/api/openapi.json").text
    schemas = client.http.get("/api/openapi.json").json()["components"]["schemas"]
    names = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert names <= set(schemas)
