"""Schedules are fair for any number of bots and seats, and always the same."""

from __future__ import annotations

from collections import Counter
from itertools import groupby, islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import wolfden
from wolfden.arena import schedule
from wolfden.arena.schedule import choose_line_ups, rotations, stream
from wolfden.core import Chance

BOTS = tuple("abcdefgh")
TABLES = [(spec.id, players) for spec in wolfden.games() for players in spec.players]

tables = st.sampled_from(TABLES)
line_ups = st.integers(1, len(BOTS)).map(lambda count: BOTS[:count])
seeds = st.integers(0, 2**64)
quick = settings(deadline=None, max_examples=40)


@quick
@given(table=tables, bots=line_ups, seed=seeds)
def test_within_a_deal_every_bot_sits_in_every_seat_equally_often(table, bots, seed):
    game, players = table
    fixtures = schedule(wolfden.spec_of(game), players, bots, 30, seed)
    for _, block in groupby(fixtures, key=lambda fixture: fixture.deal):
        matches = list(block)
        assert len({fixture.seed for fixture in matches}) == 1
        teams = wolfden.spec_of(game).teams(players)
        for bot in {name for fixture in matches for name in fixture.seating}:
            sat = [sum(each.seating[team[0]] == bot for each in matches) for team in teams]
            assert len(set(sat)) == 1


@quick
@given(table=tables, bots=line_ups, seed=seeds)
def test_no_match_is_played_twice(table, bots, seed):
    game, players = table
    fixtures = schedule(wolfden.spec_of(game), players, bots, 40, seed)
    assert len({(fixture.seed, fixture.seating) for fixture in fixtures}) == len(fixtures)
    assert [fixture.number for fixture in fixtures] == list(range(len(fixtures)))


@quick
@given(table=tables, bots=line_ups, seed=seeds)
def test_a_bot_holds_all_seats_of_a_team_and_every_bot_that_fits_is_at_the_table(table, bots, seed):
    game, players = table
    teams = wolfden.spec_of(game).teams(players)
    for fixture in schedule(wolfden.spec_of(game), players, bots, 20, seed):
        for team in teams:
            assert len({fixture.seating[seat] for seat in team}) == 1
        assert len(set(fixture.seating)) == min(len(bots), len(teams))


@quick
@given(bots=line_ups, size=st.integers(2, 6), rounds=st.integers(1, 40), seed=seeds)
def test_no_bot_is_ever_more_than_one_seat_ahead(bots, size, rounds, seed):
    chosen = islice(choose_line_ups(bots, size, Chance.from_seed(seed)), rounds)
    seated = Counter(bot for line_up in chosen for bot in line_up)
    assert max(seated.values()) - min(seated[bot] for bot in bots) <= 1


def test_pairs_meet_equally_often_where_seats_are_fewer_than_bots():
    met = Counter(
        frozenset(line_up) for line_up in islice(choose_line_ups("abcd", 2, stream("x")), 12)
    )
    assert set(met.values()) == {2}
    assert len(met) == 6


@quick
@given(table=tables, bots=line_ups, seed=seeds, fewer=st.integers(1, 20))
def test_more_matches_begin_with_the_same_ones(table, bots, seed, fewer):
    game, players = table
    few = schedule(wolfden.spec_of(game), players, bots, fewer, seed)
    many = schedule(wolfden.spec_of(game), players, bots, 40, seed)
    assert many[: len(few)] == few
    assert fewer <= len(few) < fewer + players


def test_another_seed_deals_other_matches():
    spec = wolfden.spec_of("jagdfieber")
    one, other = (schedule(spec, 3, "abc", 9, seed) for seed in (1, 2))
    assert not {fixture.seed for fixture in one} & {fixture.seed for fixture in other}


@pytest.mark.parametrize(
    ("line_up", "count"), [("abc", 3), ("abab", 2), ("aabb", 4), ("aaa", 1), ("ab", 2)]
)
def test_a_line_up_that_repeats_itself_has_fewer_rotations(line_up, count):
    assert len(rotations(list(line_up))) == count
