"""Reasons for a turn: what they claim is so after it, and not after the other."""

from __future__ import annotations

import pytest

import wolfden
from wolfden.bots import Budget, advise, decide
from wolfden.core import Chance
from wolfden.games.the_wolves.model import TILE_NAMES, Prey
from wolfden.games.the_wolves.scoring import claims_on, parts
from wolfden.games.the_wolves.tactics.reasons import (
    ClosesIn,
    DrawsLevel,
    EndsLead,
    Gathers,
    HasTokens,
    HearsLoneWolves,
    Hunts,
    InRegion,
    KeepsLead,
    Raises,
    Scores,
    TakesLead,
    Upgrades,
)
from wolfden.games.the_wolves.tactics.tactics import played


def turns(players: int, seed: int):
    """Where turns begin in a match of greedy players, with what each seat does and could do."""
    state, chance = wolfden.new("the-wolves", players=players, seed=seed), Chance.from_seed(seed)
    while state.to_act and state.turn < 26:
        seat, turn = state.active, state.turn
        before, plan = state.copy(), []
        while state.to_act and state.active == seat and state.turn == turn:
            plan.append(decide("greedy", state, seat, chance))
            state.play(seat, plan[-1])
        if turn:
            yield before, seat, plan, another(before, seat, chance)


def another(before, seat, chance):
    """A turn of random actions."""
    state, turn, found = before.copy(), before.turn, []
    while state.to_act and state.active == seat and state.turn == turn:
        found.append(chance.choice(state.legal(seat)))
        state.play(seat, found[-1])
    return found


def leaders(position, tile):
    """The packs that nobody is ahead of."""
    claims = claims_on(position, TILE_NAMES.index(tile))
    return {each.pack for each in claims if each.merit == claims[0].merit}


def caught(position, seat):
    return {Prey(kind).word for _, kind in position.prey_at if position.caught[seat] >> kind & 1}


def value(position, seat, track):
    tracks = position.view(seat).boards[seat].tracks
    return next(each.value for each in tracks if each.track == track)


def tokens(position, seat, token):
    board = position.view(seat).boards[seat]
    return board.action_tokens if token == "action" else board.terrain_tokens


IN_REGION = {
    TakesLead: lambda it, seat, was, now, other: now == {seat} and {seat} not in (was, other),
    KeepsLead: lambda it, seat, was, now, other: now == was == {seat} != other,
    DrawsLevel: lambda it, seat, was, now, other: (
        seat in now and len(now) > 1 and seat not in was | other
    ),
    EndsLead: lambda it, seat, was, now, other: (
        was == other == {it.seat} and now not in ({it.seat}, {seat})
    ),
}
ELSEWHERE = {
    Hunts: lambda it, seat, now, other: it.prey in caught(now, seat) - caught(other, seat),
    Upgrades: lambda it, seat, now, other: (
        parts(now, seat)["lairs"] - parts(other, seat)["lairs"] == it.points > 0
    ),
    Gathers: lambda it, seat, now, other: now.wolves[seat] - other.wolves[seat] == it.wolves > 0,
    HasTokens: lambda it, seat, now, other: (
        tokens(now, seat, it.token) - tokens(other, seat, it.token) == it.tokens > 0
    ),
    Raises: lambda it, seat, now, other: (
        value(now, seat, it.track) == it.value > value(other, seat, it.track)
    ),
    Scores: lambda it, seat, now, other: (
        parts(now, seat)["regions"] - parts(other, seat)["regions"] == it.points > 0
    ),
    ClosesIn: lambda it, seat, now, other: it.wolves > 1 and it.prey not in caught(now, seat),
    HearsLoneWolves: lambda it, seat, now, other: it.wolves <= now.lone.bit_count(),
}


def is_true(reason, seat, before, after, instead) -> bool:
    if isinstance(reason, InRegion):
        found = [leaders(each, reason.tile) for each in (before, after, instead)]
        return IN_REGION[type(reason)](reason, seat, *found)
    return ELSEWHERE[type(reason)](reason, seat, after, instead)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_a_reason_says_is_true_of_the_turn_and_not_of_the_other(players):
    tactics, told = wolfden.spec_of("the-wolves").tactics, set()
    for seed in range(3):
        for before, seat, plan, instead in turns(players, seed):
            after, other = played(before, seat, plan), played(before, seat, instead)
            for reason in tactics.reasons(before, seat, plan, instead, Chance.from_seed(1)):
                told.add(type(reason))
                assert is_true(reason, seat, before, after, other), reason
            assert not tactics.reasons(before, seat, plan, plan, Chance.from_seed(1))
    assert len(told) >= 7


def test_a_hint_has_a_reason_where_much_is_at_stake():
    for before, seat, *_ in turns(3, 1):
        plan = advise(before, seat, Chance.from_seed(2), Budget(iterations=20))
        if plan.reasons:
            return
    pytest.fail("no reason in a whole match")
