"""What a search builds on here: likelihoods, rests between turns, chances, and whole turns."""

from __future__ import annotations

import pytest

import wolfden
from wolfden.bots import Memory, bot_of, decide
from wolfden.bots.luck import Luck
from wolfden.bots.search import Thought
from wolfden.core import Chance
from wolfden.games.the_wolves.model import Phase
from wolfden.games.the_wolves.setup import SPEC
from wolfden.games.the_wolves.tactics.evaluation import evaluate
from wolfden.games.the_wolves.tactics.outlook import advantage
from wolfden.games.the_wolves.tactics.tactics import turn_begins


def positions(players: int, seed: int, every: int):
    """Some positions of a match in which greedy and random players take turns by the decision."""
    state, chance = wolfden.new("the-wolves", players=players, seed=seed), Chance.from_seed(seed)
    count = 0
    while state.to_act:
        if count % every == 0:
            yield state.copy()
        level = "random" if count % 7 == 0 else "greedy"
        state.play(state.active, decide(level, state, state.active, chance))
        count += 1
    yield state


def at_turn(turn: int, seed: int):
    """Where a turn begins in a match of four greedy players."""
    state, chance = wolfden.new("the-wolves", players=4, seed=seed), Chance.from_seed(seed)
    while state.turn < turn:
        state.play(state.active, decide("greedy", state, state.active, chance))
    return state


def after_turn(state, level: str) -> float:
    """How a seat stands after its turn, in points."""
    state, seat, turn = state.copy(), state.active, state.turn
    memory, chance = Memory(), Chance.from_seed(1)
    while state.to_act and state.turn == turn:
        state.play(seat, bot_of(level).choose(state.copy(), seat, chance, memory))
    return advantage(evaluate(state), seat, state.players)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_likelihoods_are_for_the_legal_actions_and_add_up_to_one(players):
    for state in positions(players, 5, 9):
        if state.to_act:
            found = SPEC.tactics.priors(state, state.active, Chance.from_seed(1))
            assert len(found) == len(state.legal(state.active))
            assert sum(found) == pytest.approx(1.0)
            assert min(found) >= 0.0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_play_goes_on_to_the_next_turn_and_everyones_chances_add_up(players):
    for state in positions(players, 6, 17):
        began, turn, over = turn_begins(state), state.turn, not state.to_act
        SPEC.tactics.play_on(state, Chance.from_seed(1))
        assert turn_begins(state) or state.phase is Phase.OVER
        assert state.turn == turn + (not began and state.phase is not Phase.OVER and not over)
        chances = SPEC.tactics.evaluate(state)
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        assert sum(chances) == pytest.approx(players / 2)


def test_whoever_is_to_move_stands_better_than_just_after_moving():
    state = at_turn(9, 2)
    before = SPEC.tactics.evaluate(state)
    waiting = state.copy()
    waiting.active = (state.active + 1) % 4
    assert SPEC.tactics.evaluate(waiting)[state.active] < before[state.active]


def test_a_search_changes_neither_the_position_nor_those_it_keeps():
    state = at_turn(9, 2)
    thought = Thought(state, state.active, Luck(Chance.from_seed(1)), Memory())
    before = state.copy()
    for _ in range(30):
        thought.iterate()
    assert state == before
    kept = [(key, node) for key, node in thought.root.children.items() if node.state is not None]
    assert kept
    for key, node in kept:
        again = before.copy()
        again.play(state.active, SPEC.actions[key % len(SPEC.actions)])
        assert node.state == again


def test_a_search_repeats_itself():
    state = at_turn(14, 3)
    seat = state.active
    assert len({decide("alpha@40", state, seat, Chance.from_seed(8)) for _ in range(3)}) == 1


@pytest.mark.parametrize(("turn", "seed"), [(6, 3), (22, 1)])
def test_a_search_finds_a_better_turn_than_the_best_single_actions(turn, seed):
    state = at_turn(turn, seed)
    assert after_turn(state, "alpha@60") > after_turn(state, "greedy") + 3.0
