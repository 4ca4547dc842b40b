"""Advice where there is nothing to choose."""

from __future__ import annotations

import wolfden
from wolfden.bots import advise
from wolfden.core import Chance


def test_a_forced_action_is_advised_with_a_chance() -> None:
    state = wolfden.new("the-wolves", players=2, seed=3)
    chance = Chance.from_seed(1)
    while len(state.legal(state.to_act[0])) > 1:
        seat = state.to_act[0]
        state.play(seat, chance.choice(state.legal(seat)))
    seat = state.to_act[0]
    advice = advise(state, seat, chance, 0.05)
    assert advice.action is state.legal(seat)[0]
    assert 0 <= advice.chance <= 1
