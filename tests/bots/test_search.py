"""The search: it guesses what is hidden, knows when to stop, and remembers."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import mean, variance

import pytest

import wolfden
from wolfden.bots import Memory, UnknownBot, bot_of, budget, decide, level_of, search
from wolfden.bots.budget import Budget, Meter
from wolfden.bots.luck import Luck
from wolfden.bots.mixing import shares
from wolfden.bots.search import Search, Thought
from wolfden.bots.sweeps import Margin, Sweeps
from wolfden.bots.tree import Edge
from wolfden.core import Actions, Chance, SearchSettings
from wolfden.core.fold import Fold

from ..core import counting
from . import guessing


def advice(state, seat, iterations=400, seed=1, memory=None):
    """The edge that was chosen."""
    thought = Thought(state, seat, Luck(Chance.from_seed(seed)), memory or Memory())
    return thought.decide(Budget(iterations=iterations))


def choice(state, seat, memory):
    return Search(Budget(iterations=300)).choose(state, seat, Chance.from_seed(1), memory)


class TestWhatItKnows:
    @pytest.mark.parametrize("coin", [0, 1])
    def test_a_coin_nobody_has_seen_stays_a_guess(self, coin):
        state = guessing.GuessingState("coin", coin)
        assert advice(state, 0).value == pytest.approx(0.5, abs=0.1)

    @pytest.mark.parametrize("sealed", [frozenset({"say"}), frozenset()])
    @pytest.mark.parametrize("seat", [0, 1])
    def test_who_chooses_at_the_same_time_does_not_see_the_other(self, monkeypatch, seat, sealed):
        monkeypatch.setattr(guessing.Guessing, "sealed", sealed)
        state = guessing.GuessingState("match", 0)
        assert advice(state, seat, 2000).value == pytest.approx(0.5, abs=0.08)

    def test_what_the_other_has_sealed_is_guessed(self):
        state = guessing.GuessingState("match", 0, (None, 1))
        assert advice(state, 0, 1000).value == pytest.approx(0.5, abs=0.08)

    def test_a_search_leaves_the_position_as_it_was(self):
        state = counting.CountingState(2)
        advice(state, 0)
        assert state == counting.CountingState(2)


class TestWhatItFinds:
    def test_a_turn_of_four_decisions_that_wins_at_once(self):
        state = counting.CountingState(2)
        state.totals = [3, 6]
        memory = Memory()
        while state.to_act == (0,):
            state.play(0, choice(state, 0, memory))
        assert state.outcome.winners == (0,)

    def test_three_players_have_three_prospects(self):
        state = counting.CountingState(3)
        state.totals = [7, 0, 0]
        assert advice(state, 0).value > 0.95

    def test_the_same_seed_and_iterations_find_the_same(self):
        state = wolfden.new("wolf-and-hound", players=4, seed=2)
        seat = state.to_act[0]
        known = state.redeal(seat, Chance.from_seed(3))
        found = [advice(known, seat, 60) for _ in range(3)]
        assert len({(edge.action, edge.visits, edge.total) for edge in found}) == 1


class TestTime:
    def iterations(self, state, seat, allowed):
        thought = Thought(state, seat, Luck(Chance.from_seed(1)), Memory())
        used = thought.think(Budget(iterations=allowed))
        return thought.root.visits, used

    def test_a_clear_choice_stops_early(self):
        state = counting.CountingState(2)
        state.totals, state.added = [8, 6], 1
        visits, used = self.iterations(state, 0, 2000)
        assert visits < 2000
        assert used < 1.0

    def test_where_it_pays_to_surprise_a_plain_choice_stops_early_too(self, monkeypatch):
        settings = SearchSettings(temperature=0.02)
        monkeypatch.setattr(counting.NoTactics, "settings", settings)
        state = counting.CountingState(2)
        state.totals, state.added = [8, 6], 1
        visits, used = self.iterations(state, 0, 2000)
        assert 500 <= visits < 600
        assert 0.25 <= used < 0.3

    def test_an_open_one_uses_what_it_has(self):
        visits, used = self.iterations(guessing.GuessingState("coin", 0), 0, 500)
        assert visits > 400
        assert used > 0.8

    def test_seconds_are_the_processors_own(self, monkeypatch):
        now = {"thread": 0.0, "wall": 0.0}
        monkeypatch.setattr(budget, "thread_time", lambda: now["thread"])
        monkeypatch.setattr(budget, "perf_counter", lambda: now["wall"])
        meter = Meter(Budget(seconds=2.0), 0.0)
        now["thread"] = now["wall"] = 1.0
        assert meter.used() == 0.5
        now["wall"] = 3.0
        assert meter.used() == 0.5
        now["wall"] = 4.1
        assert meter.used() == 1.0

    def test_what_was_learnt_before_shortens_the_next_thought(self):
        state = counting.CountingState(2)
        memory = Memory()
        first = advice(state, 0, 400, memory=memory)
        state.play(0, first.action)
        trees, share, _ = memory.recall(state, 0)
        assert trees.roots[0].visits > 50
        assert 0 < share <= 1

    def test_another_position_than_expected_is_thought_over_anew(self):
        state = counting.CountingState(2)
        memory = Memory()
        chosen = advice(state, 0, 400, memory=memory).action
        other = next(action for action in state.legal(0) if action is not chosen)
        state.play(0, other)
        assert memory.recall(state, 0).trees is None

    def test_a_step_that_was_taken_back_is_no_memory(self):
        history = Fold(counting.CountingState(2))
        memory = Memory()
        chosen = advice(history.state, 0, 100, memory=memory).action
        history.play(0, chosen)
        history.play(0, history.parse("undo"))
        assert memory.recall(history.state, 0).trees is None


def test_weaker_searches_overlook_as_much_as_the_game_says(monkeypatch):
    given = []
    monkeypatch.setattr(
        search, "seen", lambda items, overlooks, luck: given.append(overlooks) or items
    )
    for game, slips in (("jagdfieber", 0.5), ("wolf-and-hound", 1.4), ("the-wolves", 0.5)):
        state = wolfden.new(game, players=4, seed=1)
        decide("hunter@9", state, state.to_act[0], Chance.from_seed(1))
        assert given.pop() == pytest.approx(slips * bot_of("hunter").overlooks)


class TestNames:
    def test_a_searching_level_may_have_another_budget(self):
        assert bot_of("alpha@500").budget == Budget(iterations=500)
        assert bot_of("hunter@0.05s").budget == Budget(seconds=0.05)
        assert bot_of("hunter@9").overlooks == bot_of("hunter").overlooks

    @pytest.mark.parametrize("name", ["alpha@", "alpha@0", "alpha@0s", "greedy@5", "@5"])
    def test_other_budgets_are_refused(self, name):
        with pytest.raises(UnknownBot):
            bot_of(name)

    def test_people_choose_levels_and_no_budgets(self):
        with pytest.raises(UnknownBot):
            level_of("alpha@9999s")
        assert level_of("alpha") is bot_of("alpha")


class TestMixing:
    SETTINGS = SearchSettings(temperature=0.01, wavering=0.03)

    def test_what_is_nearly_as_good_is_played_too(self):
        carrot, rabbit, wolf, hunter = shares([0.53, 0.52, 0.51, 0.35], self.SETTINGS)
        assert carrot == pytest.approx(0.45)
        assert 0.1 < wolf < rabbit < carrot
        assert hunter < 1e-6

    def test_of_two_the_better_one_is_played_more(self):
        assert shares([0.53, 0.51], self.SETTINGS) == pytest.approx([0.6, 0.4])

    def test_a_clear_best_is_played(self):
        assert shares([0.60, 0.50, 0.35], self.SETTINGS)[0] > 0.99

    def test_shares_add_up(self):
        assert sum(shares([0.53, 0.52, 0.51, 0.3], self.SETTINGS)) == pytest.approx(1.0)


class TestSweeps:
    def edges(self, *words):
        actions = Actions((word, {}) for word in words)
        return [Edge(action, 1.0) for action in actions]

    def play(self, sweeps, worth, guesses):
        """Chance gives the same to all; only what is left of it is due to the action."""
        luck = Random(1)
        for _ in range(guesses):
            given = luck.random()
            while True:
                edge = sweeps.next()
                reward = given + worth[edge.action.text] + 0.01 * luck.random()
                edge.visits, edge.total = edge.visits + 1, edge.total + reward
                sweeps.learn(edge, reward)
                if sweeps.is_done:
                    break

    def test_every_guess_is_tried_with_every_action(self):
        sweeps = Sweeps(self.edges("a", "b", "c"))
        tried = [sweeps.next().action.text for _ in range(6)]
        assert Counter(tried[:3]) == Counter(tried[3:]) == Counter("abc")

    def test_what_is_clearly_worse_is_left_out(self):
        one, other, third = self.edges("one", "other", "third")
        sweeps = Sweeps([one, other, third])
        self.play(sweeps, {"one": 0.05, "other": 0.0, "third": 0.0499}, 20)
        assert sweeps.best() is one
        assert other not in sweeps.left
        assert third in sweeps.left
        assert other.visits < one.visits


def test_a_margin_knows_mean_and_spread_without_keeping_what_it_learnt():
    source, margin = Random(1), Margin()
    behind = [source.gauss(0.1, 0.5) for _ in range(200)]
    for each in behind:
        margin.learn(each)
    assert margin.mean == pytest.approx(mean(behind))
    assert margin.squares / (margin.count - 1) == pytest.approx(variance(behind))
    spread = (variance(behind) / len(behind)) ** 0.5
    assert margin.is_sure == (mean(behind) > 3 * spread)
