"""Wolf & Hound at the terminal."""

from __future__ import annotations

import pytest

import wolfden
from wolfden.core import Chance
from wolfden.core.record_reader import read_record
from wolfden.games.wolf_and_hound.animals import CHOICES
from wolfden.games.wolf_and_hound.events import Exchanged, GameEnded, Moved
from wolfden.games.wolf_and_hound.model import COMPONENTS
from wolfden.games.wolf_and_hound.terminal import WolfAndHoundTable
from wolfden.testing.subject import random_move

from .test_cli import GOLDEN
from .test_cli import wolfden as command


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Game 1", "Where your cards lead", "Ghost (Alba)", "plays a")),
        ("fr", ("Partie 1", "Où mènent tes cartes", "Fantôme (Alba)", "joue un")),
        ("de", ("Spiel 1", "Wohin deine Karten führen", "Geist (Alba)", "spielt eine")),
    ],
)
def test_a_whole_match_can_be_played_and_is_recorded(tmp_path, lang, words):
    file = tmp_path / "match.txt"
    done = command(
        "play", "wolf-and-hound", "--players", 2, "--bots", "random", "--lang", lang, "--seed", 5,
        "--name", "Ada", "--option", "preset=own", "--option", "animals=wolf-01,hound-02,extra-01",
        "--option", "meat-and-bone=true", "--record", file, typed="?\n" + "1\n" * 60,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    for word in words:
        assert word in done.stdout
    record = read_record(file.read_text("utf-8"))
    assert record.options["animals"] == "wolf-01,hound-02,extra-01"
    assert record.replay().outcome is not None


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_every_event_and_position_of_random_matches_is_told_without_gaps(lang):
    names = set()
    for seed in range(12):
        chance = Chance.from_seed(seed)
        players = 2 + seed % 3
        words = list(CHOICES)
        chance.shuffle(words)
        options = {"preset": "own", "animals": ",".join(words[:6]), "meat-and-bone": True}
        state = wolfden.new("wolf-and-hound", players, seed, **options, **{"best-of-five": True})
        table = WolfAndHoundTable(["Ada", "Bo", "Cy", "Dee"][:players], lang)
        while state.to_act:
            events: list = []
            seat, action = random_move(state, chance)
            assert table.action(action)
            assert table.position(state.view(seat))
            assert table.details(state.view(seat))
            state.play(seat, action, events.append)
            for event in events:
                names.add(event.name)
                told = table.event(event) or ""
                assert "{" not in told, told
                assert "wolf-and-hound-" not in told, told
                assert "  " not in told, told
                assert " ," not in told, told
    assert {"moved", "turned", "sheep-lost", "sheep-found", "game-ended", "ended"} <= names


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_every_way_back_is_told_without_a_sign(lang):
    table = WolfAndHoundTable(["Ada", "Bo"], lang)
    ways = {steps for moves in COMPONENTS["moves"].values() for steps in moves if steps}
    told = {table.event(Moved("wolf-01", "wolf", 0, 1, steps, "card", None)) for steps in ways}
    assert len(told) == len(ways)
    assert not any("-" in each for each in told)


def test_places_switches_and_sheep_become_words():
    table = WolfAndHoundTable(["Ada", "Bo"], "en")
    exchanged = Exchanged(2, 0, "white-1", "black-3", asked=True)
    assert table.event(exchanged).startswith("Ada exchanges: Ghost (Ada) plays a white 1.")
    forced = Exchanged(2, 0, "white-1", "black-3", asked=False)
    assert table.event(forced).startswith("A 3 is forbidden")
    ended = GameEnded(1, "yellow", "cards", None, (1, 2, 3, 4))
    assert "Blue has 4 sheep, yellow 6: the yellow team wins" in table.event(ended)


def test_a_replay_names_whoever_draws():
    record = GOLDEN.parent / "wolf-and-hound" / "record-4.txt"
    told = command("replay", record, "--to", 2, "--lang", "en").stdout
    assert "Wolf 1 draws a white 2 with a bone." in told
    assert "You draw" not in told
