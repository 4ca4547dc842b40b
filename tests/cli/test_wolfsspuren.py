"""Wolfsspuren in the terminal: a short match, and every event told in every language."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import wolfden
from wolfden.core.record_reader import read_record
from wolfden.games.wolfsspuren.events import Aged, Ageing, Answered, PreyChosen, YearScored
from wolfden.games.wolfsspuren.terminal import WolfsspurenTable

from .test_cli import GOLDEN
from .test_cli import wolfden as run

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "Rank fights"), ("fr", "Combats de rang"), ("de", "Rangkämpfe")]
)
def test_a_year_can_be_played_with_numbers_alone(lang, words):
    # pick, vote, a first token, ready with an empty plan as often as is asked
    typed = "1\n1\nplace a pack-hunt 9\nready\n" + "1\n" * 12 + "q\n"
    done = run("play", "wolfsspuren", "--players", 3, "--bots", "greedy", "--lang", lang,
               "--seed", 4, "--name", "Ada", typed=typed)  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert words in done.stdout
    assert "place a lone-hunt 1 … place a rank-fights 15  (60)" in done.stdout
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_every_event_and_position_of_recorded_matches_is_told_in_full(lang):
    console = Console(width=120, file=StringIO())
    seen = set()
    for path in sorted((GOLDEN.parent / "wolfsspuren").glob("record-*.txt")):
        record = read_record(path.read_text("utf-8"))
        table = WolfsspurenTable(NAMES[: record.players], lang)
        for number, step in enumerate(record.steps()):
            for event in step.events:
                seen.add(event.name)
                told = table.event(event)
                assert told is None or complete(told), (event, told)
            if number % 29 == 0:
                console.print(table.position(step.state.view(0)), table.details(step.state.view(0)))
                for action in step.state.legal(0):
                    assert complete(table.action(action))
    assert len(seen) > 40


def complete(told: str) -> bool:
    """No value is missing and no key stands for itself."""
    return "{" not in told and "wolfsspuren-" not in told and "$" not in told


def test_switches_and_lists_become_words():
    table = WolfsspurenTable(NAMES, "en")
    assert table.event(Answered((None, True), True)) == "All agree."
    assert table.event(Answered((None, False), False)) == "Not all agree."
    assert table.event(Aged((Ageing("green-a", -1),))).endswith("Green A -1.")


def test_who_decided_on_the_prey_is_told_where_somebody_had_to():
    table = WolfsspurenTable(NAMES, "en")
    assert table.event(PreyChosen("deer", 1)).startswith("No majority: Bo decides.")
    assert table.event(PreyChosen("deer", None)).startswith("The pack will hunt")


def test_totals_not_the_points_of_the_year_are_told_at_its_end():
    told = WolfsspurenTable(NAMES[:2], "en").event(YearScored(2, (1, 2), (30, 40)))
    assert told == "Scores after year 2: Ada 30, Bo 40."


def test_actions_name_the_viewers_own_wolves():
    table = WolfsspurenTable(NAMES, "en")
    state = wolfden.new("wolfsspuren", players=3)
    table.position(state.view(1))
    assert table.action(state.spec.actions.parse("pick b")) == "Begin with Blue B"
    assert table.action(state.spec.actions.parse("depart none")) == "All stay"
