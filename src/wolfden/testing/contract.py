"""Checks of the contract: actions, options, legality, copies, ends, records."""

from __future__ import annotations

import copy
import pickle
from random import Random

import msgspec
import pytest

from ..core import ALL, Action, AnyState, Chance, Event, State, WolfdenError
from ..core.record import Record
from ..core.record_reader import read_record
from ..core.statistics import Figure
from .subject import Subject, random_move


def actions_have_dense_ids_and_texts_that_round_trip(subject: Subject) -> None:
    actions = subject.spec.actions
    for index, action in enumerate(actions):
        assert action.id == index
        assert actions[action.id] is action
        assert actions.parse(action.text) is action
        assert copy.deepcopy(action) is action


def options_allow_their_defaults_and_refuse_nonsense(subject: Subject) -> None:
    spec = subject.spec
    for players in spec.players:
        options = [option.at(players) for option in spec.options]
        defaults = {option.name: option.default for option in options}
        assert spec.check_options(players, {}) == defaults
        for option in options:
            assert option.parse(str(option.default).lower()) == option.default
            for nonsense in (None, 1.5, "no such word", -(10**9), [1]):
                with pytest.raises(WolfdenError, match=option.name):
                    spec.check_options(players, {option.name: nonsense})
        with pytest.raises(WolfdenError, match="no-such-option"):
            spec.check_options(players, {"no-such-option": 1})


def limits_by_players_lie_within_the_general_ones(subject: Subject) -> None:
    for option in subject.spec.options:
        assert option.by_players.keys() <= set(subject.spec.players)
        for numbers in option.by_players.values():
            assert numbers.low <= numbers.default <= numbers.high
            for number in (numbers.low, numbers.high):
                assert option.check(number) == number


def player_counts_outside_the_limits_are_refused(subject: Subject) -> None:
    spec = subject.spec
    for players in (spec.players[0] - 1, spec.players[-1] + 1, 0, -1, True):
        with pytest.raises(WolfdenError):
            spec.new(players, 0)


def seeds_outside_the_limits_are_refused(subject: Subject) -> None:
    for seed in (-1, 1 << 128, "7", None):
        with pytest.raises(WolfdenError):
            subject.spec.new(subject.spec.players[0], seed)  # type: ignore[arg-type]


TRIALS = 12
"""How many legal actions and how many of all are tried in a position for a seat."""


def play_accepts_exactly_what_legal_lists(subject: Subject) -> None:
    """All actions of a small space are tried, a sample of a large one, differing by position."""
    rng = Random(7)
    actions = subject.spec.actions
    for state in subject.states(every=7):
        for seat in range(-1, state.players + 1):
            for among in (state.legal(seat), actions):
                for action in rng.sample(among, min(TRIALS, len(among))):
                    _try(state, seat, action, subject)


def _try(state: AnyState, seat: int, action: Action, subject: Subject) -> None:
    before, trial = state.copy(), state.copy()
    reason = state.why_not(seat, action)
    if action in state.legal(seat):
        assert reason is None
        trial.play(seat, action)
        assert trial != before
    else:
        assert reason is not None
        assert subject.text_is_known(reason), f"no text for {reason}"
        with pytest.raises(WolfdenError) as refused:
            trial.play(seat, action)
        assert refused.value.code == "illegal-action"
        assert trial == before
    assert state == before


def an_action_of_another_game_is_refused(subject: Subject) -> None:
    stranger = Action(0, "fly", {}, "fly")
    state = subject.spec.new(subject.spec.players[0], 0)
    with pytest.raises(WolfdenError) as refused:
        state.play(state.to_act[0], stranger)
    assert refused.value.code == "unknown-action"


def whoever_owes_a_decision_has_one(subject: Subject) -> None:
    for state in subject.states():
        assert list(state.to_act) == sorted(set(state.to_act))
        assert all(state.legal(seat) for seat in state.to_act)
        for seat in range(state.players):
            assert len(set(state.legal(seat))) == len(state.legal(seat))
            assert state.legal(seat) == state.copy().legal(seat)
        if not state.to_act:
            assert not any(state.legal(seat) for seat in range(state.players))


