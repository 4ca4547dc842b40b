"""Bots play for someone: a match that nobody looks at rests, also after a start."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

from wolfden.server.presence import Presence
from wolfden.server.watchers import Watchers

from .client import GREEDY, ME, Client, Player
from .conftest import Serve


def moves_in(folder: Path) -> int:
    with sqlite3.connect(folder / "wolfden.db") as database:
        ((count,),) = database.execute("SELECT count(*) FROM moves").fetchall()
    return int(count)


def test_bots_among_themselves_wait_for_a_spectator(serve: Serve, tmp_path: Path) -> None:
    with serve() as address, Client(address) as client:
        match = client.new_match(GREEDY, GREEDY, GREEDY)["match"]
        time.sleep(0.5)
        assert moves_in(tmp_path) == 0
        with Player(address, match) as spectator:
            spectator.hello()
            spectator.hear_until(1)


def test_they_rest_when_the_last_one_has_gone(serve: Serve, tmp_path: Path) -> None:
    with serve(bot_pause=0.1, presence_seconds=0.1) as address, Client(address) as client:
        match = client.new_match(GREEDY, GREEDY, GREEDY, days=10)["match"]
        with Player(address, match) as spectator:
            spectator.hello()
            spectator.hear_until(3)
        time.sleep(0.5)
        rested = moves_in(tmp_path)
        time.sleep(0.5)
        assert moves_in(tmp_path) == rested


def test_a_start_wakes_nobody(serve: Serve, tmp_path: Path) -> None:
    with serve() as address, Client(address) as client:
        matches = [client.new_match(ME, GREEDY, GREEDY)["match"] for _ in range(5)]
    with serve() as address, Client(address) as client:
        time.sleep(0.5)
        assert moves_in(tmp_path) == 0
        began = time.monotonic()
        while client.snapshot(matches[0])["to_act"] != [0]:
            assert time.monotonic() - began < 20
            time.sleep(0.05)
        assert moves_in(tmp_path) == 2


def test_a_visit_is_remembered_for_a_while() -> None:
    now = [0.0]
    watchers = Watchers()
    presence = Presence(watchers, 30, clock=lambda: now[0])
    assert "m" not in presence
    presence.visit("m")
    now[0] = 29
    assert "m" in presence
    now[0] = 31
    assert "m" not in presence
    with watchers.watching("m"):
        assert "m" in presence
    assert "m" not in presence
    assert not watchers
