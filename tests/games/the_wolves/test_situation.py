"""What tactics count agrees with the rules, and looking ahead leaves the position alone."""

from __future__ import annotations

import random

import pytest

import wolfden
from wolfden.games.the_wolves.hexes import members
from wolfden.games.the_wolves.model import HEX_OF_WOLF, IS_ALPHA, LAIR_CONTROL, WOLF_AT
from wolfden.games.the_wolves.position import ALPHA, KIND, LAIR
from wolfden.games.the_wolves.rules.picking import able_wolves
from wolfden.games.the_wolves.rules.ways import may_end, reach
from wolfden.games.the_wolves.scoring import claims_on, outcome
from wolfden.games.the_wolves.tactics.evaluation import board
from wolfden.games.the_wolves.tactics.marching import march, steps_by_terrain
from wolfden.games.the_wolves.tactics.situation import Situation


def turns(players: int, seed: int):
    """Every tenth position of a random match in which an action is to be named."""
    rng = random.Random(seed)
    state = wolfden.new("the-wolves", players=players, seed=seed)
    while state.to_act:
        if state.phase.word == "act" and rng.random() < 0.1:
            yield state
        state.play(state.active, rng.choice(state.legal(state.active)))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_region_is_claimed_by_the_pieces_that_stand_there(players):
    for state in turns(players, 1):
        for tile in state.country.land.regions:
            area = state.country.land.tile[tile]
            for pack in range(len(state.packs)):
                held = [
                    (state.on[kind] & area).bit_count() + (state.twice[kind] & area).bit_count()
                    for kind in KIND[pack]
                ]
                claimed = [each[:2] for each in claims_on(state, tile) if each.pack == pack]
                control = sum(held) + (LAIR_CONTROL - 1) * held[LAIR]
                assert claimed == ([(control, held[ALPHA])] if control else [])


@pytest.mark.parametrize("players", [2, 4])
def test_a_board_is_worth_its_points_when_nothing_is_to_come(players):
    for state in turns(players, 2):
        for seat, score in enumerate(outcome(state).scores):
            assert board(state, seat, 0.0) == score


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_wolf_that_moves_makes_another_situation(players):
    rng = random.Random(players)
    for state in turns(players, 3):
        seat, before = state.active, state.copy()
        state.terrain = rng.randrange(5)
        for wolf in able_wolves(state, seat):
            start, alpha = HEX_OF_WOLF[wolf], IS_ALPHA[wolf]
            ends = may_end(state, seat)
            goals = members(reach(state, seat)[start] & (ends.to_alpha if alpha else ends.to_pack))
            goal = rng.choice(goals)
            after = Situation(state, seat).after(wolf, goal)
            assert WOLF_AT[goal][alpha] in after.position.roaming[seat]
            assert len(after.position.roaming[seat]) == len(state.roaming[seat])
        state.terrain = before.terrain
        assert state == before


def test_a_march_is_worth_more_than_its_first_wolf_and_changes_nothing():
    longer = 0
    for state in turns(3, 4):
        before, situation = state.copy(), Situation(state, state.active)
        for ranked in steps_by_terrain(situation):
            if ranked:
                assert march(situation, ranked) >= ranked[0][0]
                longer += march(situation, ranked) > ranked[0][0]
        assert state == before
    assert longer
