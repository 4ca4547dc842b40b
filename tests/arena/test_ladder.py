"""The command that docs/bots.md comes from."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

LADDER = Path(__file__).parents[2] / "benchmarks" / "ladder.py"


def test_the_ladder_prints_a_table_and_keeps_its_matches(tmp_path):
    arguments = ["--games", "wolf-and-hound", "--players", "2,9", "--levels", "random,pup,greedy",
                 "--matches", "4", "--workers", "1", "--json", str(tmp_path)]  # fmt: skip
    done = subprocess.run(
        [sys.executable, str(LADDER), *arguments],
        capture_output=True, text=True, encoding="utf-8", timeout=120, check=True,
    )  # fmt: skip
    assert "| players | pup above random | greedy above pup |" in done.stdout
    (row,) = re.findall(r"^\| \d .*$", done.stdout, re.MULTILINE)
    assert re.fullmatch(r"\| 2 (\| [\d.]+ % \([\d.]+–[\d.]+\) ){2}\|", row)
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "wolf-and-hound-2-pup-greedy.json", "wolf-and-hound-2-random-pup.json",
    ]  # fmt: skip
