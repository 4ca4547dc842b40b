"""The Wolves in a terminal of 24 lines by 100 columns, without colours.

`WOLFDEN_RENEW=1 pytest tests/games/the_wolves/test_terminal.py` writes the screens anew; read the
difference.
"""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import wolfden
from wolfden.cli.play import ME, Evening
from wolfden.core import Chance
from wolfden.games.the_wolves.events import RegionScored
from wolfden.games.the_wolves.terminal import TheWolvesTable
from wolfden.match.match import Match
from wolfden.terminal import offered
from wolfden.testing.subject import random_move

SCREENS = Path(__file__).parent / "screens"
NAMES = ["Ada", "Wilhelmine-Charlotte", "Bo", "Cy", "Di"]
LINES, COLUMNS = 24, 100
LETTERS = {"en": "FRGTD", "fr": "FRPND", "de": "WFGTÜ"}


def evening(players: int, lang: str, seed: int = 3) -> Evening:
    match = Match(wolfden.spec_of("the-wolves"), players, seed)
    sitting = Evening(match, ["random"] * players, NAMES[:players], lang)
    sitting.console = Console(file=io.StringIO(), width=COLUMNS, color_system=None)
    return sitting


def screen(sitting: Evening) -> list[str]:
    """What stands in the terminal while a choice is asked for."""
    state, console = sitting.match.state, sitting.console
    with console.capture() as seen:
        console.print(sitting.table.position(state.view(ME)))
        console.print(offered(sitting.table, sitting.choices(), sitting.action), highlight=False)
        console.print(sitting.prompt(), highlight=False)
    return seen.get().splitlines()


def asked(sitting: Evening, chance: Chance, moves: int):
    """A random match, up to so many moves, whenever it is my turn."""
    match = sitting.match
    while match.state.to_act and match.number < moves:
        if ME in match.state.to_act:
            yield match.number
        match.play(*random_move(match.state, chance))


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_screen_fits_at_every_decision(players: int, lang: str) -> None:
    sitting = evening(players, lang, seed=players)
    for _ in asked(sitting, Chance.from_seed(players), 500):
        lines = screen(sitting)
        assert len(lines) <= LINES, "\n".join(lines)
        assert max(map(cell_len, lines)) <= COLUMNS, "\n".join(lines)
        assert cell_len(lines[-1]) <= COLUMNS - 4, "no room to type"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_hex_is_named_or_shows_what_stands_there(players: int) -> None:
    sitting = evening(players, "en")
    for _ in asked(sitting, Chance.from_seed(9), 240):
        view = sitting.match.state.view(ME)
        words = " ".join(screen(sitting))
        for tile in view.tiles:
            for each in tile.hexes:
                if each.ground in ("water", "chasm"):
                    continue
                content = view.hexes.get(each.name)
                stands = content is not None and bool(content.pieces)
                assert each.name in words or (players == 5 and stands)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("moment", ["opening", "middle"])
def test_the_screen_is_as_it_was_read(players: int, moment: str) -> None:
    sitting = evening(players, "en")
    moves = 1000 if moment == "opening" else 260
    for number in asked(sitting, Chance.from_seed(1), moves):
        if moment == "opening" or number > 230:
            break
    seen = "\n".join(line.rstrip() for line in screen(sitting)) + "\n"
    file = SCREENS / f"{moment}-{players}.txt"
    if os.environ.get("WOLFDEN_RENEW"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(seen, "utf-8")
    assert seen == file.read_text("utf-8")


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_every_terrain_piece_and_prey_has_a_letter_of_its_own(lang: str) -> None:
    table = TheWolvesTable(NAMES, lang)
    for kinds in (
        ("forest", "rock", "grass", "tundra", "desert"),
        ("den", "pack", "alpha", "lair"),
        ("moose", "deer", "raccoon", "boar", "hare"),
    ):
        letters = [table.say("terminal-letter", what=kind) for kind in kinds]
        assert len(set(letters)) == len(kinds)
    assert LETTERS[lang][0] in table.say("terminal-legend")


def test_regions_are_told_by_the_letter_on_the_map() -> None:
    sitting = evening(4, "en")
    view = sitting.match.state.view(ME)
    tile = next(tile for tile in view.tiles if tile.region)
    event = RegionScored(tile.name, "full", (), (), (), (0, 0, 0, 0), None, "empty")
    assert f"Region {tile.name.upper()} " in (sitting.table.event(event) or "")
    assert any(f"~{tile.name.upper()}" in line for line in screen(sitting))


def test_a_narrow_terminal_gets_one_thing_below_the_other() -> None:
    sitting = evening(4, "en")
    sitting.console = Console(file=io.StringIO(), width=80, color_system=None)
    with sitting.console.capture() as seen:
        sitting.console.print(sitting.table.position(sitting.match.state.view(ME)))
    assert max(map(cell_len, seen.get().splitlines())) <= 80
    assert "F forest" in seen.get()
