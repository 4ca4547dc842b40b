"""Checks that what a game states about itself is true: what it seals, and that it hides nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec

from ..core import ALL, Action, Chance, Event, Spec
from .sentences import difference, named, state_difference
from .subject import Moment, Subject

SAMPLE = 5
"""How many of a seat's sealed actions, and how many of its open ones, are compared."""
VIEWERS = 2
"""By how many of the other seats."""


def sealed_verbs(spec: Spec) -> frozenset[str]:
    return spec.sealed


def perfect_information(spec: Spec) -> bool:
    return spec.perfect_information


@dataclass(frozen=True)
class Choice:
    """Some of the actions among which a seat may choose, and seats that look on."""

    moment: Moment
    seat: int
    actions: tuple[Action, ...]
    viewers: tuple[int, ...]

    @property
    def others_owe(self) -> bool:
        return any(other != self.seat for other in self.moment.state.to_act)

    def made(self) -> Iterator[Made]:
        for action in self.actions:
            after, events = self.moment.state.copy(), list[Event]()
            after.play(self.seat, action, events.append)
            for viewer in self.viewers:
                told = [event for event in events if event.visible_to(viewer)]
                seen = msgspec.json.encode((after.view(viewer), told))
                yield Made(action, viewer, after.to_act, seen)


class Made(NamedTuple):
    """An action of somebody else as a seat sees it: by its view, and by what it is told."""

    action: Action
    viewer: int
    to_act: tuple[int, ...]
    seen: bytes


def _choices(subject: Subject, sealed: bool) -> Iterator[Choice]:
    """Seats that may choose among sealed actions, or among open ones."""
    rng, verbs = Random(10), sealed_verbs(subject.spec)
    for moment in subject.moments(every=5):
        for seat in range(moment.state.players):
            legal = [each for each in moment.state.legal(seat) if (each.verb in verbs) is sealed]
            others = [other for other in range(moment.state.players) if other != seat]
            if len(legal) > 1:
                actions = rng.sample(legal, min(SAMPLE, len(legal)))
                viewers = rng.sample(others, min(VIEWERS, len(others)))
                yield Choice(moment, seat, tuple(actions), tuple(viewers))


def nobody_sees_a_sealed_action_before_the_others_have_chosen(subject: Subject) -> None:
    """Whoever chooses last may reveal all by it, but no verb is seen every time.

    That a seat has chosen is no secret, so actions are compared after which the same seats owe
    a decision.
    """
    seen: set[str] = set()
    unseen: set[str] = set()
    for choice in _choices(subject, sealed=True):
        firsts: dict[object, Made] = {}
        for made in choice.made():
            alike = (made.viewer, made.to_act, "" if choice.others_owe else made.action.verb)
            first = firsts.setdefault(alike, made)
            told_apart = first.seen != made.seen
            assert not (told_apart and choice.others_owe), (
                f"{choice.moment}: {named(made.viewer)} can tell '{first.action.text}' of seat "
                f"{choice.seat} from '{made.action.text}', though both are sealed and others have "
                "not chosen yet"
            )
            if made is not first:
                (seen if told_apart else unseen).add(made.action.verb)
    never = sorted(seen - unseen)
    assert not never, f"{subject.spec.id}: {never} are said to be sealed, and others see them"


def everybody_can_tell_open_actions_apart(subject: Subject) -> None:
    """A search shares among all seats what it learns of them."""
    for choice in _choices(subject, sealed=False):
        known: dict[tuple[int, bytes], Made] = {}
        for made in choice.made():
            twin = known.setdefault((made.viewer, made.seen), made)
            assert twin is made, (
                f"{choice.moment}: {named(made.viewer)} cannot tell '{twin.action.text}' of seat "
                f"{choice.seat} from '{made.action.text}', though neither is said to be sealed"
            )


def perfect_information_is_what_it_says(subject: Subject) -> None:
    """Nothing is hidden or drawn, and one seat acts at a time."""
    if not perfect_information(subject.spec):
        return
    for moment in subject.moments(every=5):
        state = moment.state
        assert len(state.to_act) < 2, f"{moment}: {state.to_act} act at once"
        _expect_equal_views(moment)
        redealt = state.redeal(None, Chance.from_seed(11))
        assert redealt == state, f"{moment}: a redeal changes {state_difference(state, redealt)}"
        for seat in state.to_act:
            for action in state.legal(seat)[:SAMPLE]:
                with _no_draws(f"{moment}: '{action.text}' of seat {seat} draws from chance"):
                    state.copy().play(seat, action)


def _expect_equal_views(moment: Moment) -> None:
    all_of_it = _unnamed(moment.state.view(ALL))
    for viewer in (*range(moment.state.players), None):
        view = _unnamed(moment.state.view(viewer))
        assert view == all_of_it, (
            f"{moment}: {named(viewer)} does not see everything: {difference(view, all_of_it)}"
        )


def _unnamed(view: Any) -> dict[str, Any]:
    """A view without the seat it is for."""
    found: dict[str, Any] = msgspec.to_builtins(view)
    found.pop("seat", None)
    return found


@contextmanager
def _no_draws(sentence: str) -> Iterator[None]:
    with patch.object(Chance, "word", side_effect=AssertionError(sentence)):
        yield


FACTS = (
    nobody_sees_a_sealed_action_before_the_others_have_chosen,
    everybody_can_tell_open_actions_apart,
    perfect_information_is_what_it_says,
)
