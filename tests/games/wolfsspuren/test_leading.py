"""Hunts are led by turns: the strongest wolf gives much, the others share the rest."""

from __future__ import annotations

import pytest

from wolfden.games.wolfsspuren.model import CELL, LARGE, NAMES, Phase
from wolfden.games.wolfsspuren.state import WolfsspurenState
from wolfden.games.wolfsspuren.tactics.habits import Habits, Hunt
from wolfden.games.wolfsspuren.tactics.leading import NOBODY, leader_of
from wolfden.games.wolfsspuren.tactics.planner import LEAD, SELFISH, plan_year

from .table import Table, wolf

DEER = LARGE.index("deer")
STEADY = SELFISH._replace(wavering=0.0)
PACK = ("green-a", "blue-a", "black-a", "yellow-a")


def planning(strength: dict[str, int] | None = None, **discs: int) -> WolfsspurenState:
    """Four wolves of four players are about to hunt a deer."""
    table = Table(
        4, females="blue-a yellow-a", males="green-a black-a", strength=strength,
        discs={name.replace("_", "-"): count for name, count in discs.items()},
    )  # fmt: skip
    table.begin("planning", hunted="deer")
    return table.state


def given(state: WolfsspurenState, habits: Habits | None = None) -> dict[str, int]:
    """What each wolf gives to the hunt if all plan alike."""
    plans = [plan_year(state, seat, STEADY, habits=habits) for seat in range(4)]
    return {
        NAMES[each]: plan[CELL[each][Phase.PACK_HUNT]]
        for each in map(wolf, PACK)
        for plan in plans
        if CELL[each][Phase.PACK_HUNT] in plan
    }


def watched(*hunts: Hunt) -> Habits:
    habits = Habits()
    habits.hunts = hunts
    return habits


def test_the_strongest_leads_and_of_equals_the_highest():
    weaker = {"blue-a": 11, "green-a": 10}
    assert leader_of(planning(weaker), None) == wolf("black-a")
    assert leader_of(planning(weaker | {"black-a": 9}), None) == wolf("yellow-a")
    assert leader_of(planning(), None) == wolf("blue-a")


def test_a_wolf_with_all_its_discs_does_not_lead():
    assert leader_of(planning(blue_a=4), None) == wolf("green-a")


def test_the_leader_gives_twice_as_much_and_the_others_share_the_rest():
    state = planning()
    black = state.figures.black[DEER]
    tokens = given(state)
    assert tokens.pop("blue-a") >= LEAD * black / 4 - 1
    assert max(tokens.values()) < black / 4
    assert sum(given(state).values()) == pytest.approx(black, abs=4)


def test_one_who_outbids_does_not_wait_for_its_turn():
    state = planning()
    plan = plan_year(state, 0, STEADY._replace(outbids=1))
    assert plan[CELL[wolf("green-a")][Phase.PACK_HUNT]] > given(state)["blue-a"]


class TestReliability:
    """One leads with 14 against a deer, which leaves five to each of the others."""

    def hunt(self, *tokens: int) -> Hunt:
        return Hunt(DEER, tokens, (1,) * 4, best=14, leader=0)

    def test_who_gives_what_falls_to_it_is_reliable(self):
        state = planning()
        habits = watched(self.hunt(14, 5, 4, 5))
        assert all(habits.is_reliable(state.figures, colour) for colour in range(4))
        assert leader_of(state, habits) == wolf("blue-a")

    def test_nobody_leads_where_one_gives_nothing_and_all_give_alike(self):
        state = planning()
        habits = watched(self.hunt(14, 5, 0, 5))
        assert not habits.is_reliable(state.figures, 2)
        assert leader_of(state, habits) == NOBODY
        tokens = given(state, habits)
        assert max(tokens.values()) - min(tokens.values()) <= 1

    def test_giving_more_is_no_turn_to_lead(self):
        state = planning()
        assert leader_of(state, watched(self.hunt(14, 5, 9, 5))) == wolf("blue-a")

    def test_whole_tokens_are_nobodys_fault(self):
        small = Hunt(DEER, (28, 1, 0, 0), (2, 1, 1, 1), best=28, leader=0)
        assert small.reliability(planning().figures.black, 3) == 1.0

    def test_a_hunt_that_nobody_gave_to_tells_nothing(self):
        habits = watched(Hunt(DEER, (0,) * 4, (1,) * 4))
        assert habits.is_reliable(planning().figures, 1)

    def test_the_best_token_is_watched(self):
        table = Table(4, females="blue-a", males="green-a green-b")
        table.begin("pack-hunt", {"green-a": 5, "blue-a": 12}, hunted="deer")
        habits = Habits()
        habits.pack = {"blue-a", "green-a", "green-b"}
        for event in table.events:
            habits.watch(event)
        assert (habits.hunts[0].best, habits.hunts[0].leader) == (12, 1)
