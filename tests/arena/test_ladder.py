"""The command that docs/bots.md comes from."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))
from sequential import verdict

from wolfden.arena.file import read

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
    assert re.fullmatch(r"\| 2 \| 0\.1 (\| [\d.]+ % \([\d.]+–[\d.]+\), 6, open ){2}\|", row)
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "wolf-and-hound-2-greedy-pup.json", "wolf-and-hound-2-pup-random.json",
    ]  # fmt: skip


def test_a_pair_ends_with_the_deal_when_its_time_is_up(tmp_path):
    arguments = ("--players", "2", "--pairs", "greedy/random", "--json", str(tmp_path))
    assert ", 4, open |" in ladder(*arguments, "--minutes", "0")
    assert ", 6, open |" in ladder(*arguments, "--matches", "6")
    assert ", 6, open |" in ladder(*arguments, "--minutes", "0")


def test_at_another_pace_those_who_search_have_less_time(tmp_path):
    ladder("--players", "2", "--pairs", "hunter/pup", "--pace", "0.01", "--matches", "2",
           "--json", str(tmp_path))  # fmt: skip
    (file,) = tmp_path.iterdir()
    assert file.name == "wolf-and-hound-2-hunter@0.0025s-pup.json"


def test_with_iterations_every_match_repeats(tmp_path):
    ladder("--players", "2", "--pairs", "hunter/pup", "--pace", "0.01", "--iterations",
           "--matches", "2", "--json", str(tmp_path))  # fmt: skip
    (file,) = tmp_path.iterdir()
    assert file.name == "wolf-and-hound-2-hunter@58-pup.json"


def test_an_option_holds_for_every_match(tmp_path):
    ladder("--players", "2", "--pairs", "greedy/random", "--matches", "2",
           "--option", "best-of-five=true", "--json", str(tmp_path))  # fmt: skip
    (file,) = tmp_path.iterdir()
    assert file.name == "wolf-and-hound-2-greedy-random-best-of-five=true.json"
    header, played = read(file)
    assert header.options["best-of-five"] is True
    assert [max(match.scores) for match in played.values()] == [3, 3]


class TestSequential:
    """A deal is won by both, by one or by none of two matches."""

    def deals(self, share: float, count: int, seed: int) -> list[tuple[int, float]]:
        dice = Random(seed)
        return [(match // 2, float(dice.random() < share)) for match in range(2 * count)]

    def stopped(self, share: float, seed: int) -> str:
        """The verdict when it is first decided, asked after every deal."""
        deals = self.deals(share, 600, seed)
        looks = (verdict(deals[:end], 0.6) for end in range(2, len(deals) + 1, 2))
        return next((found for found in looks if found != "open"), "open")

    def test_few_deals_decide_nothing(self):
        assert verdict([(deal, 1.0) for deal in range(5)], 0.6) == "open"
        assert verdict([(deal, 1.0) for deal in range(6)], 0.6) == "met"

    def test_deals_that_are_alike_by_chance_are_not_trusted(self):
        alike = [(deal, float(deal == 0 or match)) for deal in range(10) for match in range(2)]
        assert verdict(alike, 0.65) == "open"

    def test_what_lies_clearly_on_one_side_is_decided(self):
        assert verdict(self.deals(0.8, 100, 1), 0.6) == "met"
        assert verdict(self.deals(0.4, 100, 1), 0.6) == "missed"

    def test_however_often_one_looks_few_are_decided_wrongly(self):
        wrong = sum(self.stopped(0.55, seed) == "met" for seed in range(100))
        assert wrong <= 12
        assert sum(self.stopped(0.65, seed) == "met" for seed in range(100)) >= 88
