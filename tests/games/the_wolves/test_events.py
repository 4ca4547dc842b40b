"""Every event is one of the declared types, and its words are those that the type allows."""

from __future__ import annotations

import random
from typing import Union

import msgspec
import pytest

import wolfden
from wolfden.games.the_wolves.events import EVENTS, Moved, RegionScored, Uncovered


def told_in(players: int, seed: int):
    rng, told = random.Random(seed), []
    state = wolfden.new("the-wolves", players=players, seed=seed)
    while state.to_act:
        state.play(state.active, rng.choice(state.legal(state.active)), told.append)
    return told


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_told_reads_back_as_what_it_was(players):
    for event in told_in(players, players):
        plain = {"name": event.name, **event.data}
        assert msgspec.convert(plain, Union[EVENTS]) == event  # noqa: UP007


def test_everything_that_can_happen_does():
    told = [event for seed in range(3) for event in told_in(3, seed)]
    assert {type(event) for event in told} == set(EVENTS)


def test_a_way_begins_where_it_comes_from_and_ends_where_it_goes():
    for event in told_in(3, 1):
        if isinstance(event, Moved):
            assert (event.start, event.goal) == (event.path[0], event.path[-1])
            assert event.data["from"] == event.start
            assert event.data["to"] == event.goal


def test_points_are_by_seat_and_control_by_rank():
    for event in told_in(2, 2):
        if isinstance(event, RegionScored):
            assert len(event.points) == 2
            assert len(event.seats) == len(event.control) == len(event.alphas)
            assert list(event.control) == sorted(event.control, reverse=True)


def test_what_a_den_uncovers_is_told_as_the_board_has_it():
    for event in told_in(5, 3):
        if isinstance(event, Uncovered):
            assert 1 <= event.dens <= 4
            assert (event.token != "none") == (event.dens in (2, 4))
