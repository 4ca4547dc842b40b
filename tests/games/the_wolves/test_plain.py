"""The engine and the plain statement of the rules agree on what is legal, all through matches."""

from __future__ import annotations

import random

import pytest

import wolfden
from wolfden.bots import decide
from wolfden.core import Chance

from .plain import Plain


def expected(state):
    """What the plain rules allow; None where they say nothing about this step."""
    view = state.view(None)
    plain = Plain(view)
    if view.phase == "act":
        possible = plain.named()
        if view.turn.actions_left:
            return possible or {"end"}
        return possible | {"end"} if plain.board.action_tokens else {"end"}
    if view.phase == "target":
        return plain.aimed()
    if view.phase == "displace":
        return plain.nearest()
    return None


def check(state):
    wanted = expected(state)
    if wanted is not None:
        assert {action.text for action in state.legal(state.active)} == wanted


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_random_matches(players):
    for seed in range(2):
        rng = random.Random(seed)
        state = wolfden.new("the-wolves", players=players, seed=seed)
        while state.to_act:
            if rng.random() < 0.05:
                check(state)
            state.play(state.active, rng.choice(state.legal(state.active)))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_matches_of_greedy_players(players):
    state = wolfden.new("the-wolves", players=players, seed=players)
    chance = Chance.from_seed(players)
    rng = random.Random(players)
    while state.to_act:
        if rng.random() < 0.3:
            check(state)
        state.play(state.active, decide("greedy", state, state.active, chance))
