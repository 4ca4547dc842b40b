"""The OpenAPI document: complete, and kept by the server whatever one sends."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import DataObject, SearchStrategy, data, one_of, sampled_from
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from wolfden.server.openapi import document

from .client import GREEDY, ME, OPEN, Client, Json, bearer

OPERATIONS = [
    ("/api/health", "get"),
    ("/api/games", "get"),
    ("/api/games/{game}/components", "get"),
    ("/api/games/{game}/texts/{lang}", "get"),
    ("/api/games/{game}/rules/{lang}", "get"),
    ("/api/games/{game}/lesson", "post"),
    ("/api/games/{game}/table/{path}", "get"),
    ("/api/matches", "post"),
    ("/api/matches/{match}", "get"),
    ("/api/matches/{match}/join", "post"),
    ("/api/matches/{match}/fill", "post"),
    ("/api/matches/{match}/moves", "post"),
    ("/api/matches/{match}/hint", "post"),
    ("/api/matches/{match}/rematch", "post"),
    ("/api/matches/{match}/record", "get"),
    ("/api/matches/{match}/people", "get"),
    ("/api/matches/{match}/bot", "post"),
    ("/api/matches/{match}/back", "post"),
    ("/api/matches/{match}/leave", "post"),
    ("/api/matches/{match}/programs", "post"),
    ("/api/matches/{match}/programs/{seat}", "delete"),
    ("/api/matches/{match}/proposals", "post"),
    ("/api/matches/{match}/resign", "post"),
    ("/api/matches/{match}/reports", "post"),
    ("/api/matches/{match}/options", "post"),
    ("/api/matches/{match}/confirm", "post"),
    ("/api/matches/{match}/choose", "post"),
    ("/api/matches/{match}/absent", "post"),
    ("/api/matches/{match}/claim-code", "post"),
    ("/api/matches/{match}/claim", "post"),
    ("/api/matches/{match}/remove", "post"),
    ("/api/matches/{match}/move", "post"),
    ("/api/matches/{match}/swap", "post"),
    ("/api/matches/{match}/lock", "post"),
    ("/api/matches/{match}/cancel", "post"),
    ("/api/matches/{match}/talk", "get"),
    ("/api/matches/{match}/talk", "post"),
    ("/api/matches/{match}/listing", "post"),
    ("/api/tables", "post"),
    ("/api/tables/find", "post"),
    ("/api/tables/open", "get"),
    ("/api/matches/{match}", "delete"),
    ("/api/matches/{match}/moments", "get"),
    ("/api/matches/{match}/moments/{number}", "get"),
    ("/api/matches/{match}/branch", "post"),
    ("/api/matches/{match}/scores", "get"),
    ("/api/records/{record}/scores", "get"),
    ("/api/records", "post"),
    ("/api/records/{record}/moments", "get"),
    ("/api/records/{record}/moments/{number}", "get"),
    ("/api/records/{record}/branch", "post"),
    ("/api/notices", "get"),
    ("/api/matches/{match}/notices", "get"),
    ("/api/matches/{match}/notices", "post"),
    ("/api/matches/{match}/notices/{notice}", "put"),
    ("/api/matches/{match}/notices/{notice}", "delete"),
    ("/api/matches/{match}/notices/{notice}/test", "post"),
    ("/api/told/{key}/stop", "post"),
    ("/api/told/{key}/confirm", "post"),
]
CHECKS: list[Any] = [not_a_server_error, status_code_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def api(address: str) -> Any:
    return schemathesis.openapi.from_url(f"{address}/api/openapi.json")


@pytest.fixture(scope="module")
def tickets(address: str) -> list[Json]:
    """A match that waits and one that is played."""
    with Client(address) as client:
        return [client.new_match(ME, OPEN, OPEN), client.new_match(ME, GREEDY, GREEDY)]


def cases(api: Any, path: str, method: str) -> SearchStrategy[Any]:
    """Requests that keep to the document, and some that do not."""
    operation = api[path][method]
    strategies: list[SearchStrategy[Any]] = [
        operation.as_strategy(generation_mode=mode) for mode in GenerationMode
    ]
    return one_of(strategies)


short = settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
@given(data=data())
@short
def test_no_request_at_all_breaks_the_server(
    api: Any, data: DataObject, path: str, method: str
) -> None:
    data.draw(cases(api, path, method)).call_and_validate(checks=CHECKS)


@pytest.mark.parametrize(("path", "method"), [each for each in OPERATIONS if "{match}" in each[0]])
@given(data=data())
@short
def test_no_request_to_a_real_match_breaks_the_server(
    api: Any, tickets: list[Json], data: DataObject, path: str, method: str
) -> None:
    case, ticket = data.draw(cases(api, path, method)), data.draw(sampled_from(tickets))
    case.path_parameters["match"] = ticket["match"]
    case.call_and_validate(checks=CHECKS, headers=bearer(ticket["token"]))


def test_the_document_describes_views_and_messages(client: Client) -> None:
    document = client.http.get("/api/openapi.json").json()
    schemas = document["components"]["schemas"]
    views = schemas["Snapshot"]["properties"]["view"]["anyOf"]
    assert {"$ref": "#/components/schemas/JagdfieberView"} in views
    assert {"LodgeView", "ErrorBody", "ClientMessage", "ServerMessage"} <= set(schemas)
    described = [(path, verb) for path, verbs in document["paths"].items() for verb in verbs]
    assert sorted(described) == sorted(OPERATIONS)


def test_every_reference_leads_somewhere(client: Client) -> None:
    answer = client.http.get("/api/openapi.json")
    names = {part.split('"')[0] for part in answer.text.split("#/components/schemas/")[1:]}
    assert names <= set(answer.json()["components"]["schemas"])


def test_the_front_end_was_given_this_very_document() -> None:
    """`make types` writes it anew."""
    committed = Path(__file__).parents[2] / "web" / "openapi.json"
    assert msgspec.json.decode(committed.read_bytes()) == msgspec.json.decode(
        msgspec.json.encode(document())
    )


def test_no_two_games_name_a_type_alike() -> None:
    """Types that share a name would be told apart by their modules."""
    assert [name for name in document()["components"]["schemas"] if "." in name] == []
