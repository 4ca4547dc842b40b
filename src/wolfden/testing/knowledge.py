"""Checks of hidden information: views do not leak and bots cannot cheat.

Of the three laws the first two are here; `alike.py` has the third.
"""

from __future__ import annotations

import pickle
from itertools import permutations

import msgspec

from ..bots import Budget, Memory, advise, decide
from ..core import Action, AnyState, Chance, Event
from .alike import positions_that_look_alike_are_redealt_alike
from .sentences import difference, named, state_difference
from .subject import Subject

SAMPLE = 5
"""About how many of a seat's actions are compared in a position."""


def _viewers(state: AnyState, number: int) -> tuple[int | None, ...]:
    """Two seats in turn, and at times a spectator."""
    seats = number % state.players, (number + 1) % state.players
    return seats if number % 5 else (*seats, None)


def a_redeal_leaves_the_seats_view_as_it_was(subject: Subject) -> None:
    """The first law."""
    for number, moment in enumerate(subject.moments()):
        state = moment.state
        for seat in _viewers(state, number):
            redealt = state.redeal(seat, Chance.from_seed(1))
            before, now = state.view(seat), redealt.view(seat)
            where = f"{moment}: a redeal for {named(seat)}"
            assert now == before, f"{where} changes its view: {difference(before, now)}"
            assert redealt.to_act == state.to_act, f"{where} changes who has to act"
            if seat is not None:
                assert redealt.legal(seat) == state.legal(seat), f"{where} changes what it may do"


def a_redeal_depends_only_on_what_the_seat_knows(subject: Subject) -> None:
    """The second law."""
    for number, moment in enumerate(subject.moments()):
        state = moment.state
        for seat in _viewers(state, number):
            other = state.redeal(seat, Chance.from_seed(2))
            again = other.redeal(seat, Chance.from_seed(3))
            once = state.redeal(seat, Chance.from_seed(3))
            assert again == once, (
                f"{moment}: dealt twice for {named(seat)} is not as dealt once: "
                f"{state_difference(once, again)}"
            )


def a_redeal_leaves_the_state_itself_alone(subject: Subject) -> None:
    for moment in subject.moments(every=3):
        state = moment.state
        before = state.copy()
        redealt = state.redeal(0, Chance.from_seed(4))
        assert state == before, f"{moment}: a redeal changes the state itself"
        for seat in redealt.to_act[:1]:
            redealt.play(seat, redealt.legal(seat)[0])
        assert state == before, f"{moment}: playing on after a redeal changes the state itself"


