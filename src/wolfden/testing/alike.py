"""The third law: positions that look alike to a seat are redealt alike by the same chance.

Without it a redeal that is a mere copy, or deals only some of what is hidden, keeps the other two.
A crowd is a handful of positions that one viewer cannot tell apart. It begins with the same match
started from many seeds, or with a position of a random match and what is hidden in it dealt anew;
then it walks on. Where others decide, its members decide differently, and draw from different
chances; whoever can be told apart from the first afterwards leaves the crowd.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import msgspec

from ..core import Action, AnyState, Chance
from .sentences import named, state_difference
from .subject import Moment, Subject, random_move

SEEDS = 40
"""How many starts are compared."""
STARTS = 2
"""How often, each time with other options."""
CROWD = 8
LONG_WALK, SHORT_WALK = 60, 4
APART = 23
"""How far apart the positions of a match lie from which short walks begin."""


@dataclass
class Crowd:
    viewer: int | None
    first: Moment
    others: list[AnyState]
    """They look like the first to the viewer."""


def positions_that_look_alike_are_redealt_alike(subject: Subject) -> None:
    chance = Chance.from_seed(8)
    for crowd in _starts(subject):
        _walk(crowd, LONG_WALK, chance)
    for number, moment in enumerate(subject.moments(every=APART)):
        viewer = number % (moment.state.players + 1)
        seat = None if viewer == moment.state.players else viewer
        _walk(Crowd(seat, moment, []), SHORT_WALK, chance)


def _starts(subject: Subject) -> Iterator[Crowd]:
    """The largest crowd of starts for every viewer; the smaller ones are only compared."""
    for players in subject.spec.players:
        for attempt in range(STARTS):
            options = subject.first(players, attempt, Chance.from_seed(attempt)).options
            starts = [
                Moment(subject.spec.new(players, seed, options), seed, 0) for seed in range(SEEDS)
            ]
            for viewer in (*range(players), None):
                crowds = _crowds(viewer, starts)
                for crowd in crowds:
                    _compare(crowd)
                largest = max(crowds, key=lambda crowd: len(crowd.others))
                _compare_futures(largest)
                yield largest


def _crowds(viewer: int | None, moments: list[Moment]) -> list[Crowd]:
    found: dict[bytes, Crowd] = {}
    for moment in moments:
        crowd = found.setdefault(_look(moment.state, viewer), Crowd(viewer, moment, []))
        if crowd.first is not moment:
            crowd.others.append(moment.state)
    return list(found.values())


def _look(state: AnyState, viewer: int | None) -> bytes:
    return msgspec.json.encode(state.view(viewer))


def _walk(crowd: Crowd, steps: int, chance: Chance) -> None:
    for _ in range(steps):
        if not crowd.first.state.to_act:
            return
        _fill(crowd, chance)
        _step(crowd, chance)
        _compare(crowd)


def _fill(crowd: Crowd, chance: Chance) -> None:
    """Positions that look alike, as the game itself makes them."""
    crowd.others = [state.copy() for state in crowd.others[:CROWD]]
    while len(crowd.others) < CROWD:
        crowd.others.append(crowd.first.state.redeal(crowd.viewer, chance.fork()))


def _step(crowd: Crowd, chance: Chance) -> None:
    first = crowd.first.state.copy()
    seat, action = random_move(first, chance)
    for other in crowd.others:
        choice = _choice(crowd, other, seat, action, chance)
        if choice is not None:
            other.play(seat, choice)
    first.play(seat, action)
    crowd.first = Moment(first, crowd.first.seed, crowd.first.number + 1)
    crowd.others = list(_alike(first, crowd))


def _alike(first: AnyState, crowd: Crowd) -> Iterator[AnyState]:
    """Who still looks like the first; what is equal needs no looking, which takes long."""
    look = b""
    for other in crowd.others:
        if other == first:
            yield other
            continue
        look = look or _look(first, crowd.viewer)
        if _look(other, crowd.viewer) == look:
            yield other


def _choice(
    crowd: Crowd, other: AnyState, seat: int, action: Action, chance: Chance
) -> Action | None:
    """What another member does where the first does `action`; None where it cannot follow."""
    legal = other.legal(seat)
    if seat == crowd.viewer:
        assert action in legal, (
            f"{crowd.first}: seat {seat} may '{action.text}' or not, depending on what it does "
            "not know"
        )
        return action
    if legal and (action not in legal or chance.below(2)):
        return chance.choice(legal)
    return action if action in legal else None


def _compare(crowd: Crowd) -> None:
    seed = crowd.first.number
    once = crowd.first.state.redeal(crowd.viewer, Chance.from_seed(seed))
    for other in crowd.others:
        again = other.redeal(crowd.viewer, Chance.from_seed(seed))
        assert again == once, (
            f"{crowd.first}: {named(crowd.viewer)} cannot tell two positions apart, and yet they "
            f"are redealt differently: {state_difference(once, again)}"
        )


def _compare_futures(crowd: Crowd) -> None:
    """What chance will bring is hidden too, and equal states must go on alike."""
    ends = []
    for state in (crowd.first.state, *crowd.others[:1]):
        redealt = state.redeal(crowd.viewer, Chance.from_seed(9))
        redealt.playout(Random(9).random)
        ends.append(redealt)
    assert ends[0] == ends[-1], (
        f"{crowd.first}: {named(crowd.viewer)} cannot tell two positions apart, and yet after a "
        f"redeal the same decisions lead elsewhere: {state_difference(ends[0], ends[-1])}"
    )
