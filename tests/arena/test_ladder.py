"""The command that docs/bots.md comes from."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

LADDER = Path(__file__).parents[2] / "benchmarks" / "ladder.py"


def ladder(*arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, str(LADDER), "--games", "wolf-and-hound", "--workers", "1", *arguments],
        capture_output=True, text=True, encoding="utf-8", timeout=120, check=True,
    )  # fmt: skip
    return done.stdout


def test_the_ladder_prints_a_table_and_keeps_its_matches(tmp_path):
    told = ladder("--players", "2,9", "--pairs", "pup/random,greedy/pup", "--matches", "6",
                  "--json", str(tmp_path))  # fmt: skip
    assert "| players | time | pup above random | greedy above pup |" in told
    (row,) = re.findall(r"^\| \d .*$", told, re.MULTILINE)
    assert re.fullmatch(r"\| 2 \| 0\.1 (\| [\d.]+ % \([\d.]+–[\d.]+\), 6 ){2}\|", row)
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "wolf-and-hound-2-greedy-pup.json", "wolf-and-hound-2-pup-random.json",
    ]  # fmt: skip


def test_a_pair_ends_with_the_deal_when_its_time_is_up(tmp_path):
    arguments = ("--players", "2", "--pairs", "greedy/random", "--json", str(tmp_path))
    assert ", 4 |" in ladder(*arguments, "--minutes", "0")
    assert ", 6 |" in ladder(*arguments, "--matches", "6")
    assert ", 6 |" in ladder(*arguments, "--minutes", "0")


def test_at_another_pace_those_who_search_have_less_time(tmp_path):
    ladder("--players", "2", "--pairs", "hunter/pup", "--pace", "0.01", "--matches", "2",
           "--json", str(tmp_path))  # fmt: skip
    (file,) = tmp_path.iterdir()
    assert file.name == "wolf-and-hound-2-hunter@0.0025s-pup.json"
