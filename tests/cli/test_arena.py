"""`wolfden arena` as people run it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time

import pytest

from wolfden.arena import MissingPackage, Workers
from wolfden.bots import LEVELS
from wolfden.cli import main
from wolfden.cli.arena import Wish, run_arena

from ..arena.test_play import Stubborn
from .test_cli import wolfden

SMALL = ("--players", 3, "--option", "days=1", "--workers", 1, "--seed", 3)
INTERRUPTIBLE = """
import signal, wolfden.cli
signal.signal(signal.SIGINT, signal.default_int_handler)
wolfden.cli.main()
"""
"""The command, even where tests run in the background and Ctrl-C is ignored."""


def matches_in(file):
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return sum('"type":"match"' in line for line in lines)


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "Placed above"), ("fr", "Placé devant"), ("de", "Besser platziert")],
)
def test_bots_are_rated_and_told_in_tables(lang, words):
    done = wolfden("arena", "jagdfieber", "--games", 4, *SMALL, "--lang", lang)
    assert done.returncode == 0, done.stderr
    assert words in done.stdout
    assert done.stdout.index("greedy") < done.stdout.index("random")
    assert "6" in done.stderr
    assert "arena-" not in done.stdout + done.stderr


def test_matches_are_kept_and_drawn(tmp_path):
    file, page = tmp_path / "arena.json", tmp_path / "arena.html"
    arguments = ("arena", "jagdfieber", *SMALL, "--json", file, "--lang", "en")
    assert wolfden(*arguments, "--games", 3).returncode == 0
    assert matches_in(file) == 3
    done = wolfden(*arguments, "--games", 6, "--report", page)
    assert done.returncode == 0, done.stderr
    assert "3 matches were already there" in done.stderr
    assert matches_in(file) == 6
    assert json.loads(file.read_text("utf-8").splitlines()[-1])["type"] == "summary"
    assert "<svg" in page.read_text("utf-8")


@pytest.mark.parametrize("keep", [True, False])
def test_after_ctrl_c_what_was_played_is_kept_and_told(tmp_path, keep):
    file = tmp_path / "arena.json"
    arguments = ["arena", "jagdfieber", "--players", "3", "--workers", "2",
                 "--bots", "random,greedy", "--option", "days=1", "--lang", "en",
                 *(["--json", str(file)] if keep else [])]  # fmt: skip
    process = subprocess.Popen(
        [sys.executable, "-c", INTERRUPTIBLE, *arguments, "--games", "6000"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONUTF8": "1"},
    )  # fmt: skip
    assert "6,000 matches" in process.stderr.readline()
    deadline = time.monotonic() + 60
    while keep and matches_in(file) < 12 and time.monotonic() < deadline:
        time.sleep(0.05)
    if not keep:
        time.sleep(5)
    process.send_signal(signal.SIGINT)
    told, complained = process.communicate(timeout=60)
    assert process.returncode == 130, complained
    assert "Traceback" not in complained
    assert "of 6,000 matches were played" in told
    if keep:
        assert "Standings" in told
        count = matches_in(file)
        assert count >= 12
        again = wolfden(*arguments, "--games", 1)
        assert again.returncode == 0, again.stderr
        assert matches_in(file) == count


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("chess",), "chess"),
        (("jagdfieber", "--bots", "genius"), "genius"),
        (("jagdfieber", "--bots", "random,random"), "each only once"),
        (("jagdfieber", "--games", 0), "at least one match"),
        (("jagdfieber", "--workers", 0), "at least one worker"),
        (("jagdfieber", "--players", 9), "3 to 5"),
        (("jagdfieber", "--seed", -1), "2¹²⁸"),
        (("jagdfieber", "--report", "/no/such/folder/report.html"), "/no/such/folder"),
        (("jagdfieber", "--json", "/no/such/folder/arena.json"), "/no/such/folder"),
    ],
)
def test_refusals_are_told_in_a_sentence(arguments, words):
    done = wolfden("arena", *arguments, "--lang", "en")
    assert done.returncode == 2
    assert words in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr


def test_another_arena_in_the_file_is_named(tmp_path):
    file = tmp_path / "arena.json"
    wolfden("arena", "jagdfieber", "--games", 1, *SMALL, "--json", file)
    done = wolfden("arena", "jagdfieber", "--players", 4, "--json", file, "--seed", 3,
                   "--option", "days=1", "--lang", "en")  # fmt: skip
    assert done.returncode == 2
    assert "it has 3 players, not 4" in " ".join(done.stderr.split())


def test_failed_matches_are_told_with_seed_and_seats_and_by_the_status(monkeypatch, capsys):
    monkeypatch.setitem(LEVELS, "stubborn", Stubborn())
    wish = Wish("jagdfieber", ["stubborn", "random"], 3, 3, 1, [], Workers(1), None, None)
    with pytest.raises(SystemExit) as left:
        run_arena(wish, "en")
    assert left.value.code == 1
    told = " ".join(capsys.readouterr().err.split())
    assert "RuntimeError: I will not play" in told
    assert re.search(r"Match 0 failed \(seed \d{5,}; seats: .*stubborn", told)
    assert "3 matches failed and are not counted" in told


def test_a_missing_package_is_named_with_the_way_to_install_it(monkeypatch, capsys):
    def lacking(*_):
        raise MissingPackage("openskill", "arena")

    monkeypatch.setattr("wolfden.cli.commands.app", lacking)
    with pytest.raises(SystemExit):
        main()
    assert '"wolfden[arena]"' in " ".join(capsys.readouterr().err.split())
