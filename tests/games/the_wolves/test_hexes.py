"""Hex geometry: coordinates, distances, ways and bit sets."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wolfden.games.the_wolves.hexes import (
    DIRECTIONS,
    Hex,
    HexMap,
    bit_set,
    distance,
    lowest,
    members,
    nth,
)

hexes = st.builds(Hex, st.integers(-20, 20), st.integers(-20, 20))


def rhombus(size: int, blocked: int = 0) -> HexMap:
    return HexMap([Hex(x, y) for x in range(size) for y in range(size)], blocked)


def test_the_six_neighbours_are_one_step_away_and_opposite_in_pairs():
    around = list(DIRECTIONS.values())
    assert len(set(around)) == 6
    for step in around:
        assert distance(Hex(0, 0), step) == 1
        assert step.turned() in around


def test_a_step_towards_the_south_east_changes_both_coordinates():
    assert Hex(3, 4).plus(DIRECTIONS["se"]) == Hex(4, 5)
    assert distance(Hex(0, 0), Hex(3, 3)) == 3
    assert distance(Hex(0, 0), Hex(3, -3)) == 6


@given(hexes, hexes, hexes)
def test_distance_is_a_distance(one, two, three):
    assert distance(one, two) == distance(two, one) >= 0
    assert (distance(one, two) == 0) == (one == two)
    assert distance(one, three) <= distance(one, two) + distance(two, three)


@given(st.sets(st.integers(0, 300)))
def test_a_bit_set_gives_its_members_back_in_order(numbers):
    bits = bit_set(numbers)
    assert list(members(bits)) == sorted(numbers)
    assert [nth(bits, number) for number in range(len(numbers))] == sorted(numbers)
    if numbers:
        assert lowest(bits) == min(numbers)


def test_in_an_open_field_walking_is_the_straight_distance():
    board = rhombus(5)
    for start, one in enumerate(board.hexes):
        for goal, other in enumerate(board.hexes):
            assert board.steps(start, goal) == distance(one, other)


def test_blocked_hexes_are_gone_around_and_never_entered():
    wall = bit_set(2 * 5 + y for y in range(4))
    board = rhombus(5, wall)
    start, goal = board.index[Hex(1, 0)], board.index[Hex(3, 0)]
    path = board.path(start, goal)
    assert board.steps(start, goal) == len(path) - 1 > distance(Hex(1, 0), Hex(3, 0))
    assert not bit_set(path) & wall


def test_where_there_is_no_way_there_are_no_steps():
    board = rhombus(3, bit_set(3 + y for y in range(3)))
    assert board.steps(0, 8) is None
    assert board.path(0, 8) == ()


@pytest.mark.parametrize("seed", range(5))
def test_ways_within_some_steps_agree_with_a_plain_search(seed):
    rng = random.Random(seed)
    blocked = bit_set(rng.sample(range(1, 49), 15))
    board = rhombus(7, blocked)
    near = {0}
    for steps in (1, 2, 3, 4):
        near |= {n for each in near for n in members(board.next_to[each]) if board.open >> n & 1}
        assert set(members(board.within_steps(steps)[0])) == near - {0}


def test_straight_distances_ignore_what_is_blocked_and_include_the_hex_itself():
    board = rhombus(3, bit_set([4]))
    assert board.within_distance(1)[4] == bit_set([4]) | board.next_to[4]
    assert board.within_distance(9)[0] == board.everywhere
