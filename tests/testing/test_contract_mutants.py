"""Games that break their contract are found out, in words that say where and how."""

from pathlib import Path

import msgspec
import pytest

import wolfden
from wolfden.core import Option, WolfdenError
from wolfden.testing import Subject, contract, knowledge, spec, telling
from wolfden.texts.told import values

from .hideout import Called, Hideout, HideoutState

WHERE = r"hideout, \d players, seed \d, after move \d+"


def says(sentence: str):
    return pytest.raises(AssertionError, match=sentence)


def test_an_action_that_legal_omits_and_play_takes(subject, monkeypatch):
    play = HideoutState.play

    def lenient(state, seat, action, tell=None):
        if action in state.legal(seat):
            play(state, seat, action, tell)

    monkeypatch.setattr(HideoutState, "play", lenient)
    with says(rf"{WHERE}, seat -?\d, '.*': should be refused, and was not"):
        contract.play_accepts_exactly_what_legal_lists(subject)


def test_a_refusal_that_changes_something(subject, monkeypatch):
    play = HideoutState.play

    def careless(state, seat, action, tell=None):
        try:
            play(state, seat, action, tell)
        except WolfdenError:
            state.round += 1
            raise

    monkeypatch.setattr(HideoutState, "play", careless)
    with says(rf"{WHERE}, seat -?\d, '.*': was refused, and changed the state"):
        contract.play_accepts_exactly_what_legal_lists(subject)


def test_a_rule_without_a_text(subject, monkeypatch):
    monkeypatch.setattr(Subject, "text_is_known", lambda _, key: "not-in-hand" not in key)
    with says(rf"{WHERE}, seat \d, '.*': no text for hideout-why-not-in-hand"):
        contract.play_accepts_exactly_what_legal_lists(subject)


def test_a_seat_that_owes_a_decision_and_has_none(subject, monkeypatch):
    legal = HideoutState.legal
    monkeypatch.setattr(
        HideoutState, "legal", lambda state, seat: () if state.round == 3 else legal(state, seat)
    )
    with says(rf"{WHERE}, seat \d: owes a decision and has none"):
        contract.whoever_owes_a_decision_has_one(subject)


def test_scores_that_do_not_add_up(subject, monkeypatch):
    outcome = HideoutState.outcome.fget
    monkeypatch.setattr(HideoutState, "outcome", property(lambda state: one_more(outcome(state))))
    with says(rf"{WHERE}: the parts of the scores add up to"):
        contract.a_match_has_an_outcome_exactly_when_it_is_over(subject)


def one_more(outcome):
    if outcome is None:
        return None
    return msgspec.structs.replace(outcome, scores=tuple(score + 1 for score in outcome.scores))


def test_a_copy_that_shares_what_changes(subject, monkeypatch):
    monkeypatch.setattr(HideoutState, "copy", lambda state: state)
    with says(rf"{WHERE}, seat \d, '.*': played on a copy, seen in the state"):
        contract.a_copy_and_a_pickle_are_equal_and_independent(subject)


def test_a_playout_of_its_own_that_goes_elsewhere(subject, monkeypatch):
    def hasty(state, random):
        while state.to_act:
            state.play(state.to_act[0], state.legal(state.to_act[0])[0])

    monkeypatch.setattr(HideoutState, "playout", hasty)
    with says(rf"{WHERE}: its own playout ends elsewhere than move by move"):
        contract.a_playout_makes_the_same_draws_as_playing_move_by_move(subject)


@pytest.mark.parametrize(
    ("asked", "hook", "name"),
    [("view", "show", "the view"), ("redeal", "deal_anew", "a redeal"),
     ("reopened", "reopen", "the reopened position")],
)  # fmt: skip
def test_a_game_that_answers_a_seat_that_is_not_there(subject, monkeypatch, asked, hook, name):
    monkeypatch.setattr(HideoutState, asked, getattr(HideoutState, hook))
    monkeypatch.setattr(HideoutState, "reopen", lambda state, seat: state)
    with says(rf"hideout, \d players, {name} of seat -1: should be refused, and was not"):
        contract.nothing_is_seen_from_a_seat_that_is_not_there(subject)


