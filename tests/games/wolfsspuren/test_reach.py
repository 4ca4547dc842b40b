"""Bots neither pay nor vote for hunts that cannot succeed, and spare whom a small pack needs."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import wolfden
from wolfden.bots import Memory, bot_of, decide
from wolfden.core import NEVER, Chance
from wolfden.games.wolfsspuren.actions import PLACED, VOTE
from wolfden.games.wolfsspuren.model import CELL, LARGE, PHASE_AT, Phase, Stage
from wolfden.games.wolfsspuren.state import WolfsspurenState
from wolfden.games.wolfsspuren.tactics.completion import next_tokens
from wolfden.games.wolfsspuren.tactics.fights import attack_worth
from wolfden.games.wolfsspuren.tactics.habits import Hunt
from wolfden.games.wolfsspuren.tactics.planner import COOPERATIVE, SELFISH, plan_year
from wolfden.games.wolfsspuren.tactics.reach import can_kill, most_of
from wolfden.games.wolfsspuren.tactics.worth import WORTH

sys.path.insert(0, str(Path(__file__).parents[3] / "benchmarks"))
from wolfsspuren_packs import strangers

from .table import SPIRALS, Table, wolf

TACTICS = wolfden.spec_of("wolfsspuren").tactics
SICK, BISON = LARGE.index("sick-moose"), LARGE.index("bison")


def planning(hunted: str, strength: int = 12, **options: bool) -> WolfsspurenState:
    """Four wolves of four players are about to plan."""
    names = ("green-a", "blue-a", "black-a", "yellow-a")
    table = Table(
        4, females="blue-a yellow-a", males="green-a black-a",
        strength=dict.fromkeys(names, strength), **options,
    )  # fmt: skip
    table.begin("planning", hunted=hunted)
    return table.state


def hunting(plan: dict[int, int]) -> list[int]:
    return [token for cell, token in plan.items() if PHASE_AT[cell] == Phase.PACK_HUNT]


def test_a_pack_can_kill_what_its_highest_tokens_reach():
    state = planning("sick-moose")
    assert [most_of(state, seat) for seat in range(4)] == [15] * 4
    assert can_kill(state, SICK)
    assert not can_kill(state, BISON)


def test_a_wolf_cannot_give_more_than_it_lives_through():
    state = planning("sick-moose", strength=1)
    gain = max(state.figures.small_strength)
    best = max(token for token in range(1, 16) if SPIRALS[token] < 1 + gain)
    assert most_of(state, 0) == best


def test_two_wolves_of_one_player_do_not_share_a_token():
    table = Table(3, females="blue-a", males="green-a green-b")
    assert most_of(table.state, 0) == 15 + 14


@pytest.mark.parametrize("temper", [SELFISH, COOPERATIVE], ids=["selfish", "cooperative"])
def test_nobody_pays_for_a_hunt_that_cannot_succeed(temper):
    hopeless, hopeful = planning("bison"), planning("sick-moose")
    for seat in range(4):
        assert not hunting(plan_year(hopeless, seat, temper))
        assert hunting(plan_year(hopeful, seat, temper))


@pytest.mark.parametrize("level", ["greedy", "pup", "yearling"])
def test_a_bot_leaves_the_pack_hunt_empty_when_it_cannot_succeed(level):
    state = planning("bison")
    for seed in range(5):
        chance, memory, twin = Chance.from_seed(seed), Memory(), state.copy()
        while twin.owing & 1:
            twin.play(0, decide(level, twin, 0, chance, memory))
        assert not twin.plan[CELL[wolf("green-a")][Phase.PACK_HUNT]]


def test_a_search_is_not_offered_tokens_for_a_hunt_that_cannot_succeed():
    def offered(hunted: str) -> list[int]:
        actions = next_tokens(planning(hunted), 0)
        cells = [PLACED[action][0] for action in actions if action.verb == "place"]
        return [cell for cell in cells if PHASE_AT[cell] == Phase.PACK_HUNT]

    state = planning("sick-moose")
    lone = CELL[wolf("green-a")][Phase.LONE_HUNT]
    assert not offered("bison")
    state.plan[lone] = 1
    assert [
        action
        for action in next_tokens(state, 0)
        if action.verb == "place" and PHASE_AT[PLACED[action][0]] == Phase.PACK_HUNT
    ]


def test_alpha_leaves_the_pack_hunt_empty_when_it_cannot_succeed():
    state, bot, memory = planning("bison"), bot_of("alpha@200"), Memory()
    chance = Chance.from_seed(1)
    while state.owing & 1:
        state.play(0, bot.choose(state.redeal(0, chance), 0, chance, memory))
    token = state.plan[CELL[wolf("green-a")][Phase.PACK_HUNT]]
    assert not SPIRALS[token]


def planned_after(hunted: str, *generosity: float) -> list[int]:
    """What one of four gives when three have given so much of their share, year by year."""
    state, tactics = planning(hunted), TACTICS.at_table(4)
    fair = state.figures.black[SICK] / 4
    tactics.habits.hunts = tuple(
        Hunt(SICK, (int(fair), *[int(given * fair)] * 3), (1,) * 4) for given in generosity
    )
    return hunting(tactics.plan_year(state, 0))


class TestOthersWhoDoNotHunt:
    """Three of four were never seen to give anything."""

    def plan(self, given: float, years: int) -> list[int]:
        return planned_after("old-moose", *[given] * years)

    def test_one_alone_spends_no_strength_on_them(self):
        tokens = self.plan(0.0, years=3)
        assert all(SPIRALS[token] == 0 for token in tokens)

    def test_but_still_shows_that_it_would_hunt(self):
        assert self.plan(0.0, years=3)

    def test_unless_the_prey_would_turn_on_it(self):
        """Together they would reach red but not green."""
        assert not self.plan(0.4, years=9)

    def test_among_those_who_give_it_gives_its_share(self):
        share = planning("old-moose").figures.black[LARGE.index("old-moose")] / 4
        assert sum(self.plan(1.0, years=3)) >= 0.7 * share


class TestTheCareless:
    """Three of four give to the hunt, but now and then nothing."""

    def test_one_makes_up_for_what_they_may_leave(self):
        black = planning("sick-moose").figures.black[SICK]
        assert sum(planned_after("sick-moose", 1.5, 0.0)) > black / 2
        assert sum(planned_after("sick-moose", 1.0, 1.0)) < black / 2

    def test_but_nobody_feeds_those_who_never_give(self):
        black = planning("sick-moose").figures.black[SICK]
        assert sum(planned_after("sick-moose", 0.0, 0.0)) < black / 2

    def test_a_hunt_that_nobody_gave_to_tells_nothing(self):
        habits, figures = TACTICS.at_table(4).habits, planning("sick-moose").figures
        gave, nobody = Hunt(SICK, (4,) * 4, (1,) * 4), Hunt(BISON, (0,) * 4, (1,) * 4)
        habits.hunts = (gave, nobody)
        assert not habits.is_careless(figures, 1)
        habits.hunts = (gave, Hunt(SICK, (4, 0, 4, 4), (1,) * 4))
        assert habits.is_careless(figures, 1)


def test_nobody_votes_for_a_prey_that_the_pack_cannot_kill():
    table = Table(4, females="blue-a yellow-a", males="green-a black-a")
    table.face_up("sick-moose", "bison")
    table.state.stage = Stage.VOTE
    vote, chance = WORTH[Stage.VOTE], Chance.from_seed(1)
    assert vote(table.state, 0, VOTE[BISON], chance) == NEVER
    assert vote(table.state, 0, VOTE[SICK], chance) > NEVER
    table.face_up("bison")
    assert vote(table.state, 0, VOTE[BISON], chance) > NEVER


def test_nobody_lets_the_only_prey_go_that_the_pack_can_kill():
    table = Table(4, females="blue-a yellow-a", males="green-a black-a")
    release, chance = WORTH[Stage.RELEASE], Chance.from_seed(1)
    actions = {action.text: action for action in table.state.spec.actions}
    table.face_up("sick-moose", "bison")
    assert release(table.state, 0, actions["release sick-moose"], chance) == NEVER
    assert release(table.state, 0, actions["release bison"], chance) > NEVER


def test_a_small_pack_does_not_drive_out_whom_it_needs():
    small = Table(4, females="blue-a yellow-a", males="green-a black-a")
    large = Table(4, females="blue-a yellow-a blue-b", males="green-a black-a green-b")
    for table in (small, large):
        table.state.plan[CELL[wolf("yellow-a")][Phase.RANK_FIGHTS]] = 12
    lowest = (wolf("blue-a"), wolf("yellow-a"))
    assert attack_worth(small.state, lowest[1], lowest[0]) < attack_worth(
        large.state, lowest[1], lowest[0]
    )


def test_beginners_forget_much_but_no_hunt():
    """A pup that readies itself has a token for every hunt that greedy would have."""
    for seed in range(20):
        state, chance, memory = planning("sick-moose"), Chance.from_seed(seed), Memory()
        plan = {
            cell: token for cell, token in plan_year(state, 1, overlooks=0.75).items()
            if PHASE_AT[cell] in (Phase.LONE_HUNT, Phase.PACK_HUNT)
        }  # fmt: skip
        while 1 in state.to_act:
            state.play(1, decide("pup", state, 1, chance, memory))
        assert len(plan) == 2
        assert all(state.plan[cell] == token for cell, token in plan.items())


@pytest.mark.parametrize("level", ["pup", "yearling"])
def test_beginners_vote_as_greedy_does(level):
    table = Table(4, females="blue-a yellow-a", males="green-a black-a")
    table.face_up("sick-moose", "deer", "old-moose", "caribou")
    table.state.stage, table.state.owing = Stage.VOTE, 1
    chance = Chance.from_seed(1)
    best = decide("greedy", table.state, 0, chance)
    assert {decide(level, table.state, 0, chance) for _ in range(30)} == {best}


def test_a_pack_of_beginners_with_one_sensible_player_seldom_dies_out():
    tally = strangers(4, range(60_000, 60_060), SELFISH, "pup")
    assert tally.died_out.value <= 0.2
