"""`kill -9` at any moment: whatever was acknowledged is there afterwards."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from .client import GREEDY, ME, OPEN, Client, Player, bearer

SOURCE = Path(__file__).parents[2] / "src"


@contextmanager
def running(database: Path | str, *more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and its address."""
    place = ("--port", "0", "--database", str(database))
    process = subprocess.Popen(
        [sys.executable, "-m", "wolfden.server", *place, *more],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": str(SOURCE)},
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        assert line.startswith("Wolfden is at ")
        yield process, line.split()[3]
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def test_every_acknowledged_move_survives_kill_9(tmp_path: Path) -> None:
    database = tmp_path / "wolfden.db"
    chance = random.Random(5)
    acknowledged = 0
    with running(database) as (_, address), Client(address) as client:
        tickets = client.three_players(days=10)
    match = tickets[0]["match"]
    for _ in range(4):
        with running(database) as (process, address), Client(address) as client:
            assert client.snapshot(match)["number"] in (acknowledged, acknowledged + 1)
            acknowledged = client.snapshot(match)["number"]
            last = acknowledged + chance.randrange(1, 6)
            with suppress(ConnectionClosed, OSError, EOFError):
                for acknowledged in play_on(address, match, tickets):
                    if acknowledged == last:
                        kill_after(chance.uniform(0, 0.02), process)
    assert acknowledged >= 4
    with running(database) as (_, address), Client(address) as client:
        log = client.snapshot(match)["log"]
    assert [entry["number"] for entry in log] == list(range(1, len(log) + 1))
    assert len(log) in (acknowledged, acknowledged + 1)


def kill_after(seconds: float, process: subprocess.Popen[str]) -> None:
    threading.Timer(seconds, process.send_signal, [signal.SIGKILL]).start()


def play_on(address: str, match: str, tickets: list[dict[str, str]]) -> Iterator[int]:
    """Play whatever is legal, for all seats, and yield the numbers of acknowledged moves."""
    with (
        Player(address, match) as ada,
        Player(address, match) as ben,
        Player(address, match) as cleo,
    ):
        players = (ada, ben, cleo)
        for player, ticket in zip(players, tickets, strict=True):
            player.hello(ticket["token"])
        while True:
            for player in players:
                player.say(type="resync")
                player.hear_a("snapshot")
                if player.view["you"] in player.view["to_act"]:
                    yield player.act(player.view["legal"][0]["text"])["number"]


def test_sigterm_ends_the_server_cleanly_with_bots_at_work(tmp_path: Path) -> None:
    with running(tmp_path / "wolfden.db") as (process, address), Client(address) as client:
        match = client.new_match(ME, GREEDY, GREEDY)["match"]
        with Player(address, match) as player:
            player.hello()
            player.hear_until(1)
            process.send_signal(signal.SIGTERM)
            assert player.hear_the_end() == 1012
        assert process.wait(timeout=10) in (0, -signal.SIGTERM)


def test_a_killed_server_leaves_no_workers_behind(tmp_path: Path) -> None:
    if not Path("/proc/self/task").exists():
        pytest.skip("needs /proc")
    with running(tmp_path / "wolfden.db") as (process, address), Client(address) as client:
        match = client.new_match(ME, OPEN, GREEDY)["match"]
        client.join(match, "Ben")
        with Player(address, match) as player:
            player.hello()
            player.hear_until(1)
        workers = children_of(process.pid)
        assert workers
    began = time.monotonic()
    while any(Path(f"/proc/{pid}").exists() for pid in workers):
        assert time.monotonic() - began < 10
        time.sleep(0.05)


def children_of(pid: int) -> list[int]:
    listed = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for children in listed for child in children.read_text().split()]


def test_many_tables_at_once_keep_what_was_acknowledged(tmp_path: Path) -> None:
    """Moves of many tables share commits; a kill falls between or into them."""
    database = tmp_path / "wolfden.db"
    with running(database) as (_, address), Client(address) as client:
        tables = [client.three_players(days=10) for _ in range(12)]
    acknowledged = [0] * len(tables)
    chance = random.Random(7)
    kills = 3
    for _ in range(kills):
        enough = sum(acknowledged) + 2 * len(tables)
        with running(database) as (process, address):
            threads = [
                threading.Thread(
                    target=play_until_killed, args=(address, tickets, acknowledged, number)
                )
                for number, tickets in enumerate(tables)
            ]
            for thread in threads:
                thread.start()
            while sum(acknowledged) < enough:
                time.sleep(0.01)
            kill_after(chance.uniform(0, 0.05), process)
            for thread in threads:
                thread.join(30)
                assert not thread.is_alive()
    with running(database) as (_, address), Client(address) as client:
        for tickets, last in zip(tables, acknowledged, strict=True):
            log = client.snapshot(tickets[0]["match"])["log"]
            assert [entry["number"] for entry in log] == list(range(1, len(log) + 1))
            assert last <= len(log) <= last + kills


def play_until_killed(
    address: str, tickets: list[dict[str, str]], acknowledged: list[int], table: int
) -> None:
    with suppress(WebSocketException, OSError, EOFError):
        for acknowledged[table] in play_on(address, tickets[0]["match"], tickets):
            pass


def test_who_plays_for_whom_and_the_clocks_survive_kill_9(tmp_path: Path) -> None:
    database = tmp_path / "wolfden.db"
    with running(database) as (process, address), Client(address) as client:
        setup = {
            "game": "jagdfieber",
            "options": {"days": 10},
            "seats": [ME, OPEN, OPEN],
            "clock": {"kind": "live", "bank": 3600, "increment": 5},
        }
        host = client.created(client.http.post("/api/matches", json=setup))
        match = host["match"]
        ben, _ = client.join(match, "Ben"), client.join(match, "Cleo")
        path = f"/api/matches/{match}"
        assert client.http.post(f"{path}/bot", headers=bearer(ben["token"])).status_code == 200
        process.send_signal(signal.SIGKILL)
        process.wait()
    with running(database) as (_, address), Client(address) as client:
        assert client.snapshot(match)["seats"][1]["stand_in"] == "yearling"
        clocks = client.http.get(f"{path}/people").json()["clocks"]
        assert [clock["until"] is not None for clock in clocks] == [True, False, True]
        back = client.http.post(f"{path}/back", headers=bearer(ben["token"]))
        assert back.status_code == 200
        assert client.snapshot(match, ben["token"])["decision"] == back.json()["number"]
