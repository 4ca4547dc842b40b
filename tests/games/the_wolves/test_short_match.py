"""The option `moons`: a match that ends after the first or the second scoring."""

from __future__ import annotations

import random

import pytest

import wolfden


@pytest.mark.parametrize(("moons", "reason"), [(1, "crescent-moon"), (2, "quarter-moon")])
def test_a_short_match_ends_after_its_last_scoring(moons, reason):
    dice = random.Random(moons)
    state = wolfden.new("the-wolves", players=2, seed=moons, moons=moons)
    told = []
    while state.to_act:
        (seat,) = state.to_act
        calendar = state.view(None).calendar
        assert len(calendar.dates) == moons
        assert calendar.next is not None
        state.play(seat, dice.choice(state.legal(seat)), told.append)
    assert [event.name for event in told].count("moon-came") == moons
    assert state.outcome is not None
    assert state.outcome.reason == reason
    assert state.view(None).calendar.next is None


MOONS = ("crescent", "quarter", "full")


def scoring_next(state) -> set[str]:
    return {region.moons[0] for region in state.view(None).regions if region.scores_next}


@pytest.mark.parametrize("moons", [1, 2, 3])
def test_regions_score_next_until_no_scoring_is_left(moons):
    dice = random.Random(5)
    state = wolfden.new("the-wolves", players=3, seed=5, moons=moons)
    assert scoring_next(state) == {"crescent"}
    while state.to_act:
        assert scoring_next(state) <= set(MOONS[:moons])
        state.play(state.active, dice.choice(state.legal(state.active)))
    assert scoring_next(state) == set()
    assert sum(bool(region.moons) for region in state.view(None).regions) == 6 - 2 * moons


@pytest.mark.parametrize("moons", [1, 2, 3])
def test_a_region_of_a_moon_that_never_comes_brings_nothing(moons):
    dice = random.Random(5)
    state = wolfden.new("the-wolves", players=2, seed=5, moons=moons)
    while state.to_act:
        for region in state.view(None).regions:
            counts = region.moons != () and region.moons[0] in MOONS[:moons]
            assert (region.high > 0) == (region.low > 0) == counts
            assert counts or not any(claim.points or claim.takes_token for claim in region.control)
        state.play(state.active, dice.choice(state.legal(state.active)))


def test_the_whole_game_has_three_scorings():
    assert wolfden.new("the-wolves", players=3, seed=1).options["moons"] == 3
