"""Giving up: an entry of the log by which the other side wins."""

import pytest

from wolfden.core.entries import BRANCH, RESIGN, Resigned
from wolfden.core.errors import IllegalAction
from wolfden.core.fold import Fold
from wolfden.core.record import Record
from wolfden.core.record_reader import read_record
from wolfden.core.registry import spec_of
from wolfden.match.match import Match
from wolfden.match.recorded import open_record


def test_the_other_side_wins_and_nothing_is_left_to_decide():
    fold = Fold(spec_of("the-wolves").new(2, 7))
    move = fold.play(1, RESIGN)
    assert move.events == (Resigned(1),)
    assert (fold.to_act, fold.outcome.places, fold.outcome.reason) == ((), (1, 2), "resigned")
    assert fold.copy().outcome == fold.outcome
    for entry in (RESIGN, BRANCH):
        with pytest.raises(IllegalAction):
            fold.play(0, entry)


@pytest.mark.parametrize(("players", "places"), [(2, (2, 1)), (3, (2, 1, 2)), (4, (2, 1, 2, 1))])
def test_a_team_loses_together(players, places):
    fold = Fold(spec_of("wolf-and-hound").new(players, 7))
    fold.play(0, RESIGN)
    assert fold.outcome.places == places
    assert fold.outcome.scores == (0,) * players


@pytest.mark.parametrize(("game", "players"), [("jagdfieber", 3), ("the-wolves", 3)])
def test_nobody_gives_up_where_there_are_three_sides(game, players):
    fold = Fold(spec_of(game).new(players, 7))
    assert not fold.can_resign
    with pytest.raises(IllegalAction) as refused:
        fold.play(0, RESIGN)
    assert refused.value.reason == "why-no-resigning"


def test_what_was_scored_until_then_stands_and_the_record_replays():
    match = Match(spec_of("wolf-and-hound"), 2, 3, {"best-of-five": True})
    while not match.state.results:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    winner = match.state.results[0].winner
    match.play(winner, RESIGN)
    assert match.outcome.places[winner] == 2
    assert match.outcome.scores[winner] == 1, "games that were won stay won"
    moves = tuple((move.seat, move.action.text) for move in match.moves)
    record = Record(
        "wolf-and-hound", 1, 2, 3, match.options, moves, scores=match.outcome.scores
    ).write()
    *_, last = read_record(record).steps()
    assert (last.action.text, last.outcome) == ("resign", match.outcome)
    _, timeline = open_record(record)
    assert timeline.look(timeline.number, lambda fold: fold.outcome) == match.outcome
