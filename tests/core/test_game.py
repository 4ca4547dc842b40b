"""What a state gets from the contract: copies, equality, pickles, and actions by their text."""

import pickle

import pytest

import wolfden
from wolfden.core import Event, WolfdenError

from .counting import ACTIONS, SPEC


def test_copies_share_nothing_that_changes_in_place():
    state = SPEC.new(2, 0)
    twin = state.copy()
    twin.play(0, ACTIONS[1])
    assert (state.totals, twin.totals) == ([0, 0], [2, 0])
    assert state != twin


def test_pickles_are_equal_and_know_their_game():
    state = SPEC.new(3, 0)
    state.play(0, ACTIONS[0])
    thawed = pickle.loads(pickle.dumps(state))
    assert thawed == state
    assert thawed.spec == SPEC
    assert (thawed.players, thawed.options) == (3, {})


def test_states_of_other_games_are_never_equal():
    assert SPEC.new(2, 0) != wolfden.new("the-wolves", players=2)


def test_what_is_only_worked_out_counts_neither_in_equality_nor_in_a_pickle():
    state = wolfden.new("the-wolves", players=2)
    other = state.copy()
    other.legal(other.to_act[0])
    other.view(None)
    assert state == other
    assert pickle.dumps(state) == pickle.dumps(other)


def test_an_action_can_be_written():
    state = wolfden.new("jagdfieber", players=3)
    state.play(0, "Play  WOLF")
    assert state.view(0).lodges[0].choice == "wolf"


@pytest.mark.parametrize(("text", "code"), [("fly", "unknown-action"), ("end", "illegal-action")])
def test_a_written_action_is_refused_like_any_other(text, code):
    state = SPEC.new(2, 0)
    with pytest.raises(WolfdenError) as refused:
        state.play(0, text)
    assert refused.value.code == code
    assert state == SPEC.new(2, 0)


def test_an_event_is_called_after_its_type():
    class DayBegan(Event, frozen=True):
        day: int

    event = DayBegan(2)
    assert (event.name, event.data) == ("day-began", {"day": 2})
    assert event.visible_to(None)