def events_tell_a_seat_no_more_than_its_view(subject: Subject) -> None:
    """Where two sealed choices leave a seat with the same view, it hears the same of both."""
    for number, moment in enumerate(subject.moments(every=4)):
        state = moment.state
        if len(state.to_act) > 1:
            seat = state.to_act[number % len(state.to_act)]
            legal = state.legal(seat)
            heard: dict[tuple[int | None, bytes], list[Event]] = {}
            for action in legal[:: 1 + len(legal) // SAMPLE]:
                after, events = played(state, seat, action)
                for viewer in (*range(state.players), None):
                    key = (viewer, msgspec.json.encode(after.view(viewer)))
                    visible = [event for event in events if event.visible_to(viewer)]
                    assert heard.setdefault(key, visible) == visible, (
                        f"{moment}: from '{action.text}' of seat {seat} {named(viewer)} hears "
                        f"what its view does not show: {[event.name for event in visible]}"
                    )


def played(state: AnyState, seat: int, action: Action) -> tuple[AnyState, list[Event]]:
    after = state.copy()
    events: list[Event] = []
    after.play(seat, action, events.append)
    return after, events


def what_others_have_sealed_can_be_reopened(subject: Subject) -> None:
    """A bot thinks the same whether somebody else has sealed a choice already or not."""
    for moment in subject.moments(every=3):
        state, verbs = moment.state, subject.spec.sealed
        for seat in range(state.players):
            same = state.reopened(seat).legal(seat) == state.legal(seat)
            assert same, f"{moment}: reopened for seat {seat}, it may do something else"
        for seat, other in permutations(state.to_act, 2):
            sealed = [action for action in state.legal(other) if action.verb in verbs]
            for action in sealed[:: 1 + len(sealed) // SAMPLE]:
                after, _ = played(state, other, action)
                once, again = (
                    each.reopened(seat).redeal(seat, Chance.from_seed(7)) for each in (state, after)
                )
                assert again == once, (
                    f"{moment}: when seat {other} has sealed '{action.text}', reopened for seat "
                    f"{seat} it is not as before: {state_difference(once, again)}"
                )


REPEATING = ("random", "greedy", "pup", "alpha@12")
"""Bots that do the same again for the same chance, whatever the clock says."""
WATCHED = 60
"""Moves of a match that tactics watch before they are sent."""


def bots_decide_from_what_their_seat_knows(subject: Subject) -> None:
    for moment in subject.moments(every=41):
        state = moment.state
        for level in REPEATING:
            for seat in state.to_act:
                choice = decide(level, state, seat, Chance.from_seed(5))
                where = f"{moment}: {level} in seat {seat} decides on '{choice.text}'"
                assert choice in state.legal(seat), f"{where}, which is not legal"
                elsewhere = state.redeal(seat, Chance.from_seed(6))
                other = decide(level, elsewhere, seat, Chance.from_seed(5))
                assert other is choice, f"{where}, and on '{other.text}' where hidden things differ"


def tactics_that_watched_can_be_sent_to_a_worker(subject: Subject) -> None:
    """Pickled, since bots think in other processes; there they decide the same."""
    players = subject.spec.players[0]
    state, memory = subject.spec.new(players, 1, {}), Memory()
    for number in range(WATCHED):
        if not state.to_act:
            break
        seat, where = state.to_act[0], f"after move {number} of greedy players, seed 1"
        choice = decide("greedy", state, seat, Chance.from_seed(number), memory)
        sent = Memory()
        sent.tactics = pickle.loads(pickle.dumps(memory.tactics_for(state)))
        other = decide("greedy", state, seat, Chance.from_seed(number), sent)
        assert other is choice, f"{where}: '{choice.text}' here and '{other.text}' in a worker"
        events: list[Event] = []
        state.play(seat, choice, events.append)
        memory.watch(state, events)


def advice_is_a_plan_from_what_the_seat_knows(subject: Subject) -> None:
    """It can be followed to its end, its reasons have texts, and hidden things change nothing."""
    for moment in subject.moments(every=97):
        state = moment.state
        for seat in state.to_act[:1]:
            plan = advise(state, seat, Chance.from_seed(5), Budget(iterations=12))
            where, after = f"{moment}: the plan for seat {seat}", state.copy()
            for number, action in enumerate(plan.actions):
                said = f"{where} goes on with '{action.text}' after {number} actions"
                assert action in after.legal(seat), f"{said}, which is not legal"
                after.play(seat, action)
            assert 0.0 <= plan.chance <= 1.0, f"{where} wins {plan.chance} times"
            for reason in plan.reasons:
                key = f"{subject.spec.id}-reason-{reason.name}"
                assert isinstance(reason, subject.spec.reasons), f"the spec does not list {reason}"
                assert subject.text_is_known(key), f"{where}: no text {key}"
            elsewhere = state.redeal(seat, Chance.from_seed(6))
            other = advise(elsewhere, seat, Chance.from_seed(5), Budget(iterations=12))
            assert other == plan, f"{where} is another one where hidden things differ"


KNOWLEDGE = (
    a_redeal_leaves_the_seats_view_as_it_was,
    a_redeal_depends_only_on_what_the_seat_knows,
    positions_that_look_alike_are_redealt_alike,
    a_redeal_leaves_the_state_itself_alone,
    events_tell_a_seat_no_more_than_its_view,
    what_others_have_sealed_can_be_reopened,
    bots_decide_from_what_their_seat_knows,
    tactics_that_watched_can_be_sent_to_a_worker,
    advice_is_a_plan_from_what_the_seat_knows,
)
