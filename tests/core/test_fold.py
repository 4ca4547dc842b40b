"""Taking steps back, and the conformance suite on a game from elsewhere."""

from random import Random

import pytest

import wolfden
from wolfden.core import WolfdenError, registry
from wolfden.core.entries import BACK, STOP, UNDO, hand_over, read_entry
from wolfden.core.fold import BadLog, Entry, Fold
from wolfden.core.record import Record
from wolfden.core.record_reader import read_record
from wolfden.match.match import Match
from wolfden.testing.contract import CONTRACT, play_accepts_exactly_what_legal_lists
from wolfden.testing.knowledge import KNOWLEDGE
from wolfden.testing.subject import Subject

from .counting import ACTIONS, SPEC

ONE, TWO, END = ACTIONS


@pytest.fixture
def fold():
    return Fold(SPEC.new(2, 0))


def test_steps_are_taken_back_the_last_first(fold):
    fold.play(0, ONE)
    fold.play(0, TWO)
    assert fold.can_undo(0)
    fold.play(0, UNDO)
    assert fold.state.totals == [1, 0]
    fold.play(0, UNDO)
    assert fold.state.totals == [0, 0]
    assert not fold.can_undo(0)


def test_several_steps_are_taken_back_by_one_entry(fold):
    for step in (ONE, TWO, ONE):
        fold.play(0, step)
    fold.play(0, fold.parse("undo 2"))
    assert fold.state.totals == [1, 0]
    assert fold.number == 4
    with pytest.raises(WolfdenError) as refused:
        fold.play(0, fold.parse("undo 2"))
    assert refused.value.details["reason"] == "why-nothing-to-undo"
    assert fold.state.totals == [1, 0]
    fold.play(0, UNDO)
    assert fold.state == SPEC.new(2, 0)


def test_a_log_with_several_steps_taken_back_at_once_folds_alike(fold):
    texts = ["add 1", "add 2", "add 1", "undo 3", "add 2"]
    moves = list(fold.replay(Entry(n, 0, text) for n, text in enumerate(texts, 1)))
    assert [move.entry.text for move in moves] == texts
    assert fold.state.totals == [2, 0]


def test_nothing_can_be_taken_back_after_the_turn_has_ended(fold):
    fold.play(0, ONE)
    fold.play(0, END)
    for seat in (0, 1):
        assert not fold.can_undo(seat)
        with pytest.raises(WolfdenError) as refused:
            fold.play(seat, UNDO)
        assert refused.value.details["reason"] == "why-nothing-to-undo"


def test_only_what_cannot_be_taken_back_is_final(fold):
    fold.play(0, ONE)
    assert not fold.is_final(0, TWO)
    assert fold.is_final(0, END)


def test_a_sealed_choice_is_final_for_the_last_who_makes_it():
    fold = Fold(wolfden.new("jagdfieber", players=3, seed=1))
    (card, *_) = fold.state.legal(0)
    fold.play(0, card)
    assert not fold.is_final(0, fold.state.legal(0)[-1])
    assert not fold.is_final(1, card)
    fold.play(1, card)
    assert not fold.is_final(0, fold.state.legal(0)[-1])
    assert fold.is_final(2, card)


@pytest.mark.parametrize("game", ["the-wolves", "wolfsspuren", "jagdfieber", "wolf-and-hound"])
def test_what_is_not_final_can_be_taken_back_or_changed(game):
    players = wolfden.spec_of(game).players[0]
    fold = Fold(wolfden.new(game, players=players, seed=5))
    chance = Random(5)
    found = set()
    for _ in range(300):
        if not fold.to_act:
            break
        seat = chance.choice(fold.to_act)
        legal = fold.state.legal(seat)
        action = chance.choice(legal)
        final = fold.is_final(seat, action)
        fold.play(seat, action)
        found.add((action.verb, final))
        assert final or len(legal) == 1 or fold.can_undo(seat) or fold.state.legal(seat)
    assert any(final for _, final in found)
    if game == "wolfsspuren":
        assert ("place", True) not in found
        assert {("ready", True), ("ready", False)} <= found


def test_nobody_takes_back_anothers_step(fold):
    fold.play(0, ONE)
    assert not fold.can_undo(1)


def test_a_refused_action_leaves_the_steps_as_they_were(fold):
    fold.play(0, ONE)
    with pytest.raises(WolfdenError):
        fold.play(1, ONE)
    fold.play(0, UNDO)
    assert fold.state == SPEC.new(2, 0)


