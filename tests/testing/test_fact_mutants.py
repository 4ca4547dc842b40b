"""What a game states about itself and is not true is found out."""

from pathlib import Path

import msgspec
import pytest

import wolfden
from tests.core import counting
from wolfden.core import Chance
from wolfden.testing import Subject, facts

from .hideout import Called, HideoutState

WHERE = r"hideout, \d players, seed \d, after move \d+"


def says(sentence: str):
    return pytest.raises(AssertionError, match=sentence)


def state_sealed(monkeypatch, *verbs: str) -> None:
    monkeypatch.setattr(facts, "sealed_verbs", lambda spec: frozenset(verbs))


def test_a_sealed_choice_that_shows_in_the_view(subject, monkeypatch):
    view = HideoutState.view
    monkeypatch.setattr(
        HideoutState,
        "view",
        lambda state, viewer: msgspec.structs.replace(view(state, viewer), laid=state.laid),
    )
    with says(rf"{WHERE}: seat \d can tell 'lay \d' of seat \d from 'lay \d', though both are"):
        facts.nobody_sees_a_sealed_action_before_the_others_have_chosen(subject)


def test_a_sealed_choice_that_is_told(subject, monkeypatch):
    lay = HideoutState._lay

    def chatty(state, seat, action, tell):
        lay(state, seat, action, tell)
        tell(Called(seat, action.text))

    monkeypatch.setattr(HideoutState, "_lay", chatty)
    with says(r"can tell 'lay \d' of seat \d from 'lay \d'"):
        facts.nobody_sees_a_sealed_action_before_the_others_have_chosen(subject)


def test_an_open_action_said_to_be_sealed(subject, monkeypatch):
    state_sealed(monkeypatch, "hide", "lay", "call")
    with says(r"hideout: \['call'\] are said to be sealed, and others see them"):
        facts.nobody_sees_a_sealed_action_before_the_others_have_chosen(subject)


@pytest.mark.parametrize("verb", ["hide", "lay"])
def test_a_hidden_action_not_said_to_be_sealed(verb, subject, monkeypatch):
    state_sealed(monkeypatch, *({"hide", "lay"} - {verb}))
    with says(rf"{WHERE}: seat \d cannot tell '{verb} \w+' of seat \d from '{verb} \w+'"):
        facts.everybody_can_tell_open_actions_apart(subject)


def test_our_games_seal_no_more_and_no_less(monkeypatch):
    subject = Subject(wolfden.spec_of("jagdfieber"), Path(), matches=2)
    state_sealed(monkeypatch)
    with says("cannot tell 'play"):
        facts.everybody_can_tell_open_actions_apart(subject)
    subject = Subject(wolfden.spec_of("wolf-and-hound"), Path(), matches=2)
    state_sealed(monkeypatch, "play")
    with says(r"\['play'\] are said to be sealed"):
        facts.nobody_sees_a_sealed_action_before_the_others_have_chosen(subject)


@pytest.fixture
def open_game(tmp_path, monkeypatch):
    """Counting, which hides nothing and says so."""
    monkeypatch.setattr(facts, "perfect_information", lambda spec: True)
    subject = Subject(counting.SPEC, tmp_path, matches=2)
    assert list(subject.moments())
    return subject


def test_a_game_that_hides_nothing(open_game):
    facts.perfect_information_is_what_it_says(open_game)


def test_a_game_that_hides_something_from_others(open_game, monkeypatch):
    view = counting.CountingState.view
    monkeypatch.setattr(
        counting.CountingState,
        "view",
        lambda state, viewer: (
            msgspec.structs.replace(view(state, viewer), totals=())
            if viewer == 1
            else view(state, viewer)
        ),
    )
    with says(r"counting, 2 players, seed 0, after move \d+: seat 1 does not see everything"):
        facts.perfect_information_is_what_it_says(open_game)


def test_a_redeal_where_nothing_is_hidden(open_game, monkeypatch):
    def dealt(state, seat, chance):
        twin = state.copy()
        twin.totals[0] += 1
        return twin

    monkeypatch.setattr(counting.CountingState, "redeal", dealt)
    with says("a redeal changes totals"):
        facts.perfect_information_is_what_it_says(open_game)


def test_a_draw_in_a_game_of_perfect_information(open_game, monkeypatch):
    play = counting.CountingState.play

    def rolling(state, seat, action, tell=None):
        Chance.from_seed(seat).below(6)
        play(state, seat, action, tell)

    monkeypatch.setattr(counting.CountingState, "play", rolling)
    with says("'add 1' of seat 0 draws from chance"):
        facts.perfect_information_is_what_it_says(open_game)


def test_acting_at_once_in_a_game_of_perfect_information(subject, monkeypatch):
    monkeypatch.setattr(facts, "perfect_information", lambda spec: True)
    monkeypatch.setattr(facts, "_expect_equal_views", lambda moment: None)
    monkeypatch.setattr(HideoutState, "redeal", lambda state, *_: state.copy())
    monkeypatch.setattr(facts, "SAMPLE", 0)
    with says(rf"{WHERE}: \(0, 1\) act at once"):
        facts.perfect_information_is_what_it_says(subject)
