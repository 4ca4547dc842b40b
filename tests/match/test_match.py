"""The pure match: decisions, sealed choices, refusals, replay."""

from __future__ import annotations

import pytest

import wolfden
from wolfden.core.errors import IllegalAction, UnknownAction
from wolfden.match.errors import MatchOver, StaleDecision, TooManyChanges
from wolfden.match.match import Match
from wolfden.match.standing import CHANGES

WOLF, RABBIT, CARROT = "play wolf", "play rabbit", "play carrot"


def new_match(days: int = 1) -> Match:
    return Match(wolfden.spec_of("jagdfieber"), players=3, seed=7, options={"days": days})


def play_to_the_end(match: Match) -> None:
    while not match.over:
        for seat in match.state.to_act:
            match.submit(seat, match.decisions[seat], match.state.legal(seat)[0].text)


def test_sealed_choices_do_not_make_each_other_stale() -> None:
    match = new_match()
    for seat in (2, 0, 1):
        match.submit(seat, 0, WOLF)
    assert match.number == 3


def test_the_last_choice_opens_a_new_decision_for_everyone() -> None:
    match = new_match()
    for seat in range(3):
        match.submit(seat, 0, WOLF)
    assert [match.decision(seat) for seat in range(3)] == [3, 3, 3]


def test_a_decision_that_was_answered_is_stale() -> None:
    match = new_match()
    match.submit(0, 0, WOLF)
    with pytest.raises(StaleDecision):
        match.submit(0, 0, WOLF)
    assert match.number == 1


def test_a_sealed_choice_can_be_changed_by_naming_the_newer_decision() -> None:
    match = new_match()
    match.submit(0, 0, WOLF)
    match.submit(1, 0, RABBIT)
    assert match.state.to_act == (2,)
    move = match.submit(0, match.decisions[0], CARROT)
    assert (move.number, match.decisions) == (3, [3, 2, 0])
    match.submit(2, 0, WOLF)
    revealed = next(event for event in match.moves[-1].events if event.name == "revealed")
    assert revealed.data["cards"] == ("carrot", "rabbit", "wolf")


def test_a_sealed_choice_can_be_changed_only_so_often() -> None:
    match = new_match()
    match.submit(0, 0, WOLF)
    for choice in (RABBIT, WOLF) * (CHANGES // 2):
        match.submit(0, match.decisions[0], choice)
    with pytest.raises(TooManyChanges):
        match.submit(0, match.decisions[0], RABBIT)
    again = new_match()
    assert len(list(again.replay(move.entry for move in match.moves))) == CHANGES + 1
    with pytest.raises(TooManyChanges):
        again.submit(0, again.decisions[0], RABBIT)
    for seat in (1, 2):
        again.submit(seat, 0, WOLF)
    again.submit(0, again.decisions[0], CARROT)
    again.submit(0, again.decisions[0], WOLF)


def test_a_step_can_be_taken_back_only_so_often() -> None:
    match = Match(wolfden.spec_of("the-wolves"), players=2, seed=7)
    seat, step = _small_step(match)
    for _ in range(CHANGES):
        match.submit(seat, match.decisions[seat], step)
        match.submit(seat, match.decisions[seat], "undo")
    match.submit(seat, match.decisions[seat], step)
    with pytest.raises(TooManyChanges):
        match.submit(seat, match.decisions[seat], "undo")


def _small_step(match: Match) -> tuple[int, str]:
    """Play on to a decision after which the same seat goes on."""
    while True:
        (seat,) = match.to_act
        for action in match.legal(seat):
            after = match.state.copy()
            after.play(seat, action)
            if after.to_act == (seat,):
                return seat, action.text
        match.submit(seat, match.decisions[seat], match.legal(seat)[0].text)


def test_an_answer_from_before_the_reveal_is_stale_after_it() -> None:
    match = new_match()
    match.submit(0, 0, WOLF)
    before = match.decisions[0]
    match.submit(1, 0, WOLF)
    match.submit(2, 0, WOLF)
    with pytest.raises(StaleDecision):
        match.submit(0, before, CARROT)


@pytest.mark.parametrize("text", ["play bear", "", "play"])
def test_an_action_that_does_not_exist_is_refused(text: str) -> None:
    match = new_match()
    with pytest.raises(UnknownAction):
        match.submit(0, 0, text)
    assert match.number == 0


def test_a_forbidden_action_is_refused_and_changes_nothing() -> None:
    match = new_match()
    match.submit(0, 0, WOLF)
    before = match.state.copy()
    with pytest.raises(IllegalAction, match="already-chosen"):
        match.submit(0, match.decisions[0], WOLF)
    assert match.state == before
    assert (match.number, match.decisions) == (1, [1, 0, 0])


def test_nothing_is_accepted_when_the_match_is_over() -> None:
    match = new_match()
    play_to_the_end(match)
    assert match.outcome is not None
    assert match.decision(0) is None
    with pytest.raises(MatchOver):
        match.submit(0, match.decisions[0], WOLF)


def test_replaying_the_moves_gives_the_same_match() -> None:
    match = new_match(days=2)
    play_to_the_end(match)
    twin = Match(match.spec, 3, 7, {"days": 2})
    assert list(twin.replay([move.entry for move in match.moves])) == match.moves
    assert twin.state == match.state
    assert twin.decisions == match.decisions
    assert twin.moves == match.moves
