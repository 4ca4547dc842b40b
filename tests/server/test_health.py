"""Health and metrics: for those who run the server, and for nobody else."""

from __future__ import annotations

from pathlib import Path

import httpx
from prometheus_client.parser import text_string_to_metric_families

from .client import ME, OPEN, Client, Player
from .conftest import Serve
from .test_trouble import locked


def samples(address: str) -> dict[tuple[str, tuple[str, ...]], float]:
    text = httpx.get(f"{address}/metrics").text
    return {
        (sample.name, tuple(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_a_server_that_works_says_so(serve: Serve) -> None:
    with serve(beat_seconds=0.2) as address:
        assert httpx.get(f"{address}/health/live").json() == {"status": "ok"}
        for _ in range(100):
            answer = httpx.get(f"{address}/health/ready")
            if answer.status_code == 200:
                break
        assert answer.json()["ready"] is True
        assert set(answer.json()["parts"]) == {"database", "migrations", "bus", "bots"}


def test_a_database_that_cannot_be_written_is_alive_but_not_ready(
    serve: Serve, tmp_path: Path
) -> None:
    with serve(database_seconds=0.1) as address, locked(tmp_path):
        assert httpx.get(f"{address}/health/live").status_code == 200
        sick = httpx.get(f"{address}/health/ready", timeout=10)
        assert sick.status_code == 503
        assert sick.json()["parts"]["database"] is False


def test_metrics_count_what_happens_and_name_no_match(serve: Serve) -> None:
    with serve() as address, Client(address) as client:
        ada, *_ = client.three_players()
        with Player(address, ada["match"]) as player:
            player.hello(ada["token"])
            player.act("play wolf")
            player.act("play unicorn")
            found = samples(address)
        assert found["wolfden_sockets", ()] == 1
        assert found["wolfden_attended_tables", ()] == 1
        assert found["wolfden_move_seconds_count", ()] == 2
        assert found["wolfden_refusals_total", ("unknown-action",)] == 1
        assert found["wolfden_ready", ("database",)] == 1
        routes = {labels[1] for name, labels in found if name == "wolfden_request_seconds_count"}
        assert "/api/matches" in routes
        assert ada["match"] not in httpx.get(f"{address}/metrics").text


def test_metrics_are_for_those_who_may_see_them(serve: Serve) -> None:
    settings = {"trusted_proxies": ("127.0.0.1",), "metrics_for": ("10.0.0.0/8", "2001:db8::/32")}
    with serve(**settings) as address, httpx.Client(base_url=address) as http:
        statuses = [
            http.get("/metrics", headers={"X-Forwarded-For": client}).status_code
            for client in ("10.1.1.1", "192.0.2.1", "2001:db8::5", "nonsense")
        ]
    assert statuses == [200, 404, 200, 404]


def test_a_table_that_waits_is_no_trouble(serve: Serve) -> None:
    with serve() as address, Client(address) as client:
        client.new_match(ME, OPEN, OPEN)
        assert samples(address)["wolfden_tables", ()] >= 0