def a_match_has_an_outcome_exactly_when_it_is_over(subject: Subject) -> None:
    for state in subject.states():
        outcome = state.outcome
        assert (outcome is None) == bool(state.to_act)
        if outcome is None:
            continue
        assert len(outcome.places) == len(outcome.scores) == len(outcome.parts) == state.players
        assert min(outcome.places) in (1, 2)
        assert tuple(sum(parts.values()) for parts in outcome.parts) == outcome.scores
        assert subject.text_is_known(f"{subject.spec.id}-end-{outcome.reason}")


def a_copy_and_a_pickle_are_equal_and_independent(subject: Subject) -> None:
    for state in subject.states(every=5):
        twin, thawed = state.copy(), pickle.loads(pickle.dumps(state))
        assert twin == state == thawed
        if state.to_act:
            seat = state.to_act[0]
            before = state.view(ALL)
            twin.play(seat, twin.legal(seat)[0])
            assert state.view(ALL) == before
            assert state == thawed


def telling_events_changes_nothing_and_every_event_has_a_text(subject: Subject) -> None:
    for state in subject.states(every=3):
        for seat in state.to_act[:1]:
            told, silent = state.copy(), state.copy()
            events: list[Event] = []
            told.play(seat, state.legal(seat)[-1], events.append)
            silent.play(seat, state.legal(seat)[-1])
            assert told == silent
            assert events
            for event in events:
                assert subject.text_is_known(f"{subject.spec.id}-event-{event.name}"), event.name
                assert event.audience is None or event.audience <= set(range(state.players))
                msgspec.json.encode(event.data)


def a_playout_makes_the_same_draws_as_playing_move_by_move(subject: Subject) -> None:
    for state in subject.states(every=29):
        quick, slow = state.copy(), state.copy()
        quick.playout(Random(7).random)
        State.playout(slow, Random(7).random)
        assert quick == slow
        assert quick.outcome is not None


def views_are_json_of_the_declared_type(subject: Subject) -> None:
    for state in subject.states(every=5):
        for viewer in (*range(state.players), None, ALL):
            view = state.view(viewer)
            text = msgspec.json.encode(view)
            assert msgspec.json.decode(text, type=subject.spec.view_type) == view


def a_record_replays_to_the_same_state(subject: Subject) -> None:
    from .golden import random_record

    for players in subject.spec.players:
        for seed in range(3):
            record, state = random_record(subject, players, seed)
            assert read_record(record.write()).replay() == state
            unfinished = Record(
                record.game, record.rules_version, players, seed, record.options, record.moves[:5]
            )
            assert read_record(unfinished.write()).replay().outcome is None


def what_statistics_find_has_a_title_and_can_be_kept(subject: Subject) -> None:
    """With random options, so that what only some of them bring is counted too."""
    for players in subject.spec.players:
        chance = Chance.from_seed(players)
        state = subject.first(players, players, chance)
        statistics = subject.spec.statistics(players)
        while state.to_act:
            events: list[Event] = []
            seat, action = random_move(state, chance)
            state.play(seat, action, events.append)
            statistics.watch(state, seat, action, events)
        found = dict(statistics.found(state))
        for name, figure in found.items():
            assert subject.text_is_known(f"{subject.spec.id}-statistics-{name}"), name
            noun = getattr(figure, "noun", "")
            assert not noun or subject.text_is_known(f"{subject.spec.id}-{noun}"), noun
        kept = msgspec.json.encode(found)
        assert msgspec.json.decode(kept, type=dict[str, Figure]) == found


CONTRACT = (
    actions_have_dense_ids_and_texts_that_round_trip,
    options_allow_their_defaults_and_refuse_nonsense,
    limits_by_players_lie_within_the_general_ones,
    player_counts_outside_the_limits_are_refused,
    seeds_outside_the_limits_are_refused,
    play_accepts_exactly_what_legal_lists,
    an_action_of_another_game_is_refused,
    whoever_owes_a_decision_has_one,
    a_match_has_an_outcome_exactly_when_it_is_over,
    a_copy_and_a_pickle_are_equal_and_independent,
    telling_events_changes_nothing_and_every_event_has_a_text,
    a_playout_makes_the_same_draws_as_playing_move_by_move,
    views_are_json_of_the_declared_type,
    what_statistics_find_has_a_title_and_can_be_kept,
    a_record_replays_to_the_same_state,
)
