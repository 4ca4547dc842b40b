"""First matches with a guide: the line of every game, played by who follows it and who does not."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import wolfden
from wolfden.bots import decide
from wolfden.core import Chance, Spec
from wolfden.core.entries import BRANCH
from wolfden.core.lesson import GUIDE, PERSON, Lesson, lesson_of, next_on_line
from wolfden.core.registry import spec_of
from wolfden.match.errors import NoLesson
from wolfden.match.lessons import begin_lesson
from wolfden.match.match import Match
from wolfden.match.setup import again

MOST_MOVES = 3_000
SHOWN = {
    "jagdfieber": {
        "revealed", "took", "season-closed", "hunter-lost", "returned", "day-scored", "ended",
    },
    "the-wolves": {
        "arranged", "placed", "moved", "den-built", "howled", "upgraded", "dominated", "hunted",
        "token-gained", "uncovered", "moon-came", "region-scored", "ended",
    },
    "wolf-and-hound": {
        "played", "moved", "sheep-lost", "sheep-found", "nothing-happened", "drew", "ended",
    },
    "wolfsspuren": {
        "pup-added", "prey-turned", "votes-revealed", "planned", "caught", "hunted", "fed",
        "went-hungry", "howled", "prey-released", "attacked", "submitted", "fight-began", "struck",
        "fight-won", "disc-won", "disc-lost", "omega-made", "marked", "aged", "pup-joined",
        "departures-revealed", "pair-left", "year-scored", "ended",
    },
}  # fmt: skip
"""What happens in a first match of each game, from the person's first decision to the end."""

LEARNT = [spec for spec in wolfden.games() if lesson_of(spec)]


def lesson(spec: Spec) -> Lesson:
    found = lesson_of(spec)
    assert found
    return found


def test_all_our_games_have_a_lesson() -> None:
    assert {spec.id for spec in LEARNT} == set(SHOWN)


@pytest.mark.parametrize("spec", LEARNT, ids=lambda spec: spec.id)
@pytest.mark.parametrize("dice", [random.Random(1), random.Random(2)], ids=["once", "again"])
def test_who_follows_the_lesson_meets_all_of_the_game(spec: Spec, dice: random.Random) -> None:
    """Whoever is faster: the seats that owe a decision answer in any order."""
    planned, state, told = lesson(spec), lesson(spec).start(), Counter[str]()
    asked = 0
    for _ in range(MOST_MOVES):
        if not state.to_act:
            break
        seat = dice.choice(state.to_act)
        follows = next_on_line(state.reopened(seat).redeal(seat, Chance.from_seed(1)), seat)
        level = GUIDE if seat != PERSON or follows else "pup"
        asked += seat == PERSON and bool(follows)
        action = decide(level, state, seat, Chance.from_seed(dice.getrandbits(32)))
        state.play(seat, action, lambda event: told.update([event.name]))
    assert state.outcome
    assert asked == sum(seat == PERSON for seat, _ in planned.line)
    assert SHOWN[spec.id] <= set(told)


@pytest.mark.parametrize("spec", LEARNT, ids=lambda spec: spec.id)
def test_who_leaves_the_lesson_is_asked_for_nothing_more(spec: Spec) -> None:
    state = lesson(spec).start()
    while PERSON not in state.to_act:
        seat = state.to_act[0]
        state.play(seat, decide(GUIDE, state, seat, Chance.from_seed(0)))
    asked = next_on_line(state, PERSON)[0]
    other = [action for action in state.legal(PERSON) if action != asked]
    state.play(PERSON, other[0])
    for _ in range(20):
        if state.to_act:
            seat = state.to_act[0]
            state.play(seat, decide(GUIDE, state, seat, Chance.from_seed(0)))
    assert not next_on_line(state, PERSON)


@pytest.mark.parametrize("spec", LEARNT, ids=lambda spec: spec.id)
def test_a_lesson_is_a_match_like_any_other(spec: Spec) -> None:
    stored, entries = begin_lesson(spec.id, "Ada", "hash")
    match = Match(spec, len(stored.seats), stored.seed, stored.options)
    list(match.replay(entries))
    assert [seat.bot for seat in stored.seats] == [None] + [GUIDE] * (len(stored.seats) - 1)
    assert match.state.view(PERSON) == lesson(spec).start().view(PERSON)
    assert not entries or entries[-1].text == BRANCH.text


def test_whoever_plays_again_has_ordinary_bots() -> None:
    stored, _ = begin_lesson("jagdfieber", "Ada", "hash")
    assert {seat.bot for seat in again(stored, PERSON).seats} == {None, "pup"}


def test_a_game_without_a_lesson_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wolfden.match.lessons.lesson_of", lambda spec: None)
    with pytest.raises(NoLesson):
        begin_lesson(spec_of("jagdfieber").id, "Ada", "hash")
