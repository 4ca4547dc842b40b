"""Results are kept line by line, and a run goes on where the last one stopped."""

from __future__ import annotations

import json

import pytest

from wolfden.arena import Arena, BadResults, OtherArena, ResultsInUse
from wolfden.arena import play as play_module
from wolfden.arena.file import ResultsFile, read
from wolfden.bots import LEVELS

from .test_play import Stubborn, small


def lines(file):
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def test_a_header_a_line_for_each_match_and_the_summary(tmp_path):
    file = tmp_path / "arena.json"
    small().run(file=file)
    kinds = [line["type"] for line in lines(file)]
    assert kinds == ["arena", *["match"] * 6, "summary"]
    assert lines(file)[0]["bots"] == ["greedy", "random"]


def test_what_is_there_is_not_played_again_and_more_games_extend_it(tmp_path, monkeypatch):
    file = tmp_path / "arena.json"
    first = small(games=6)
    first.run(file=file)
    played = []
    real = play_module.play
    monkeypatch.setattr(
        "wolfden.arena.local.play", lambda *a: played.append(a[1].number) or real(*a)
    )
    more = small(games=12)
    summary = more.run(file=file)
    assert played == [6, 7, 8, 9, 10, 11]
    assert summary.matches == 12
    assert {number: each.found for number, each in more.played.items()} == {
        number: each.found for number, each in read(file)[1].items()
    }
    whole = small(games=12)
    whole.run()
    assert [whole.played[n].found for n in range(12)] == [more.played[n].found for n in range(12)]


@pytest.mark.parametrize("cut", [1, 30, 300])
def test_a_line_cut_off_by_a_kill_is_dropped_and_played_again(tmp_path, cut):
    file = tmp_path / "arena.json"
    small().run(file=file)
    matches = b"".join(file.read_bytes().splitlines(keepends=True)[:-1])
    file.write_bytes(matches[:-cut])
    assert len(read(file)[1]) == 5
    assert small().run(file=file).matches == 6
    assert sorted(read(file)[1]) == list(range(6))


def test_failed_matches_are_tried_again(tmp_path, monkeypatch):
    file = tmp_path / "arena.json"
    with monkeypatch.context() as patched:
        patched.setitem(LEVELS, "pup", Stubborn())
        small(bots=("pup", "random"), games=3).run(file=file)
    assert [line["type"] for line in lines(file)] == ["arena", *["failed"] * 3, "summary"]
    assert small(bots=("pup", "random"), games=3).run(file=file).matches == 3
    assert "failed" not in {line["type"] for line in lines(file)}


@pytest.mark.parametrize(
    ("change", "difference"),
    [
        ({"players": 4}, "players"),
        ({"seed": 2}, "seed"),
        ({"bots": ("random", "greedy")}, "bots"),
        ({"game": "wolfsspuren"}, "game"),
    ],
)
def test_the_results_of_another_arena_are_left_alone(tmp_path, change, difference):
    file = tmp_path / "arena.json"
    small(games=1).run(file=file)
    before = file.read_bytes()
    with pytest.raises(OtherArena) as refused:
        small(**change).run(file=file)
    assert refused.value.details["difference"] == difference
    assert file.read_bytes() == before


def test_other_options_are_another_arena(tmp_path):
    file = tmp_path / "arena.json"
    small(games=1).run(file=file)
    with pytest.raises(OtherArena, match="options"):
        Arena("jagdfieber", ("greedy", "random"), 3, 6, seed=1, options={"days": 2}).run(file=file)


@pytest.mark.parametrize("text", ["my notes\n", "my notes", "{}\n", '{"type":"match"}\n'])
def test_a_file_that_is_not_ours_is_never_overwritten(tmp_path, text):
    file = tmp_path / "notes.txt"
    file.write_text(text, "utf-8")
    with pytest.raises(BadResults):
        small().run(file=file)
    assert file.read_text("utf-8") == text


def test_a_broken_line_in_the_middle_is_named(tmp_path):
    file = tmp_path / "arena.json"
    small().run(file=file)
    broken = file.read_text("utf-8").splitlines(keepends=True)
    broken[3] = "oops\n"
    file.write_text("".join(broken), "utf-8")
    with pytest.raises(BadResults) as refused:
        small().run(file=file)
    assert refused.value.details["line"] == 4


def test_a_folder_that_is_missing_is_refused(tmp_path):
    with pytest.raises(BadResults):
        small().run(file=tmp_path / "nowhere" / "arena.json")


def test_an_empty_file_is_begun(tmp_path):
    file = tmp_path / "arena.json"
    file.touch()
    assert small().run(file=file).matches == 6


def test_a_file_that_another_run_writes_to_is_left_alone(tmp_path):
    file = tmp_path / "arena.json"
    arena = small()
    with ResultsFile(file, arena.header):
        before = file.read_bytes()
        with pytest.raises(ResultsInUse) as refused:
            small().run(file=file)
        assert refused.value.code == "results-in-use"
        assert file.read_bytes() == before
    assert arena.run(file=file).matches == 6
    with ResultsFile(file, arena.header), pytest.raises(ResultsInUse):
        small().run(file=file)
