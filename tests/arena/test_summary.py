"""Shares, ratings and their intervals."""

from __future__ import annotations

import random
import sys

import pytest

from wolfden.arena import MissingPackage, summarize
from wolfden.arena.results import Header, Played, Thought
from wolfden.arena.shares import share
from wolfden.core import Spec
from wolfden.core.registry import spec_of

from .test_play import small

SPEC: Spec = spec_of("jagdfieber")
HEADER = Header("jagdfieber", 3, ("a", "b", "c"), {}, 1, 1)


def match(number, places, seating=("a", "b", "c"), deal=None):
    scores = tuple(-place for place in places)
    return Played(
        number, number if deal is None else deal, 0, seating, places, scores, ({}, {}, {}),
        "last-day-over", 0, 0.0, dict.fromkeys(seating, Thought()), {},
    )  # fmt: skip


def ranked(summary):
    return [standing.bot for standing in summary.standings]


def test_greedy_is_rated_above_random():
    summary = small(games=90).run()
    assert ranked(summary) == ["greedy", "random"]
    (pair,) = (pair for pair in summary.pairs if pair.bot == "greedy")
    assert pair.above.low > 0.5
    best, worst = summary.standings
    assert best.rating.low > worst.rating.high
    assert best.score > worst.score


def test_ratings_do_not_depend_on_the_order_in_which_matches_end():
    results = [(1, 2, 3), (2, 1, 3), (1, 3, 2), (2, 3, 1), (1, 2, 2), (3, 1, 2)]
    matches = [match(number, places) for number, places in enumerate(results)]
    mixed = random.Random(4).sample(matches, len(matches))
    assert summarize(SPEC, HEADER, matches) == summarize(SPEC, HEADER, mixed)


def test_ties_count_half_and_a_shared_first_place_is_divided():
    summary = summarize(SPEC, HEADER, [match(0, (1, 1, 3)), match(1, (1, 1, 3))])
    above = {(pair.bot, pair.other): pair.above.value for pair in summary.pairs}
    assert above["a", "b"] == above["b", "a"] == 0.5
    assert above["a", "c"] == 1
    assert above["c", "a"] == 0
    firsts = {standing.bot: standing.first.value for standing in summary.standings}
    assert firsts == {"a": 0.5, "b": 0.5, "c": 0}


def test_equal_bots_get_equal_ratings():
    summary = summarize(SPEC, HEADER, [match(number, (1, 1, 1)) for number in range(20)])
    ratings = [standing.rating.value for standing in summary.standings]
    assert max(ratings) - min(ratings) < 1e-9


def test_a_bot_that_always_wins_has_an_interval_all_the_same():
    summary = summarize(SPEC, HEADER, [match(number, (1, 2, 3)) for number in range(20)])
    best = summary.standings[0].rating
    assert best.low < best.value < best.high


def test_a_few_deals_promise_no_more_than_the_model_itself():
    few = [match(number, places) for number, places in enumerate([(1, 2, 3), (2, 1, 3)])]
    for standing in summarize(SPEC, HEADER, few).standings:
        rating = standing.rating
        assert rating.high - rating.value == pytest.approx(1.96 * rating.sigma, rel=1e-3)


def test_where_nobody_wins_nobody_is_first():
    summary = summarize(SPEC, HEADER, [match(0, (2, 3, 4)), match(1, (2, 3, 4))])
    assert [seat.first.value for seat in summary.seats] == [0, 0, 0]


def test_a_deal_counts_once_however_many_matches_it_has():
    alike = share((deal, float(deal % 2)) for deal in range(20) for _ in range(10))
    apart = share((number, float(number % 2)) for number in range(200))
    assert alike.value == apart.value == 0.5
    assert alike.high - alike.low > 2.5 * (apart.high - apart.low)


@pytest.mark.parametrize("true", [0.5, 0.85, 0.97])
def test_intervals_hold_about_as_often_as_they_say(true):
    """Deals of three comparisons that share their luck; 95 % would be 380 of 400."""
    chance = random.Random(7)
    held = 0
    for _ in range(400):
        observed = []
        for deal in range(40):
            luck = chance.random() < true
            for _ in range(3):
                lucky = luck if chance.random() < 0.6 else chance.random() < true
                observed.append((deal, float(lucky)))
        found = share(observed)
        held += found.low <= true <= found.high
    assert held >= 368


def test_nothing_observed_is_no_share_and_one_deal_says_nothing():
    assert share([]) is None
    one = share([(0, 1.0)])
    assert (one.low, one.high) == (0, 1)


def test_without_openskill_it_is_told_before_anything_is_played(monkeypatch):
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    arena = small()
    with pytest.raises(MissingPackage, match=r"wolfden\[arena\]"):
        arena.run()
    assert not arena.played
