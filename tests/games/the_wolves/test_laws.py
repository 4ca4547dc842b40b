"""What rules say in two ways, or note for later, in positions of random matches."""

from __future__ import annotations

import random

import pytest

import wolfden
from wolfden.games.the_wolves.actions import ACTIONS
from wolfden.games.the_wolves.land import STACK_BITS
from wolfden.games.the_wolves.model import ACTING, AIMING, SURROUNDING, TERRAINS, TO_DIG
from wolfden.games.the_wolves.pieces import of
from wolfden.games.the_wolves.position import ALPHA, PACK
from wolfden.games.the_wolves.rules.deciding import AIMS
from wolfden.games.the_wolves.rules.hunting import ENOUGH, LACKING, sides_taken
from wolfden.games.the_wolves.rules.requirements import senses
from wolfden.games.the_wolves.rules.ways import may_end


def positions(players, chance):
    """About one in so many of a random match."""
    rng = random.Random(players)
    state = wolfden.new("the-wolves", players=players, seed=players)
    while state.to_act:
        if rng.random() < chance:
            yield state
        state.play(state.active, rng.choice(state.legal(state.active)))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whatever_cannot_be_aimed_at_has_a_reason_and_nothing_else_has(players):
    aimed = 0
    for state in positions(players, 0.1):
        twin = state.copy()
        twin.phase, twin.terrain = AIMING, aimed % len(TERRAINS)
        for twin.deed, decision in list(enumerate(AIMS))[TO_DIG:] if state.phase is ACTING else ():
            legal = decision.legal(twin, twin.active)
            aimed += len(legal)
            for action in ACTIONS:
                if action.verb in decision.VERBS:
                    assert (reason(decision, twin, action) is None) == (action in legal)
    assert aimed > 20


def reason(decision, state, action):
    try:
        return decision.forbids(state, state.active, action)
    except StopIteration:
        return None


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_was_noted_still_holds(players):
    for state in positions(players, 0.3):
        fresh = state.copy()
        for name in fresh.derived:
            setattr(fresh, name, None)
        seat = state.active
        noted, found = may_end(state, seat), may_end(fresh, seat)
        assert (noted.to_pack, noted.to_alpha) == (found.to_pack, found.to_alpha)
        assert senses(state, seat).near == senses(fresh, seat).near
        assert senses(state, seat).heard == senses(fresh, seat).heard
        assert state.legal(seat) == fresh.legal(seat)


@pytest.mark.parametrize("players", [2, 4])
def test_wolves_stand_on_as_many_sides_of_prey_as_are_counted(players):
    for state in positions(players, 0.2):
        land = state.country.land
        for seat in range(players):
            wolves = of(state, seat, PACK) | of(state, seat, ALPHA)
            sides = [(land.next_to[each] & wolves).bit_count() for each in land.prey]
            packed = sum(count << STACK_BITS * stack for stack, count in enumerate(sides))
            assert sides_taken(state, seat) == packed
            assert bool(packed + LACKING & ENOUGH) == (max(sides) >= SURROUNDING)
