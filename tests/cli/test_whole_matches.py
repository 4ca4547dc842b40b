"""Whole matches of every game at the terminal, typed as a person would; also in a real one."""

from __future__ import annotations

import fcntl
import io
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import TextType

import wolfden
from wolfden.cli.play import ME, Evening, read_options
from wolfden.core import Chance, Outcome
from wolfden.core.entries import UNDO
from wolfden.match.match import Match
from wolfden.terminal import ranking, table_of
from wolfden.texts import translate

from .test_cli import wolfden as wolfden_command

LINES, COLUMNS = 24, 100
SHORT = {"jagdfieber": ("days=1",), "the-wolves": ("moons=1",), "wolfsspuren": ()}
TABLES = [(spec.id, players) for spec in wolfden.games() for players in spec.players]
COLOUR = re.compile(r"\x1b\[(?:[0-9;]*;)?[39][0-7]")
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def arguments(game: str, players: int) -> list[object]:
    chosen = [each for option in SHORT.get(game, ()) for each in ("--option", option)]
    return ["play", game, "--players", players, "--bots", "random", "--seed", 5, "--lang", "en",
            "--name", "Ada", *chosen]  # fmt: skip


def check_ranking(printed: str, match: Match, lang: str) -> None:
    """The last lines: a headline, and everybody from the first place on."""
    outcome = match.outcome
    assert outcome is not None
    headline, *rows = printed.rstrip().splitlines()[-match.players - 1 :]
    first = min(outcome.places)
    places = [int(row.partition(".")[0]) for row in rows]
    assert places == sorted(place - first + 1 for place in outcome.places)
    assert places[0] == 1
    if match.spec.id != "wolf-and-hound" and outcome.winners and ME not in outcome.winners:
        behind = max(outcome.scores) - outcome.scores[ME]
        assert headline == translate(lang, "terminal-lost", points=behind)


class Typist(Console):
    """Types the number of one choice after the other by chance, as long as it is asked."""

    def __init__(self, sitting: Evening) -> None:
        super().__init__(file=io.StringIO(), width=COLUMNS, color_system=None)
        self.sitting, self.chance = sitting, Chance.from_seed(1)
        self.asked: list[str] = []

    def input(self, prompt: TextType = "", **_: object) -> str:
        self.asked.append(str(prompt))
        if len(self.asked) == 2:
            return "?"
        sitting = self.sitting
        legal = sitting.match.state.legal(ME)
        taking = [each for each in legal if each.verb != "take-back"]
        return str(legal.index(taking[self.chance.below(len(taking))]) + 1)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_whole_match_is_played_and_ends_with_a_ranking(game, players):
    lang = ("en", "fr", "de")[players % 3]
    spec = wolfden.spec_of(game)
    match = Match(spec, players, 5, read_options(spec, SHORT.get(game, ())))
    names = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"][:players]
    sitting = Evening(match, ["random"] * players, names, lang)
    typist = sitting.console = Typist(sitting)
    sitting.play()
    printed = typist.file.getvalue()
    check_ranking(printed, match, lang)
    assert f"{game}-" not in printed
    assert "{" not in printed
    assert max(map(cell_len, printed.splitlines())) <= COLUMNS


class Terminal:
    """A process in a terminal of 24 lines by 100 columns."""

    def __init__(self, *arguments: object, **environment: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
        env = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "wolfden.cli", *map(str, arguments)],
            stdin=slave, stdout=slave, stderr=slave, env={**env, "PYTHONUTF8": "1", **environment},
        )  # fmt: skip
        os.close(slave)
        self.printed = ""

    def read(self, seconds: float) -> bool:
        """What was printed meanwhile; False at the end."""
        if not select.select([self.master], [], [], seconds)[0]:
            return True
        try:
            self.printed += os.read(self.master, 65536).decode("utf-8", "replace")
        except OSError:
            return False
        return True

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())


