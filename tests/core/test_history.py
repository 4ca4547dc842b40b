"""Taking steps back, and the conformance suite on a game from elsewhere."""

import pytest

from wolfden.core import WolfdenError, registry
from wolfden.core.history import UNDO, History
from wolfden.core.record import Record
from wolfden.core.record_reader import read_record
from wolfden.match.match import Match
from wolfden.testing.contract import CONTRACT, play_accepts_exactly_what_legal_lists
from wolfden.testing.knowledge import KNOWLEDGE
from wolfden.testing.subject import Subject

from .counting import ACTIONS, SPEC

ONE, TWO, END = ACTIONS


@pytest.fixture
def history():
    return History(SPEC.new(2, 0))


def test_steps_are_taken_back_the_last_first(history):
    history.play(0, ONE)
    history.play(0, TWO)
    assert history.can_undo(0)
    history.play(0, UNDO)
    assert history.state.totals == [1, 0]
    history.play(0, UNDO)
    assert history.state.totals == [0, 0]
    assert not history.can_undo(0)


def test_nothing_can_be_taken_back_after_the_turn_has_ended(history):
    history.play(0, ONE)
    history.play(0, END)
    for seat in (0, 1):
        assert not history.can_undo(seat)
        with pytest.raises(WolfdenError) as refused:
            history.play(seat, UNDO)
        assert refused.value.details["reason"] == "why-nothing-to-undo"


def test_nobody_takes_back_anothers_step(history):
    history.play(0, ONE)
    assert not history.can_undo(1)


def test_a_refused_action_leaves_the_steps_as_they_were(history):
    history.play(0, ONE)
    with pytest.raises(WolfdenError):
        history.play(1, ONE)
    history.play(0, UNDO)
    assert history.state == SPEC.new(2, 0)


def test_a_match_writes_undo_down_and_replays_it():
    match = Match(SPEC, 2, 0)
    for text in ("add 1", "undo", "add 2", "end"):
        match.submit(0, match.decisions[0], text)
    assert [move.action.text for move in match.moves] == ["add 1", "undo", "add 2", "end"]
    assert [event.name for event in match.moves[1].events] == ["undone"]
    again = Match.replay(SPEC, 2, 0, {}, [(move.seat, move.action.text) for move in match.moves])
    assert again.state == match.state
    assert again.decisions == match.decisions


def test_a_record_with_an_undo_replays(monkeypatch):
    monkeypatch.setitem(registry._specs, "counting", SPEC)
    record = Record("counting", 1, 2, 0, {}, ((0, "add 1"), (0, "undo"), (0, "add 2")))
    assert read_record(record.write()).replay().totals == [2, 0]


@pytest.fixture
def elsewhere(tmp_path, monkeypatch):
    monkeypatch.setattr(Subject, "text_is_known", lambda *_: True)
    monkeypatch.setitem(registry._specs, "counting", SPEC)
    return Subject(SPEC, tmp_path, tmp_path, matches=3)


@pytest.mark.parametrize("check", [*CONTRACT, *KNOWLEDGE], ids=lambda check: check.__name__)
def test_the_conformance_suite_serves_games_from_elsewhere(check, elsewhere):
    check(elsewhere)


def test_the_conformance_suite_finds_a_state_that_is_changed_by_a_refusal(elsewhere, monkeypatch):
    state_type = type(SPEC.new(2, 0))
    play = state_type.play

    def careless(self, seat, action, tell=None):
        try:
            play(self, seat, action, tell)
        except WolfdenError:
            self.totals[0] += 1
            raise

    monkeypatch.setattr(state_type, "play", careless)
    with pytest.raises(AssertionError):
        play_accepts_exactly_what_legal_lists(elsewhere)
