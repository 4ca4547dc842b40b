"""Hints: whole plans, as far as one seat decides by itself and nothing is revealed."""

from __future__ import annotations

import pytest

import wolfden
from wolfden.bots import Budget, Memory, advise, decide, hint_at_most, hint_budget
from wolfden.bots.plan import reveals, turn
from wolfden.core import Chance, Tactics, winning
from wolfden.texts import LANGUAGES, problems
from wolfden.texts.told import values

from ..core import counting
from . import guessing

GAMES = {"jagdfieber": 9, "the-wolves": 37, "wolf-and-hound": 7, "wolfsspuren": 23}
A_FEW = Budget(iterations=25)


def positions(game: str, players: int, seed: int = 4, most: int = 14):
    """Some of a match between greedy players."""
    state, chance, every = wolfden.new(game, players=players, seed=seed), Chance.from_seed(1), 0
    while state.to_act and most:
        seat = state.to_act[0]
        if every % GAMES[game] == 0:
            most -= 1
            yield state.copy(), seat
        state.play(seat, decide("greedy", state, seat, chance))
        every += 1


def ways(game: str):
    return [(game, players) for players in wolfden.spec_of(game).players]


@pytest.mark.parametrize(("game", "players"), [way for game in GAMES for way in ways(game)])
def test_a_plan_can_be_followed_to_its_end_and_the_turn_with_it(game, players):
    for state, seat in positions(game, players):
        owing, after = state.to_act, state.copy()
        plan = advise(state, seat, Chance.from_seed(3), A_FEW)
        assert 0.0 <= plan.chance <= 1.0
        for step, action in enumerate(plan.actions):
            assert action in after.legal(seat), (step, plan.actions)
            assert after.to_act == owing
            before = after.copy()
            after.play(seat, action)
        if after.to_act == owing and len(plan.actions) < 60:
            assert reveals(before, seat, plan.actions[-1], Chance.from_seed(8))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_changes_no_plan_figure_or_reason(game):
    for state, seat in positions(game, 3):
        plan = advise(state, seat, Chance.from_seed(3), A_FEW)
        for deal in range(2):
            elsewhere = state.redeal(seat, Chance.from_seed(100 + deal))
            assert advise(elsewhere, seat, Chance.from_seed(3), A_FEW) == plan


@pytest.mark.parametrize("game", GAMES)
def test_reasons_can_be_told_in_every_language(game):
    told = set()
    for players in wolfden.spec_of(game).players:
        for state, seat in positions(game, players, seed=players):
            for reason in advise(state, seat, Chance.from_seed(2), A_FEW).reasons:
                assert isinstance(reason, state.spec.reasons)
                told.add(type(reason))
                for lang in LANGUAGES:
                    data = values(reason.data, ["Ada", "Ben", "Cleo", "Dan", "Eva", "Fay"], lang)
                    assert not problems(lang, f"{game}-reason-{reason.name}", **data)
    assert len(told) >= 3


def test_a_turn_of_many_steps_is_one_plan():
    state = counting.CountingState(2)
    state.totals = [3, 6]
    plan = advise(state, 0, Chance.from_seed(1), Budget(iterations=300))
    assert [action.text for action in plan.actions] == ["add 2", "add 2", "add 2", "end"]
    assert plan.chance == pytest.approx(1.0, abs=0.05)


def test_a_plan_ends_where_something_is_revealed():
    """Whoever exchanges a ghost's card sees the next one only then."""
    state, chance = wolfden.new("wolf-and-hound", players=2, seed=5), Chance.from_seed(1)
    exchanges = 0
    while state.to_act:
        seat = state.to_act[0]
        exchange = next((each for each in state.legal(seat) if each.verb == "exchange"), None)
        deals = [state.redeal(seat, Chance.from_seed(n)) for n in range(20)]
        if exchange and len({deal.ghosts[state.active][0] for deal in deals}) > 4:
            exchanges += 1
            assert reveals(state, seat, exchange, chance)
            assert turn(state, seat, chance, lambda _, it=exchange: it) == (exchange,)
        state.play(seat, decide("random", state, seat, chance))
    assert exchanges > 2


def test_a_forced_action_is_advised_with_a_chance():
    state = wolfden.new("the-wolves", players=2, seed=3)
    chance = Chance.from_seed(1)
    while len(state.legal(state.to_act[0])) > 1:
        seat = state.to_act[0]
        state.play(seat, chance.choice(state.legal(seat)))
    seat = state.to_act[0]
    plan = advise(state, seat, chance, Budget(0.05))
    assert plan.actions[0] is state.legal(seat)[0]
    assert 0 <= plan.chance <= 1


def test_games_from_outside_need_no_reasons_and_no_chances():
    state = guessing.GuessingState("coin", 0)
    plan = advise(state, 0, Chance.from_seed(1), A_FEW, Memory())
    assert plan.reasons == ()
    assert type(state.spec.tactics).reasons is Tactics.reasons


def test_chances_to_win_add_up_and_grow_with_the_share_of_the_others():
    assert winning([0.7, 0.3]) == pytest.approx([0.7, 0.3])
    found = winning([0.9, 0.5, 0.4, 0.2])
    assert sum(found) == pytest.approx(1.0)
    assert found == sorted(found, reverse=True)
    assert winning([0.5] * 5) == pytest.approx([0.2] * 5)


def test_a_hint_says_how_long_it_may_take():
    tactics = wolfden.spec_of("the-wolves").tactics
    assert hint_budget(tactics, 1.0).seconds == pytest.approx(0.5)
    assert hint_at_most(tactics, 1.0) == pytest.approx(3.0)
    assert hint_at_most(wolfden.spec_of("jagdfieber").tactics, 1.0) == pytest.approx(2.0)