@pytest.mark.parametrize(
    ("game", "players", "environment"),
    [
        ("jagdfieber", 3, {"TERM": "xterm-256color"}),
        ("jagdfieber", 3, {"TERM": "dumb"}),
        ("wolf-and-hound", 4, {"TERM": "xterm", "NO_COLOR": "1"}),
        ("wolfsspuren", 3, {"TERM": "dumb"}),
        ("the-wolves", 2, {"TERM": "xterm", "NO_COLOR": "1"}),
    ],
)
def test_a_whole_match_is_played_in_a_real_terminal(game, players, environment):
    terminal = Terminal(*arguments(game, players), **environment)
    asked, end = 0, time.monotonic() + 100
    while terminal.read(0.5) and time.monotonic() < end:
        screen = ESCAPES.sub("", terminal.printed[asked:])
        if " ".join(screen.split()).endswith("q to leave):"):
            asked = len(terminal.printed)
            terminal.type("ready\r" if "  Ready" in screen else "1\r")
    terminal.process.wait(5)
    assert terminal.process.returncode == 0, terminal.printed[-2000:]
    printed = ESCAPES.sub("", terminal.printed).replace("\r", "")
    assert re.search(r"^1\. +\w+", printed[-1500:], re.MULTILINE)
    assert max(map(cell_len, printed.splitlines())) <= COLUMNS + len("ready")
    assert ("\x1b[" in terminal.printed) == (environment["TERM"] != "dumb")
    assert bool(COLOUR.search(terminal.printed)) == (environment["TERM"] == "xterm-256color")


@pytest.mark.parametrize(
    ("places", "scores", "seat", "headline", "ranks"),
    [
        ((1, 2, 2), (9, 4, 4), 0, "You won!", ["1.", "2.", "2."]),
        ((1, 1, 3), (9, 9, 4), 0, "You won, together with Bo!", ["1.", "1.", "3."]),
        ((2, 1, 3), (9, 12, 4), 0, "You lost by 3 points.", ["1.", "2.", "3."]),
        ((2, 1, 3), (9, 10, 4), 0, "You lost by 1 point.", ["1.", "2.", "3."]),
        ((2, 1, 3), (9, 9, 4), 0, "You lost.", ["1.", "2.", "3."]),
        ((3, 2, 3), (4, 9, 4), 0, "Nobody wins.", ["1.", "2.", "2."]),
    ],
)
def test_the_ranking_counts_from_one_and_says_how_it_went(places, scores, seat, headline, ranks):
    table = table_of("jagdfieber", ["Ada", "Bo", "Cy"], "en")
    outcome = Outcome(places, scores, ({}, {}, {}), "last-day-over")
    console = Console(file=io.StringIO(), width=COLUMNS)
    with console.capture() as seen:
        console.print(ranking(table, None, outcome, seat))
    first, *rows = seen.get().splitlines()
    assert first.rstrip() == headline
    assert [row.split()[0] for row in rows] == ranks


def test_a_step_is_taken_back_by_a_word_of_any_language():
    for lang, word in (("en", "undo"), ("fr", "annuler"), ("de", "zurück")):
        match = Match(wolfden.spec_of("the-wolves"), 2, 5)
        sitting = Evening(match, ["random"] * 2, ["Ada", "Bo"], lang)
        while not match.can_undo(ME):
            match.play(match.state.to_act[0], match.state.legal(match.state.to_act[0])[0])
        assert word in sitting.prompt()
        assert sitting.read(word, sitting.choices()) == UNDO


def test_a_hex_alone_says_enough():
    match = Match(wolfden.spec_of("the-wolves"), 2, 5)
    sitting = Evening(match, ["random"] * 2, ["Ada", "Bo"], "en")
    while match.state.view(ME).phase != "place" or ME not in match.state.to_act:
        match.play(match.state.to_act[0], match.state.legal(match.state.to_act[0])[0])
    for action in sitting.choices():
        assert sitting.read(str(action.fields["hex"]).upper(), sitting.choices()) == action


def test_a_terminal_that_cannot_write_the_signs_is_served_too():
    done = wolfden_command("play", "the-wolves", "--seed", 5, "--lang", "de", typed="1\nq\n",
                           PYTHONUTF8="0", PYTHONIOENCODING="ascii")  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "W Wald" in done.stdout