def test_events_that_tell_more_than_the_view(subject, monkeypatch):
    lay = HideoutState._lay

    def telltale(state, seat, action, tell):
        lay(state, seat, action, tell)
        tell(Called(seat, action.text))

    monkeypatch.setattr(HideoutState, "_lay", telltale)
    with says(rf"{WHERE}: from 'lay \d' of seat \d .* hears what its view does not show"):
        knowledge.events_tell_a_seat_no_more_than_its_view(subject)


def test_a_move_of_which_nothing_is_told(subject, monkeypatch):
    play = HideoutState.play
    monkeypatch.setattr(
        HideoutState, "play", lambda state, seat, action, tell=None: play(state, seat, action)
    )
    with says(rf"{WHERE}, seat \d, '.*': nothing is told of it"):
        telling.telling_events_changes_nothing_and_every_event_has_a_text(subject)


def test_an_event_without_a_text(subject, monkeypatch):
    monkeypatch.setattr(Subject, "text_is_known", lambda _, key: not key.endswith("-hid"))
    with says(rf"{WHERE}, seat \d, 'hide right': no text hideout-event-hid"):
        telling.telling_events_changes_nothing_and_every_event_has_a_text(subject)


@pytest.mark.parametrize(
    ("missing", "option"),
    [
        ("option-hideout-deck", Option("deck", 3, 1, 5)),
        ("option-hideout-deck-help", Option("deck", True)),
        ("option-hideout-deck-blue", Option("deck", "red", words=("red", "blue"))),
        ("option-hideout-deck-red", Option("deck", "blue", words=("red", "blue"), several=True)),
        ("option-hideout-deck-why", Option("deck", False, recommended=True)),
    ],
)
def test_an_option_that_is_not_explained(missing, option, subject, monkeypatch):
    monkeypatch.setattr(Hideout, "options", (option,))
    spec.every_option_is_named_and_explained(subject)
    monkeypatch.setattr(Subject, "text_is_known", lambda _, key: key != missing)
    with says(rf"^hideout: no text {missing}\b(?!-)"):
        spec.every_option_is_named_and_explained(subject)


@pytest.mark.parametrize("default", [True, 3])
def test_an_option_that_is_recommended_and_cannot_be_switched_on(default, subject, monkeypatch):
    monkeypatch.setattr(Hideout, "options", (Option("deck", default, recommended=True),))
    with says("hideout: deck is recommended and no switch that is off"):
        spec.what_is_recommended_is_a_switch_that_is_off(subject)


def test_a_bot_that_sees_what_is_hidden(subject, monkeypatch):
    def peeking(level, state, seat, chance):
        legal = state.legal(seat)
        return legal[state.pile[0] % len(legal)]

    monkeypatch.setattr(knowledge, "decide", peeking)
    with says(rf"{WHERE}: random in seat \d decides on '.*', and on '.*' where hidden things"):
        knowledge.bots_decide_from_what_their_seat_knows(subject)


def test_a_text_with_a_variable_that_is_no_field(monkeypatch):
    def forgetful(data, names, lang):
        return {key: value for key, value in values(data, names, lang).items() if key != "marker"}

    ours = Subject(wolfden.spec_of("jagdfieber"), Path(), matches=2)
    telling.every_event_can_be_told_from_its_fields(ours)
    monkeypatch.setattr(telling, "values", forgetful)
    with says(
        r"jagdfieber, 3 players, seed 0, days=\d, after move \d+: jagdfieber-event-round-ended "
        r"cannot be told in 'en' from {.*}: Unknown external: marker"
    ):
        telling.every_event_can_be_told_from_its_fields(ours)


def test_an_event_that_the_spec_does_not_list(subject, monkeypatch):
    monkeypatch.setattr(Hideout, "events", (Called,))
    with says(rf"{WHERE}, seat \d, 'hide right': the spec does not list hid"):
        telling.telling_events_changes_nothing_and_every_event_has_a_text(subject)
