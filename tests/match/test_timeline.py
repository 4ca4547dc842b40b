"""Any moment of a log can be looked at, in any order, and is what folding up to it gives."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

import wolfden
from wolfden.core import ALL
from wolfden.core.entries import UNDO
from wolfden.core.fold import BadLog, Entry, Fold
from wolfden.core.record import Record
from wolfden.core.record_reader import read_record
from wolfden.match.timeline import EVERY, Timeline

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = [
    "jagdfieber/record-3", "the-wolves/record-2", "wolf-and-hound/record-3",
    "wolfsspuren/record-4-greedy-options",
]  # fmt: skip


def golden(name: str) -> Record:
    return read_record((GOLDEN / f"{name}.txt").read_text("utf-8"))


def timeline_of(record: Record) -> Timeline:
    timeline = Timeline(record.start())
    timeline.follow(record.entries)
    return timeline


def with_second_thoughts() -> Record:
    """A match of The Wolves in which steps are taken back again and again."""
    random, fold, moves = Random(3), Fold(wolfden.new("the-wolves", players=2, seed=5)), []
    while fold.number < 5 * EVERY:
        seat = fold.to_act[0]
        undo = fold.can_undo(seat) and random.random() < 0.3
        move = fold.play(seat, UNDO if undo else random.choice(fold.state.legal(seat)))
        moves.append((seat, move.action.text))
    return Record("the-wolves", 1, 2, 5, fold.state.options, tuple(moves))


@pytest.mark.parametrize("name", [*RECORDS, "second thoughts"])
def test_a_moment_is_what_folding_up_to_it_gives(name: str) -> None:
    record = with_second_thoughts() if name == "second thoughts" else golden(name)
    timeline, fold = timeline_of(record), Fold(record.start())
    views = [fold.state.view(ALL)]
    views += [fold.state.view(ALL) for _ in fold.replay(record.entries)]
    numbers = list(range(len(views)))
    Random(1).shuffle(numbers)
    for number in [*numbers[:200], 0, len(views) - 1, *range(40)]:
        assert timeline.look(number, lambda fold: fold.state.view(ALL)) == views[number], number


def test_a_timeline_goes_on_with_its_match_and_hears_nothing_twice() -> None:
    record = golden("jagdfieber/record-3")
    whole, growing = timeline_of(record), Timeline(record.start())
    for number in range(0, len(record.moves) + 10, 10):
        growing.follow(record.entries[max(0, number - 15) : number])
        growing.look(growing.number // 2, lambda fold: fold.number)
    growing.follow(record.entries)
    assert growing.number == whole.number
    assert (growing.turns, growing.rounds) == (whole.turns, whole.rounds)
    assert [move.number for move in growing.moves] == list(range(1, whole.number + 1))


def test_a_gap_is_a_broken_log() -> None:
    timeline = Timeline(wolfden.new("jagdfieber", players=3, seed=1))
    with pytest.raises(BadLog):
        timeline.follow([Entry(2, 0, "play wolf")])


def test_a_round_ends_with_what_the_game_says_ends_it() -> None:
    timeline = timeline_of(golden("jagdfieber/record-3"))
    ended = [
        move.number
        for move in timeline.moves
        if any(event.name == "round-ended" for event in move.events)
    ]
    assert timeline.rounds == [0, *ended[:-1]], "after the last one nothing begins"
    assert timeline.turns == timeline.rounds, "everyone chooses at once"


def test_elsewhere_a_round_is_over_when_everyone_had_a_turn() -> None:
    timeline = timeline_of(golden("the-wolves/record-2"))
    owing = [timeline.look(number, lambda fold: fold.to_act) for number in timeline.turns]
    assert all(one != other for one, other in pairwise(owing))
    assert set(timeline.rounds) <= set(timeline.turns)
    assert len(timeline.turns) <= 2 * len(timeline.rounds) + 1
