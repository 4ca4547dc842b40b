"""Where all choose at once it does not matter to a bot who has sealed already."""

from __future__ import annotations

import pytest

import wolfden
from wolfden.arena.play import Player
from wolfden.bots import Memory, decide
from wolfden.bots.known import known_to
from wolfden.core import Chance
from wolfden.games.wolfsspuren.model import Stage

LEVELS = ("greedy", "yearling", "alpha@80")
GAMES = [("jagdfieber", 4), ("wolfsspuren", 3)]


def rounds_begun(game, players, most):
    """Positions in which several seats owe a decision and nobody has sealed one."""
    state, chance, before = wolfden.new(game, players=players, seed=5), Chance.from_seed(5), ()
    while state.to_act and most:
        if len(state.to_act) > 1 and len(state.to_act) >= len(before):
            most -= 1
            yield state.copy()
        before = state.to_act
        state.play(before[0], decide("greedy", state, before[0], chance))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_bot_decides_the_same_whether_others_have_sealed_or_not(game, players, level):
    compared = 0
    for state in rounds_begun(game, players, 12):
        seat, chance = state.to_act[-1], Chance.from_seed(3)
        first = decide(level, state, seat, Chance.from_seed(9))
        for other in state.to_act[:-1]:
            while other in state.to_act:
                state.play(other, decide("greedy", state, other, chance))
        if seat in state.to_act:
            compared += 1
            assert decide(level, state, seat, Chance.from_seed(9)) is first
    assert compared > 5


def played(game, players, level, turn):
    """A match in which the seats that owe a decision make it in this order."""
    state = wolfden.new(game, players=players, seed=7)
    table = [Player(level, Chance.from_seed(seat)) for seat in range(players)]
    while state.to_act:
        seat = sorted(state.to_act, key=lambda each: (each - turn) % players)[0]
        events = []
        state.play(seat, table[seat].choose(state, seat), events.append)
        for watcher, player in enumerate(table):
            player.watch(state, [event for event in events if event.visible_to(watcher)])
    return state.outcome


@pytest.mark.parametrize(
    ("game", "players", "level"),
    [
        ("jagdfieber", 4, "yearling"),
        ("jagdfieber", 4, "alpha@24"),
        ("wolfsspuren", 3, "yearling"),
        ("wolfsspuren", 3, "alpha@8"),
    ],
)
def test_a_match_is_the_same_whoever_chooses_first(game, players, level):
    outcomes = {played(game, players, level, turn).scores for turn in (0, players - 1)}
    assert len(outcomes) == 1


def test_a_plan_goes_on_from_what_was_learnt_though_another_is_ready_by_now():
    state = next(each for each in rounds_begun("wolfsspuren", 3, 9) if each.stage == Stage.PLAN)
    seat, other = state.to_act[-1], state.to_act[0]
    memory, chance = Memory(), Chance.from_seed(3)
    state.play(seat, decide("alpha@60", state, seat, Chance.from_seed(9), memory))
    while other in state.to_act:
        state.play(other, decide("greedy", state, other, chance))
    assert memory.recall(known_to(seat, state, chance), seat).trees is not None
