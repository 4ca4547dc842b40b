"""Checks of hidden information: views do not leak and bots cannot cheat."""

from __future__ import annotations

import msgspec

from ..bots import decide
from ..core import Action, AnyState, Chance, Event
from .subject import Subject

SAMPLE = 5
"""About how many of a seat's actions are compared in a position."""


def _viewers(state: AnyState, number: int) -> tuple[int | None, ...]:
    """Two seats in turn, and at times a spectator."""
    seats = number % state.players, (number + 1) % state.players
    return seats if number % 5 else (*seats, None)


def a_redeal_leaves_the_seats_view_as_it_was(subject: Subject) -> None:
    """The first law."""
    for number, state in enumerate(subject.states()):
        for seat in _viewers(state, number):
            redealt = state.redeal(seat, Chance.from_seed(1))
            assert redealt.view(seat) == state.view(seat)
            assert redealt.to_act == state.to_act
            if seat is not None:
                assert redealt.legal(seat) == state.legal(seat)


def a_redeal_depends_only_on_what_the_seat_knows(subject: Subject) -> None:
    """The second law."""
    for number, state in enumerate(subject.states()):
        for seat in _viewers(state, number):
            other = state.redeal(seat, Chance.from_seed(2))
            assert other.redeal(seat, Chance.from_seed(3)) == state.redeal(
                seat, Chance.from_seed(3)
            )


def a_redeal_leaves_the_state_itself_alone(subject: Subject) -> None:
    for state in subject.states(every=3):
        before = state.copy()
        redealt = state.redeal(0, Chance.from_seed(4))
        for seat in redealt.to_act[:1]:
            redealt.play(seat, redealt.legal(seat)[0])
        assert state == before


def events_tell_a_seat_no_more_than_its_view(subject: Subject) -> None:
    """Where two sealed choices leave a seat with the same view, it hears the same of both."""
    for number, state in enumerate(subject.states(every=4)):
        if len(state.to_act) > 1:
            seat = state.to_act[number % len(state.to_act)]
            legal = state.legal(seat)
            heard: dict[tuple[int | None, bytes], list[Event]] = {}
            for action in legal[:: 1 + len(legal) // SAMPLE]:
                after, events = _played(state, seat, action)
                for viewer in (*range(state.players), None):
                    key = (viewer, msgspec.json.encode(after.view(viewer)))
                    visible = [event for event in events if event.visible_to(viewer)]
                    assert heard.setdefault(key, visible) == visible


def _played(state: AnyState, seat: int, action: Action) -> tuple[AnyState, list[Event]]:
    after = state.copy()
    events: list[Event] = []
    after.play(seat, action, events.append)
    return after, events


REPEATING = ("random", "greedy", "pup", "alpha@12")
"""Bots that do the same again for the same chance, whatever the clock says."""


def bots_decide_from_what_their_seat_knows(subject: Subject) -> None:
    for state in subject.states(every=41):
        for level in REPEATING:
            for seat in state.to_act:
                choice = decide(level, state, seat, Chance.from_seed(5))
                assert choice in state.legal(seat)
                elsewhere = state.redeal(seat, Chance.from_seed(6))
                assert decide(level, elsewhere, seat, Chance.from_seed(5)) is choice


KNOWLEDGE = (
    a_redeal_leaves_the_seats_view_as_it_was,
    a_redeal_depends_only_on_what_the_seat_knows,
    a_redeal_leaves_the_state_itself_alone,
    events_tell_a_seat_no_more_than_its_view,
    bots_decide_from_what_their_seat_knows,
)