@pytest.mark.parametrize(
    ("entries", "number"),
    [
        ([Entry(2, 0, "add 1")], 2),
        ([Entry(1, 0, "add 1"), Entry(3, 0, "undo")], 3),
        ([Entry(1, 0, "undo")], 1),
        ([Entry(1, 0, "add 1"), Entry(2, 1, "undo")], 2),
        ([Entry(1, 0, "redo")], 1),
    ],
    ids=["late", "gap", "nothing-to-undo", "anothers-step", "no-such-entry"],
)
def test_an_entry_that_does_not_follow_is_named_by_its_number(fold, entries, number):
    with pytest.raises(BadLog) as refused:
        list(fold.replay(entries))
    assert refused.value.number == number


def test_undo_is_read_however_it_is_written(fold):
    fold.play(0, ONE)
    assert fold.parse(" Undo ") is UNDO


def test_a_match_writes_undo_down_and_replays_it():
    match = Match(SPEC, 2, 0)
    for text in ("add 1", "undo", "add 2", "end"):
        match.submit(0, match.decisions[0], text)
    assert [move.action.text for move in match.moves] == ["add 1", "undo", "add 2", "end"]
    assert [event.name for event in match.moves[1].events] == ["undone"]
    again = Match(SPEC, 2, 0)
    assert list(again.replay([move.entry for move in match.moves])) == match.moves
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
    return Subject(SPEC, tmp_path, matches=3)


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


BOT = hand_over("yearling", "asked")


def test_a_bot_and_its_end_change_no_position(fold):
    fold.play(0, ONE)
    before = fold.state.copy()
    handed = fold.play(0, BOT)
    assert fold.bots == {0: "yearling"}
    back = fold.play(0, BACK)
    assert (fold.state, fold.bots, fold.number) == (before, {}, 3)
    assert [event.data for event in handed.events + back.events] == [
        {"seat": 0, "bot": "yearling", "reason": "asked"},
        {"seat": 0},
    ]
    assert fold.can_undo(0)


@pytest.mark.parametrize(
    ("entries", "reason"),
    [
        ([BACK], "why-no-bot-plays"),
        ([BOT, BOT], "why-bot-plays"),
        ([STOP, BOT], "why-match-over"),
        ([BOT, STOP, BACK], "why-match-over"),
        ([STOP, STOP], "why-match-over"),
        ([ONE, STOP, UNDO], "why-match-over"),
        ([STOP, ONE], "why-match-over"),
    ],
)
def test_an_entry_about_the_table_must_follow(fold, entries, reason):
    *before, last = entries
    for entry in before:
        fold.play(0, entry)
    state, bots, number = fold.state.copy(), dict(fold.bots), fold.number
    with pytest.raises(WolfdenError) as refused:
        fold.play(0, last)
    assert refused.value.details["reason"] == reason
    assert (fold.state, fold.bots, fold.number) == (state, bots, number)


@pytest.mark.parametrize(
    "text", ["bot yearling asked", "back", "stop", "resign", "Bot  alpha  time"]
)
def test_entries_about_the_table_are_read_in_a_log_but_are_no_actions(fold, text):
    assert fold.read(text).text == " ".join(text.lower().split())
    with pytest.raises(WolfdenError) as refused:
        fold.parse(text)
    assert refused.value.code == "unknown-action"


@pytest.mark.parametrize("text", ["bot yearling", "bot yearling bored", "bot  asked", "backs"])
def test_anything_else_is_no_entry(text):
    assert read_entry(text) is None


def test_no_game_has_an_action_that_reads_like_an_entry():
    for spec in registry.games():
        assert [action.text for action in spec.actions if read_entry(action.text)] == []


def test_who_plays_for_whom_makes_nobody_elses_decision_stale():
    match = Match(registry.spec_of("jagdfieber"), 3, 7)
    match.play(1, BOT)
    assert match.decisions == [0, 1, 0]
    match.submit(0, 0, "play wolf")
    match.submit(1, 1, "play wolf")
    match.play(0, BOT)
    match.submit(2, 0, "play wolf")


def test_a_stopped_match_is_over_without_a_result_and_its_record_replays(monkeypatch):
    monkeypatch.setitem(registry._specs, "counting", SPEC)
    match = Match(SPEC, 2, 0)
    match.submit(0, 0, "add 1")
    match.play(1, BOT)
    match.play(0, STOP)
    assert (match.over, match.outcome, match.legal(0), match.to_act) == (True, None, (), ())
    moves = tuple((move.seat, move.action.text) for move in match.moves)
    record = Record("counting", 1, 2, 0, {}, moves)
    assert "unfinished" in record.write()
    assert read_record(record.write()).replay() == match.state
