"""Checks of the contract: legality, copies, ends, playouts, views, records."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from random import Random

import msgspec

from ..core import ALL, Action, AnyState, Chance, State
from ..core.record import Record
from ..core.record_reader import read_record
from .golden import random_record
from .sentences import named, refusal
from .subject import Subject

TRIALS = 12
"""How many legal actions and how many of all are tried in a position for a seat."""


def play_accepts_exactly_what_legal_lists(subject: Subject) -> None:
    """All actions of a small space are tried, a sample of a large one, differing by position."""
    rng = Random(7)
    for moment in subject.moments(every=7):
        state = moment.state
        for seat in range(-1, state.players + 1):
            for among in (state.legal(seat), subject.spec.actions):
                for action in rng.sample(among, min(TRIALS, len(among))):
                    where = f"{moment}, seat {seat}, '{action.text}'"
                    if action in state.legal(seat):
                        _accept(state, seat, action, where)
                    else:
                        _refuse(state, seat, action, where, subject)


def _accept(state: AnyState, seat: int, action: Action, where: str) -> None:
    before, trial = state.copy(), state.copy()
    reason = state.why_not(seat, action)
    assert reason is None, f"{where}: is legal, and yet {reason} forbids it"
    trial.play(seat, action)
    assert trial != before, f"{where}: changes nothing"
    assert state == before, f"{where}: playing it on a copy changed the state itself"


def _refuse(state: AnyState, seat: int, action: Action, where: str, subject: Subject) -> None:
    before, trial = state.copy(), state.copy()
    reason = state.why_not(seat, action)
    assert reason is not None, f"{where}: is not legal, and no rule forbids it"
    assert subject.text_is_known(reason), f"{where}: no text for {reason}"
    refused = refusal(where, lambda: trial.play(seat, action))
    assert refused.code == "illegal-action", f"{where}: refused by {refused.code}"
    assert trial == before, f"{where}: was refused, and changed the state"
    assert state == before, f"{where}: asking why not changed the state"


def an_action_of_another_game_is_refused(subject: Subject) -> None:
    stranger = Action(0, "fly", {}, "fly")
    state = subject.spec.new(subject.spec.players[0], 0)
    where = f"{subject.spec.id}, an action of another game"
    refused = refusal(where, lambda: state.play(state.to_act[0], stranger))
    assert refused.code == "unknown-action", f"{where}: refused by {refused.code}"


def whoever_owes_a_decision_has_one(subject: Subject) -> None:
    for moment in subject.moments():
        state = moment.state
        in_order = sorted(set(state.to_act))
        assert list(state.to_act) == in_order, f"{moment}: {state.to_act} is not in order"
        for seat in range(state.players):
            legal = state.legal(seat)
            where = f"{moment}, seat {seat}"
            assert legal or seat not in state.to_act, f"{where}: owes a decision and has none"
            assert state.to_act or not legal, f"{where}: nobody has to act, and yet it may"
            assert len(set(legal)) == len(legal), f"{where}: an action is listed twice"
            assert legal == state.copy().legal(seat), f"{where}: a copy lists other actions"


def a_match_has_an_outcome_exactly_when_it_is_over(subject: Subject) -> None:
    for moment in subject.moments():
        state, outcome = moment.state, moment.state.outcome
        if outcome is None:
            assert state.to_act, f"{moment}: nobody has to act, and there is no outcome"
            continue
        assert not state.to_act, f"{moment}: there is an outcome, and {state.to_act} have to act"
        for by_seat in (outcome.places, outcome.scores, outcome.parts):
            assert len(by_seat) == state.players, f"{moment}: {by_seat} is not one for each seat"
        assert min(outcome.places) in (1, 2), f"{moment}: places begin with {outcome.places}"
        sums = tuple(sum(parts.values()) for parts in outcome.parts)
        assert sums == outcome.scores, f"{moment}: the parts of the scores add up to {sums}"
        key = f"{subject.spec.id}-end-{outcome.reason}"
        assert subject.text_is_known(key), f"{moment}: no text {key}"


def a_copy_and_a_pickle_are_equal_and_independent(subject: Subject) -> None:
    for moment in subject.moments(every=5):
        state = moment.state
        twin, thawed = state.copy(), pickle.loads(pickle.dumps(state))
        assert twin == state, f"{moment}: a copy differs"
        assert thawed == state, f"{moment}: a pickled state comes back different"
        for seat in state.to_act[:1]:
            before, action = state.view(ALL), state.legal(seat)[0]
            twin.play(seat, action)
            where = f"{moment}, seat {seat}, '{action.text}'"
            assert state.view(ALL) == before, f"{where}: played on a copy, seen in the state"
            assert state == thawed, f"{where}: playing on a copy changed the state itself"


def a_playout_makes_the_same_draws_as_playing_move_by_move(subject: Subject) -> None:
    for moment in subject.moments(every=29):
        quick, slow = moment.state.copy(), moment.state.copy()
        quick.playout(Random(7).random)
        State.playout(slow, Random(7).random)
        assert quick == slow, f"{moment}: its own playout ends elsewhere than move by move"
        assert quick.outcome is not None, f"{moment}: a playout did not come to an end"


def views_are_json_of_the_declared_type(subject: Subject) -> None:
    kind = subject.spec.view_type
    for moment in subject.moments(every=5):
        for viewer in (*range(moment.state.players), None, ALL):
            view = moment.state.view(viewer)
            read: object = msgspec.json.decode(msgspec.json.encode(view), type=kind)
            assert read == view, f"{moment}: the view of {named(viewer)} is read back different"


def nothing_is_seen_from_a_seat_that_is_not_there(subject: Subject) -> None:
    for players in subject.spec.players:
        state = subject.spec.new(players, 0)
        for seat in (-1, players):
            for name, ask in _questions(state, seat).items():
                where = f"{subject.spec.id}, {players} players, {name} of seat {seat}"
                refused = refusal(where, ask)
                assert refused.code == "no-such-seat", f"{where}: refused by {refused.code}"


def _questions(state: AnyState, seat: int) -> dict[str, Callable[[], object]]:
    return {
        "the view": lambda: state.view(seat),
        "a redeal": lambda: state.redeal(seat, Chance.from_seed(0)),
        "the reopened position": lambda: state.reopened(seat),
    }


def a_record_replays_to_the_same_state(subject: Subject) -> None:
    for players in subject.spec.players:
        for seed in range(3):
            record, state = random_record(subject, players, seed)
            where = f"{subject.spec.id}, {players} players, seed {seed}"
            again = read_record(record.write()).replay()
            assert again == state, f"{where}: the record replays to another state"
            unfinished = Record(
                record.game, record.rules_version, players, seed, record.options, record.moves[:5]
            )
            begun = read_record(unfinished.write()).replay()
            assert begun.outcome is None, f"{where}: over after five moves of the record"


CONTRACT = (
    play_accepts_exactly_what_legal_lists,
    an_action_of_another_game_is_refused,
    whoever_owes_a_decision_has_one,
    a_match_has_an_outcome_exactly_when_it_is_over,
    a_copy_and_a_pickle_are_equal_and_independent,
    a_playout_makes_the_same_draws_as_playing_move_by_move,
    views_are_json_of_the_declared_type,
    nothing_is_seen_from_a_seat_that_is_not_there,
    a_record_replays_to_the_same_state,
)
