"""Reasons for a plan: what they claim is between the two plans, as their figures say."""

from __future__ import annotations

import wolfden
from wolfden.bots import Budget, advise, decide
from wolfden.core import Chance
from wolfden.games.wolfsspuren.model import CELL, OWNERS, Phase, Stage
from wolfden.games.wolfsspuren.tactics.leading import leader_of
from wolfden.games.wolfsspuren.tactics.reasons import Feeds, Spares, feeds, laid, planned


def plans(players: int, seed: int):
    """Plans of greedy players, and their first halves."""
    state, chance = wolfden.new("wolfsspuren", players=players, seed=seed), Chance.from_seed(seed)
    while state.to_act and state.year < 5:
        seat = state.to_act[0]
        if state.stage != Stage.PLAN or any(state.own_plan(seat)):
            state.play(seat, decide("greedy", state, seat, chance))
            continue
        before, found = state.copy(), []
        while seat in state.to_act and state.stage == Stage.PLAN:
            found.append(decide("greedy", state, seat, chance))
            state.play(seat, found[-1])
        yield before, seat, found


def given(state, seat):
    own = [wolf for wolf in state.pack if OWNERS[wolf] == seat]
    return sum(state.plan[CELL[wolf][Phase.PACK_HUNT]] for wolf in own)


def test_what_the_tokens_tell_is_read_off_the_two_plans():
    told = set()
    for state, seat, plan in plans(4, 3):
        half = plan[: len(plan) // 2]
        for mine, other in ((plan, half), (half, plan)):
            one, two = laid(state, seat, mine), laid(state, seat, other)
            for _, reason in planned(state, seat, mine, other):
                told.add(type(reason))
                if isinstance(reason, Feeds):
                    assert (reason.tokens, reason.instead_tokens) == (
                        given(one, seat),
                        given(two, seat),
                    )
                    assert reason.tokens > reason.instead_tokens
                else:
                    assert reason.spirals < reason.instead_spirals
            assert not planned(state, seat, mine, mine)
    assert told == {Feeds, Spares}


def test_the_share_told_is_the_one_the_hunt_is_led_by():
    leading = set()
    for state, seat, _ in plans(4, 3):
        leader = leader_of(state, None)
        shares = [feeds(state, each, 9, 5) for each in range(4)]
        for each, told in enumerate(shares):
            assert told.leads == ("you" if OWNERS[leader] == each else "other")
        black, led = state.figures.black[state.hunted], OWNERS[leader]
        wolves = sum(OWNERS[wolf] == led for wolf in state.pack)
        assert shares[led].share > black * wolves / len(state.pack), "who leads gives more"
        assert abs(sum(told.share for told in shares) - black) <= 2, "together they kill"
        leading.add(feeds(state, seat, 9, 5).leads)
    assert leading == {"you", "other"}


def test_figures_of_reasons_differ_in_favour_of_the_plan():
    told = set()
    for state, seat, _ in plans(3, 2):
        for reason in advise(state, seat, Chance.from_seed(1), Budget(iterations=20)).reasons:
            told.add(reason.name)
            for field, value in reason.data.items():
                other = reason.data.get(f"instead_{field}")
                if other is not None:
                    assert (value > other) == (field != "spirals"), reason
    assert told
