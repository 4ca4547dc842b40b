"""No match can be made so long that it is a burden: somebody who changes their mind for ever is
stopped, and whoever comes later is told what stands."""

from __future__ import annotations

import random
from contextlib import suppress

import msgspec
import pytest

from wolfden.core import Action, Spec
from wolfden.core.registry import games, spec_of
from wolfden.match.errors import TooManyChanges
from wolfden.match.match import Match
from wolfden.match.snapshot import snapshot_of
from wolfden.match.standing import CHANGES, IN_ALL, TOLD
from wolfden.match.store import StoredMatch, StoredSeat

LARGEST = 300_000
LONG = {"jagdfieber": {"days": 10}, "wolf-and-hound": {"best-of-five": True}}


def tiresome(spec: Spec) -> Match:
    """A match of as many as can play, each of whom changes as often as they may."""
    rng = random.Random(1)
    match = Match(spec, spec.players[-1], 1, LONG.get(spec.id))
    while not match.over:
        seat = rng.choice(match.to_act)
        onward = [each for each in match.legal(seat) if each.verb not in spec.taking_back]
        match.submit(seat, match.decisions[seat], rng.choice(onward).text)
        with suppress(TooManyChanges):
            while change := wavering(match, seat, rng):
                match.submit(seat, match.decisions[seat], change)
    return match


def wavering(match: Match, seat: int, rng: random.Random) -> str | None:
    if match.can_undo(seat):
        return "undo"
    legal = match.legal(seat)
    if seat in match.to_act:
        legal = tuple(each for each in legal if each.verb in match.spec.taking_back)
    return rng.choice(legal).text if legal else None


def size(match: Match, you: int | None) -> int:
    seats = tuple(StoredSeat(seat, "human", "W" * 24) for seat in range(match.players))
    stored = StoredMatch("x" * 22, match.spec.id, match.spec.rules_version, match.options, 1, seats)
    return len(msgspec.json.encode(snapshot_of(stored, match, you)))


@pytest.mark.parametrize("spec", games(), ids=lambda spec: spec.id)
def test_the_longest_match_is_told_in_a_small_message(spec: Spec) -> None:
    match = tiresome(spec)
    assert size(match, None) < LARGEST
    assert all(size(match, seat) < LARGEST for seat in range(match.players))
    last = match.standing.told(match.moves)[-1]
    assert last.number == match.number


def test_what_was_taken_back_is_not_told_of_a_long_match() -> None:
    match = tiresome(spec_of("jagdfieber"))
    assert match.number > TOLD
    told = match.standing.told(match.moves)
    by_seat = [[move.action.text for move in told if move.seat == seat] for seat in range(5)]
    assert [len(texts) for texts in by_seat] == [len(told) // 5] * 5
    assert match.standing.told(match.moves[:9]) == match.moves[:9]


def test_tokens_are_not_put_down_and_taken_back_for_ever() -> None:
    rng = random.Random(1)
    match = Match(spec_of("wolfsspuren"), 6, 1)
    while not (seats := [seat for seat in match.to_act if _verb(match, seat, "place")]):
        seat = match.to_act[0]
        match.submit(seat, match.decisions[seat], rng.choice(match.legal(seat)).text)
    seat = seats[0]
    for verb in ("place", "take-back") * CHANGES + ("place",):
        step = _verb(match, seat, verb)
        assert step is not None
        match.submit(seat, match.decisions[seat], step.text)
    step = _verb(match, seat, "take-back")
    assert step is not None
    with pytest.raises(TooManyChanges):
        match.submit(seat, match.decisions[seat], step.text)
    ready = _verb(match, seat, "ready") or _verb(match, seat, "place")
    assert ready is not None
    match.submit(seat, match.decisions[seat], ready.text)


def test_nobody_changes_their_mind_for_ever() -> None:
    match = tiresome(spec_of("jagdfieber"))
    standing = len(match.standing.told(match.moves))
    assert match.number == standing + 5 * IN_ALL


def _verb(match: Match, seat: int, verb: str) -> Action | None:
    return next((action for action in match.legal(seat) if action.verb == verb), None)
