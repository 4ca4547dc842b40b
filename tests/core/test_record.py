"""Records: what is written is read, and whatever is broken is named by its line."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import wolfden
from wolfden.core.errors import BadRecord
from wolfden.core.record import Record, one_line
from wolfden.core.record_reader import read_record
from wolfden.testing import Subject
from wolfden.testing.golden import random_record

SUBJECT = Subject(wolfden.spec_of("jagdfieber"), Path())
RECORD, STATE = random_record(SUBJECT, 3, 11)
TEXT = RECORD.write()
LINES = TEXT.splitlines()
FIRST_MOVE = next(index for index, line in enumerate(LINES) if line.startswith("moves:")) + 1


def problem(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as refused:
        read_record(text).replay()
    return refused.value


def test_a_record_is_readable():
    assert LINES[:5] == [
        "wolfden record 1", "game: jagdfieber", "rules: 1", "players: 3", "seed: 11",
    ]  # fmt: skip
    assert LINES[FIRST_MOVE].startswith("1 ")


def test_what_was_written_is_read_and_replays_to_the_same_state():
    record = read_record(TEXT)
    assert replace(record, first_move_line=0) == RECORD
    assert record.replay() == STATE


def test_steps_carry_the_events_of_each_move():
    steps = list(RECORD.steps())
    assert [step.number for step in steps] == list(range(1, len(RECORD.moves) + 1))
    assert steps[-1].events[-1].name == "ended"


def test_windows_line_ends_are_read_too():
    assert read_record(TEXT.replace("\n", "\r\n")).replay() == STATE


@pytest.mark.parametrize("line", range(len(LINES)))
def test_a_missing_line_is_found_where_it_was(line):
    assert problem("\n".join(LINES[:line] + LINES[line + 1 :])).line >= min(line, FIRST_MOVE)


@pytest.mark.parametrize("line", range(len(LINES)))
def test_a_cut_off_file_is_told_with_its_last_line(line):
    error = problem("\n".join(LINES[:line]))
    assert (error.line, error.problem) == (line + 1, "cut-off")


def test_a_move_changed_to_another_legal_one_is_named():
    line = FIRST_MOVE + 4
    card = "carrot" if "carrot" not in LINES[line] else "rabbit"
    words = LINES[line].split(" ")
    words[3] = card
    lines = [*LINES[:line], " ".join(words), *LINES[line + 1 :]]
    error = problem("\n".join(lines))
    assert (error.line, error.problem) == (line + 1, "changed")


def test_a_changed_seed_is_found_in_the_header():
    error = problem(TEXT.replace("seed: 11", "seed: 12"))
    assert (error.line, error.problem) == (FIRST_MOVE, "changed")


def test_a_changed_result_is_found_at_the_end():
    error = problem("\n".join([*LINES[:-1], LINES[-1].replace("over ", "over 9", 1)]))
    assert (error.line, error.problem) == (len(LINES), "changed")


def test_an_illegal_move_with_right_checks_is_found_on_replay():
    broken = replace(RECORD, moves=(*RECORD.moves[:1], RECORD.moves[0], *RECORD.moves[2:]))
    error = problem(broken.write())
    assert (error.line, error.problem) == (FIRST_MOVE + 2, "refused")


def test_a_result_that_the_moves_do_not_reach_is_found_on_replay():
    error = problem(replace(RECORD, scores=(1, 2, 3)).write())
    assert (error.line, error.problem) == (len(LINES), "other-end")


def test_other_rules_are_told():
    assert problem(replace(RECORD, rules_version=99).write()).problem == "other-rules"


def test_other_rules_are_told_before_an_option_they_no_longer_have():
    old = replace(RECORD, rules_version=99, options={**RECORD.options, "weather": 1})
    assert (problem(old.write()).line, problem(old.write()).problem) == (3, "other-rules")


def test_an_option_that_so_many_players_cannot_have_is_named_by_its_line():
    options = {"target": 50}
    few = Record("wolfsspuren", wolfden.spec_of("wolfsspuren").rules_version, 4, 1, options, ())
    assert read_record(few.write()).replay().view(None).target == 50
    error = problem(replace(few, players=6).write())
    assert (error.line, error.problem, error.details["players"]) == (6, "bad-option", 6)


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"game": "chess"}, 2),
        ({"players": 9}, 4),
        ({"options": {"days": 99}}, 6),
        ({"options": {"nights": 1}}, 6),
        ({"names": {7: "Ghost"}}, 7),
    ],
)
def test_a_header_that_fits_no_game_is_named(change, line):
    assert problem(replace(RECORD, **change).write()).line == line


def test_a_second_value_is_refused():
    days = LINES[5]
    assert problem(TEXT.replace(days, f"{days}\n{days}")).problem == "twice"


def test_nothing_may_follow_the_end():
    assert problem(TEXT + "more\n").problem == "after-end"


@pytest.mark.parametrize("text", ["", "\n", "{}", "wolfden record 2", "\x00" * 100, "a" * 10_000])
def test_other_files_are_no_records(text):
    assert problem(text).line == 1


@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8"))
@settings(max_examples=400)
def test_no_single_changed_character_goes_unnoticed(index, character):
    text = TEXT[:index] + character + TEXT[index + 1 :]
    if [line.rstrip() for line in text.splitlines()] == LINES:
        assert read_record(text).replay() == STATE
    else:
        assert 1 <= problem(text).line <= len(LINES) + 1


@given(st.text(max_size=200))
def test_a_name_may_be_any_text(name):
    record = Record("jagdfieber", 1, 3, 5, {"days": 1}, (), {0: name})
    line = one_line(name)
    assert read_record(record.write()).names == ({0: line} if line else {})
