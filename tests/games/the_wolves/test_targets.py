"""The view's targets are exactly what naming, paying and choosing leads to."""

from __future__ import annotations

import random

import pytest

import wolfden
from wolfden.games.the_wolves.model import Phase


def lead_to(state, seat, name):
    """The hexes that can be chosen after an action is named and paid in some way."""
    later = state.copy()
    later.play(seat, state.spec.actions.parse(name))
    while later.phase is Phase.PAY:
        later.play(seat, later.legal(seat)[0])
    if later.phase is not Phase.WOLF:
        return {(a.fields["hex"], a.fields.get("piece"), None) for a in later.legal(seat)}
    return walks(later, seat)


def walks(state, seat):
    """Who can go where with the next wolf."""
    found = set()
    for wolf in state.legal(seat):
        if wolf.verb == "done":
            continue
        moving = state.copy()
        moving.play(seat, wolf)
        picked = (wolf.fields["hex"], wolf.fields["rank"])
        found |= {(a.fields["hex"], None, picked) for a in moving.legal(seat)}
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_targets_are_what_the_legal_actions_lead_to(players):
    dice = random.Random(players)
    state = wolfden.new("the-wolves", players=players, seed=7)
    for _ in range(160):
        (seat,) = state.to_act
        told: dict[str, set[object]] = {}
        for target in state.view(seat).turn.targets:
            wolf = target.wolf and (target.wolf.hex, target.wolf.rank)
            found = told.setdefault(f"{target.deed} {target.terrain}", set())
            found |= {(name, target.piece, wolf) for name in target.hexes}
        legal = [a.text for a in state.legal(seat) if "terrain" in a.fields]
        if state.phase is Phase.WOLF:
            (moves,) = told.values()
            assert moves == walks(state, seat)
        else:
            assert told == {name: lead_to(state, seat, name) for name in legal}
        state.play(seat, dice.choice(state.legal(seat)))
