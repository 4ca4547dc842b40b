"""Several server processes behind one address: `--workers`."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest

from .client import Client, Json, Player
from .test_health import samples
from .test_kill import children_of, running

PATIENCE = 20.0


def wait_until(condition: Callable[[], bool]) -> None:
    began = time.monotonic()
    while not condition():
        assert time.monotonic() - began < PATIENCE
        time.sleep(0.05)


def servers_of(pid: int) -> set[int]:
    """The processes that serve; multiprocessing has helpers of its own."""
    return {
        child
        for child in children_of(pid)
        if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
    }


def test_a_dead_one_is_replaced_and_all_end_together(database: str) -> None:
    if not Path("/proc/self/task").exists():
        pytest.skip("needs /proc")
    with running(database, "--workers", "2") as (parent, address), Client(address) as client:
        before = servers_of(parent.pid)
        assert len(before) == 2
        tickets = client.three_players()
        play_together(address, tickets)
        moves = ("wolfden_move_seconds_count", ())
        for _ in range(4):
            with Client(address) as another:
                assert samples(another.address)[moves] == 3
        victim = min(before)
        os.kill(victim, signal.SIGKILL)
        wait_until(lambda: len(servers_of(parent.pid) - {victim}) == 2)
        after = servers_of(parent.pid)
        with ExitStack() as sockets:
            for _ in range(6):
                player = sockets.enter_context(Player(address, tickets[0]["match"]))
                player.hello()
            wait_until(lambda: samples(address)["wolfden_sockets", ()] == 6)
        found = samples(address)
        assert (found[moves], found["wolfden_ready", ("database",)]) == (3, 1)
        with suppress(httpx.TransportError):
            client.http.get("/api/health")  # its connection may have been the victim's
        assert client.snapshot(tickets[0]["match"])["phase"] == "playing"
        parent.send_signal(signal.SIGTERM)
        assert parent.wait(timeout=PATIENCE) == 0
        wait_until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in after))


def test_a_database_that_is_not_there_ends_them_all(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    place = ["--port", "0", "--database", str(tmp_path / "file" / "wolfden.db"), "--workers", "2"]
    started = [sys.executable, "-m", "wolfden.server", *place]
    ended = subprocess.run(started, capture_output=True, timeout=60, check=False)
    assert ended.returncode == 1
    assert b"Wolfden is at" not in ended.stdout


def play_together(address: str, tickets: list[Json]) -> None:
    """At one table, with two sockets each, whichever process a socket came to."""
    with ExitStack() as sockets:
        players = [
            sockets.enter_context(Player(address, ticket["match"])) for ticket in [*tickets] * 2
        ]
        for player, ticket in zip(players, [*tickets] * 2, strict=True):
            player.hello(ticket["token"])
        for player in players[:3]:
            assert player.act("play wolf", decision=0)["type"] == "ack"
        for player in players:
            player.hear_until(3)
