"""A program of somebody else's holds a seat by the protocol alone: `examples/network-bot`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from .client import GREEDY, ME, OPEN, Client

BOT = Path(__file__).parents[2] / "examples" / "network-bot" / "bot.py"


def test_programs_take_an_open_seat_or_one_whose_token_they_were_given(client: Client) -> None:
    robot = {"kind": "me", "name": "Robot"}
    host = client.new_match(robot, ME, OPEN, GREEDY)
    (ada,) = host["others"]
    link = f"{client.address}/m/{host['match']}"
    tokens = [["--token", host["token"]], ["--token", ada["token"]], ["--name", "Guest"]]
    programs = [
        subprocess.Popen([sys.executable, str(BOT), link, *own], stdout=subprocess.PIPE, text=True)
        for own in tokens
    ]
    told = [program.communicate(timeout=90)[0] for program in programs]
    assert [program.returncode for program in programs] == [0, 0, 0]
    assert all("'places'" in each for each in told)
    snapshot = client.snapshot(host["match"], host["token"])
    assert snapshot["phase"] == "over"
    assert [seat["name"] for seat in snapshot["seats"]][:3] == ["Robot", "Ada", "Guest"]


def test_the_example_is_short_enough_to_be_read() -> None:
    assert len(BOT.read_text("utf-8").splitlines()) < 100
