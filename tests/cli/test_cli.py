"""The command as people run it: a process of its own, with typed input."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

import pytest

from wolfden.core.record import Record
from wolfden.core.record_reader import read_record
from wolfden.texts import translate

GOLDEN = Path(__file__).parent.parent / "golden" / "jagdfieber"


def wolfden(*arguments: object, typed: str = "", **environment: str):
    return subprocess.run(
        [sys.executable, "-m", "wolfden.cli", *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "COLUMNS": "120", "PYTHONUTF8": "1", **environment},
        timeout=120,
        check=False,
    )


def test_games_are_listed_with_players_and_options():
    done = wolfden("games", "--lang", "en")
    assert done.returncode == 0
    assert "Jagdfieber" in done.stdout
    assert "3–5" in done.stdout
    assert "days" in done.stdout


def test_limits_that_depend_on_how_many_play_are_listed_for_each():
    said = " ".join(wolfden("games", "--lang", "en", COLUMNS="400").stdout.split())
    assert "3 players: 40–999, without it 40; 4 players: 40–999, without it 50" in said
    assert "6 players: 60–999, without it 60" in said


@pytest.mark.parametrize(
    ("setting", "word"), [("de_CH.UTF-8", "Spieler"), ("fr_FR", "Joueurs"), ("C", "Players")]
)
def test_the_language_of_the_system_is_spoken(setting, word):
    assert word in wolfden("games", LC_ALL=setting).stdout


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "Day 1 of 1"), ("fr", "Jour 1 sur 1"), ("de", "Tag 1 von 1")],
)
def test_a_whole_match_can_be_played_and_is_recorded(tmp_path, lang, words):
    file = tmp_path / "match.txt"
    done = wolfden(
        "play", "jagdfieber", "--players", 3, "--bots", "random,greedy", "--lang", lang,
        "--option", "days=1", "--seed", 5, "--name", "Ada", "--record", file, typed="1\n" * 60,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert words in done.stdout
    record = read_record(file.read_text("utf-8"))
    assert record.replay().outcome is not None
    assert record.names[0] == "Ada"


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "pack spread, wolf"),
        ("fr", "déploiement, vitesse"),
        ("de", "Rudelausbreitung"),
    ],
)
def test_the_wolves_show_map_boards_and_control(tmp_path, lang, words):
    file = tmp_path / "match.txt"
    done = wolfden(
        "play", "the-wolves", "--players", 2, "--lang", lang, "--seed", 5, "--record", file,
        typed="arrange first\n" + "1\n" * 25 + "?\nq\n",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert words in " ".join(done.stdout.split())
    assert "a14 ?" in done.stdout
    assert "the-wolves-" not in done.stdout
    assert len(read_record(file.read_text("utf-8")).moves) > 25


@pytest.mark.parametrize(
    ("lang", "word", "said"), [("en", "hint", "Hint: "), ("fr", "conseil", "Conseil : "),
                               ("de", "TIPP", "Tipp: ")],
)  # fmt: skip
@pytest.mark.parametrize("game", ["jagdfieber", "the-wolves", "wolf-and-hound", "wolfsspuren"])
def test_a_hint_is_given_for_the_asking(game, lang, word, said):
    done = wolfden("play", game, "--players", 3, "--lang", lang, "--seed", 5, typed=f"{word}\nq\n")
    assert done.returncode == 0, done.stderr
    assert said in done.stdout
    assert "10" in done.stdout
    assert f"{game}-" not in done.stdout


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_levels_of_the_bots_are_listed(lang):
    listed = wolfden("games", "--lang", lang).stdout
    for level in ("pup", "yearling", "hunter", "alpha"):
        assert translate(lang, f"bot-{level}") in listed
        assert level in listed


def test_cards_are_chosen_by_number_word_or_text_and_mistakes_are_explained():
    typed = "nonsense\n9\n?\nrab\nplay carrot\nq\n"
    done = wolfden("play", "jagdfieber", "--seed", 1, "--lang", "en", typed=typed)
    assert done.returncode == 0
    assert done.stdout.count("There is no action called") == 2
    assert "3 rabbits" in done.stdout
    assert "round 3" in done.stdout
    assert "left the table" in done.stdout


def test_a_match_that_was_left_is_recorded_as_unfinished(tmp_path):
    file = tmp_path / "match.txt"
    wolfden("play", "jagdfieber", "--record", file, typed="carrot\n", LC_ALL="C")
    assert read_record(file.read_text("utf-8")).scores is None


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("play", "chess"), "chess"),
        (("play", "jagdfieber", "--players", 9), "3 to 5"),
        (("play", "jagdfieber", "--bots", "genius"), "genius"),
        (("play", "jagdfieber", "--option", "days=99"), "1–10"),
        (
            ("play", "jagdfieber", "--option", "nights=1"),
            "no option “nights” here. Possible: days.",
        ),
        (("play", "jagdfieber", "--seed", -1), "2¹²⁸"),
        (("replay", "no-such-file"), "be read. The file no-such-file cannot be read."),
    ],
)
def test_refusals_are_told_in_a_sentence(arguments, words):
    done = wolfden(*arguments, "--lang", "en")
    assert done.returncode == 2
    assert words in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr


def test_a_record_is_told_move_by_move():
    done = wolfden("replay", GOLDEN / "record-3.txt", "--lang", "en")
    assert done.returncode == 0
    assert "The cards are turned over" in done.stdout
    moves = len(read_record((GOLDEN / "record-3.txt").read_text("utf-8")).moves)
    assert f"{moves}  Wolf" in done.stdout


def test_a_replay_can_stop_at_a_move():
    done = wolfden("replay", GOLDEN / "record-3.txt", "--to", 7, "--lang", "de")
    assert "   7  Wolf" in done.stdout
    assert "   8  Wolf" not in done.stdout


def test_a_replay_can_wait_after_every_move():
    done = wolfden("replay", GOLDEN / "record-3.txt", "--to", 3, "--step", "--lang", "en",
                   typed="\n\n\n")  # fmt: skip
    assert done.stdout.count("Day 1 of") == 5


def test_a_replay_as_json_ends_with_the_position_and_the_outcome():
    done = wolfden("replay", GOLDEN / "record-4.txt", "--json")
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert lines[0]["number"] == 1
    assert lines[-1]["outcome"]["reason"] == "last-day-over"
    assert lines[-1]["view"]["over"]


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_a_broken_record_is_refused_with_the_place(tmp_path, lang):
    lines = (GOLDEN / "record-3.txt").read_text("utf-8").splitlines()
    lines[20] = lines[20].replace("play", "plow")
    broken = tmp_path / "broken.txt"
    broken.write_text("\n".join(lines), "utf-8")
    done = wolfden("replay", broken, "--lang", lang)
    assert done.returncode == 2
    assert "21" in done.stderr


def test_a_file_that_is_no_text_is_refused(tmp_path):
    binary = tmp_path / "binary"
    binary.write_bytes(b"wolfden record 1\n\xff\xfe")
    done = wolfden("replay", binary, "--lang", "en")
    assert done.returncode == 2
    assert "line 2" in done.stderr


@pytest.mark.parametrize(
    ("lang", "entry", "event"),
    [
        ("en", "Take back the last step", "takes back the last step."),
        ("fr", "Annuler la dernière action", "annule sa dernière action."),
        ("de", "Letzten Schritt zurücknehmen", "nimmt den letzten Schritt zurück."),
    ],
)
def test_a_step_taken_back_is_told_in_a_replay(tmp_path, lang, entry, event):
    file = tmp_path / "match.txt"
    typed = "undo\n" + "1\nundo\n" * 8 + "q\n"
    playing = wolfden(
        "play", "the-wolves", "--players", 2, "--bots", "random", "--seed", 3,
        "--name", "Ada", "--record", file, "--lang", lang, typed=typed,
    )  # fmt: skip
    assert translate(lang, "why-nothing-to-undo") in " ".join(playing.stdout.split())
    assert f"Ada {event}" in playing.stdout
    assert [text for _, text in read_record(file.read_text("utf-8")).moves].count("undo") >= 1
    told = wolfden("replay", file, "--lang", lang).stdout
    assert entry in told
    assert f"Ada {event}" in told
    assert "-undo" not in told


@pytest.mark.parametrize(
    ("lang", "entry", "event", "back"),
    [
        ("en", "A bot takes over", "a bot (Yearling) plays on.", "Ada is back"),
        ("fr", "Un bot prend le relais", "un bot", "Ada est de retour"),
        ("de", "Ein Bot übernimmt", "spielt weiter.", "Ada ist zurück"),
    ],
)
def test_who_played_for_whom_is_told_in_a_replay(tmp_path, lang, entry, event, back):
    moves = ((0, "bot yearling time"), (0, "back"), (0, "stop"))
    record = Record("jagdfieber", 1, 3, 7, {"days": 1}, moves, {0: "Ada"})
    file = tmp_path / "match.txt"
    file.write_text(record.write(), "utf-8")
    told = " ".join(wolfden("replay", file, "--lang", lang).stdout.split())
    for words in (entry, event, back, translate(lang, "event-stopped")):
        assert words in told


def test_a_record_is_shown_in_the_browser(tmp_path):
    """The program that a browser would be notes the address it is to open."""
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{opened}"\n', "utf-8")
    browser.chmod(0o755)
    process = subprocess.Popen(
        [sys.executable, "-m", "wolfden.cli", "replay", str(GOLDEN / "record-3.txt"), "--web"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "BROWSER": str(browser)},
    )
    try:
        line = process.stdout.readline()
        address = line.split()[3]
        name = address.rpartition("/replay/")[2]
        moments = address.replace(f"/replay/{name}", f"/api/records/{name}/moments")
        with urlopen(moments, timeout=60) as answer:
            assert json.load(answer)["game"] == "jagdfieber"
        for _ in range(100):
            if opened.exists() and opened.read_text("utf-8").strip():
                break
            time.sleep(0.1)
        assert opened.read_text("utf-8").strip() == address
    finally:
        process.terminate()
        process.wait(30)


def test_a_broken_record_is_not_shown_in_the_browser(tmp_path):
    broken = tmp_path / "broken.txt"
    broken.write_text("hello\n", "utf-8")
    done = wolfden("replay", broken, "--web")
    assert done.returncode == 2
    assert "line 1" in done.stderr + done.stdout
