"""What bots remember of pack hunts: all of it can be watched, and it guides their guesses."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

import wolfden
from wolfden.bots import Memory
from wolfden.core import Chance
from wolfden.core.record_reader import read_record
from wolfden.games.wolfsspuren.figures import figures_of
from wolfden.games.wolfsspuren.model import CELL, LARGE, NAMES, Phase, Stage
from wolfden.games.wolfsspuren.tactics.habits import Habits, Hunt, expected
from wolfden.games.wolfsspuren.tactics.reach import can_kill

from .table import Table

GOLDEN = Path(__file__).parents[2] / "golden" / "wolfsspuren"
TACTICS = wolfden.spec_of("wolfsspuren").tactics
FIGURES = figures_of(wolfden.spec_of("wolfsspuren").rules_version)
BLACK = FIGURES.black
SICK_MOOSE = LARGE.index("sick-moose")


def hunt(*generosity: float) -> Hunt:
    """Four wolves of four players against a sick moose; each gives so much of its share."""
    fair = BLACK[SICK_MOOSE] / 4
    return Hunt(SICK_MOOSE, tuple(fair * each for each in generosity), (1,) * 4)


@pytest.mark.parametrize(
    "path", sorted(GOLDEN.glob("record-*-greedy*.txt")), ids=lambda it: it.stem
)
def test_everything_is_known_from_public_events(path):
    record, habits, hunts = read_record(path.read_text("utf-8")), Habits(), 0
    for step in record.steps():
        for event in step.events:
            if event.visible_to(None):
                habits.watch(event)
        state = step.state
        if state.year:
            assert habits.pack == {NAMES[wolf] for wolf in state.pack}
        if len(habits.hunts) > hunts:
            hunts += 1
            last = habits.hunts[-1]
            assert last.kind == state.hunted
            assert sum(last.tokens) == sum(state.plan[cells[Phase.PACK_HUNT]] for cells in CELL)
    assert hunts == state.year


def test_who_gave_how_much_with_how_many_wolves():
    table = Table(4, females="blue-a", males="green-a green-b")
    table.begin("pack-hunt", {"green-a": 12, "blue-a": 5}, hunted="sick-moose")
    habits = Habits()
    habits.pack = {"blue-a", "green-a", "green-b"}
    for event in table.events:
        habits.watch(event)
    (seen,) = habits.hunts
    assert seen.tokens[:4] == (12, 5, 0, 0)
    assert seen.wolves[:4] == (2, 1, 0, 0)
    fair = BLACK[SICK_MOOSE] / 3
    assert seen.generosity(BLACK, 0) == pytest.approx(12 / (2 * fair))
    assert seen.generosity(BLACK, 1) == pytest.approx(5 / fair)


def test_a_stranger_is_expected_to_give_the_fair_share():
    assert expected((), BLACK, 0) == 1.0
    assert Habits().expected(FIGURES, 3) == 1.0


def test_habits_are_learnt_the_last_years_first():
    generous, mean = hunt(1, 1, 1, 1), hunt(0.3, 0.3, 0.3, 0.3)
    assert expected((mean,), BLACK, 0) == pytest.approx(1.6 / 3)
    assert expected((generous, mean), BLACK, 1) < expected((mean, generous), BLACK, 1)


def test_nothing_is_learnt_of_a_player_without_a_wolf():
    assert expected((Hunt(SICK_MOOSE, (8, 0), (1, 0)),), BLACK, 1) == 1.0


def planning_state():
    record = read_record((GOLDEN / "record-4-greedy.txt").read_text("utf-8"))
    return next(
        step.state
        for step in record.steps()
        if step.state.stage == Stage.PLAN
        and step.state.year > 1
        and can_kill(step.state, step.state.hunted)
    )


def test_those_who_gave_little_are_guessed_to_give_little():
    state = planning_state()

    def guessed(habit: float) -> int:
        tactics, given = TACTICS.at_table(4), 0
        tactics.habits.hunts = (hunt(*[habit] * 4),) * 4
        for seed in range(20):
            guess = tactics.determinise(state, state.to_act[0], Chance.from_seed(seed))
            given += sum(guess.plan[CELL[wolf][Phase.PACK_HUNT]] for wolf in guess.pack)
        return given

    assert guessed(0.2) < guessed(0.6) < guessed(1.0)


def test_a_year_played_on_expects_what_was_watched():
    state = planning_state()

    def left(habit: float) -> int:
        tactics = TACTICS.at_table(4)
        tactics.habits.hunts = (hunt(*[habit] * 4),) * 4
        strength = 0
        for seed in range(12):
            twin = state.copy()
            tactics.play_on(twin, Chance.from_seed(seed))
            strength += sum(twin.strength[wolf] for wolf in twin.pack)
        return strength

    assert left(0.2) < left(1.0)


class TestMemory:
    def test_each_player_of_each_match_has_its_own(self):
        one, other = TACTICS.at_table(4), TACTICS.at_table(4)
        one.habits.hunts = (hunt(1, 1, 1, 1),)
        assert other.habits.hunts == TACTICS.habits.hunts == ()

    def test_whoever_overlooks_remembers_all_the_same(self):
        tactics = TACTICS.at_table(4)
        tactics.habits.hunts = (hunt(1, 1, 1, 1),)
        assert tactics.overlooking(0.5).habits is tactics.habits

    def test_it_can_be_sent_to_another_process(self):
        tactics = TACTICS.at_table(4)
        record = read_record((GOLDEN / "record-4-greedy.txt").read_text("utf-8"))
        for step in record.steps():
            tactics.watch(step.events)
        twin = pickle.loads(pickle.dumps(tactics))
        assert twin.habits.hunts == tactics.habits.hunts
        assert len(twin.habits.hunts) == step.state.year

    def test_a_bot_watches_the_match_it_plays(self):
        record = read_record((GOLDEN / "record-4-greedy.txt").read_text("utf-8"))
        memory = Memory()
        for step in record.steps():
            memory.watch(step.state, step.events)
        assert memory.tactics is not TACTICS
        assert len(memory.tactics.habits.hunts) == step.state.year
