"""Trouble below and hang-ups above: a locked database, a vanished client."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from wolfden.server import pulse
from wolfden.texts import translate

from .client import Client, Player
from .conftest import Serve


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Another program holds the write lock."""
    with closing(sqlite3.connect(folder / "wolfden.db", isolation_level=None)) as database:
        database.execute("BEGIN IMMEDIATE")
        yield
        database.execute("ROLLBACK")


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "FRESH", 0.0)


@pytest.mark.usefixtures("impatient")
def test_a_locked_database_refuses_moves_and_loses_none(serve: Serve, tmp_path: Path) -> None:
    with serve(database_seconds=0.1) as address, Client(address) as client:
        ada, ben, _ = client.three_players()
        with Player(address, ada["match"]) as one, Player(address, ada["match"]) as two:
            one.hello(ada["token"], lang="fr")
            two.hello(ben["token"])
            with locked(tmp_path):
                refusal = one.act("play wolf")
                assert refusal["code"] == "storage-failed"
                assert refusal["message"] == translate("fr", "error-storage-failed")
                assert two.act("play wolf")["code"] == "storage-failed"
                assert client.snapshot(ada["match"])["number"] == 0
                sick = client.http.get("/api/health")
                assert (sick.status_code, sick.json()["code"]) == (503, "storage-failed")
            assert one.act("play wolf", decision=0)["number"] == 1
            assert two.hear_until(1)["to_act"] == [1, 2]
            assert client.http.get("/api/health").json() == {"status": "ok"}


def test_whoever_hangs_up_leaves_no_trace_in_the_log(
    serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    with serve() as address, Client(address) as client, caplog.at_level(logging.DEBUG):
        ada, ben, cleo = client.three_players()
        match = ada["match"]
        with Player(address, match) as stayer:
            stayer.hello(ada["token"])
            for ticket in (ben, cleo):
                with Player(address, match) as leaver:
                    leaver.hello(ticket["token"])
                    leaver.say(type="act", ref="1", decision=0, action="play wolf")
                    leaver.socket.socket.close()
            stayer.act("play wolf")
            stayer.hear_until(1)
            time.sleep(0.3)
    ours = [record for record in caplog.records if record.name.startswith(("wolfden", "uvicorn"))]
    assert [record for record in ours if record.levelno >= logging.WARNING] == []
    assert not any(match in record.getMessage() for record in ours)
