"""Reasons for a card: what they claim holds whatever the hidden cards are."""

from __future__ import annotations

import pytest

import wolfden
from wolfden.core import Chance
from wolfden.games.wolf_and_hound.tactics.reasons import (
    WHOSE,
    Averts,
    AvoidsLoss,
    BringsHome,
    DeniesSheep,
    HopesForBetter,
    Keeps,
    Look,
    SparesSheep,
    TakesSheep,
    Threatens,
    WinsGame,
    look,
)


def positions(players: int, seed: int):
    state, chance = (
        wolfden.new("wolf-and-hound", players=players, seed=seed),
        Chance.from_seed(seed),
    )
    while state.to_act:
        seat = state.to_act[0]
        if len(state.legal(seat)) > 1:
            yield state.copy(), seat
        state.play(seat, chance.choice(state.legal(seat)))


def is_true(reason, seat, before, mine, other) -> bool:
    if isinstance(reason, WinsGame | AvoidsLoss):
        winner = mine.winner if isinstance(reason, WinsGame) else other.winner
        return (winner == seat % 2) == isinstance(reason, WinsGame)
    if isinstance(reason, Keeps | HopesForBetter):
        return True
    place = (seat + WHOSE.index(reason.whose)) % 4
    was, now, instead = before[place], mine.sheep[place], other.sheep[place]
    return {
        TakesSheep: now < was and now < instead,
        SparesSheep: instead < now <= was,
        BringsHome: now > was and now > instead,
        DeniesSheep: was <= now < instead,
        Threatens: mine.threatened[place] and not other.threatened[place],
        Averts: other.threatened[place] and not mine.threatened[place],
    }[type(reason)]


def unlike(mine: Look, before) -> Look:
    """What may come of an exchange: sheep as they were, nobody threatened."""
    return Look(before, (False,) * 4, None)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_reason_says_is_true_in_every_deal(players):
    tactics, told = wolfden.spec_of("wolf-and-hound").tactics, set()
    for seed in range(6):
        for state, seat in positions(players, 10 * players + seed):
            plan, *_, instead = [[action] for action in state.legal(seat)]
            deals = [state.redeal(seat, Chance.from_seed(50 + n)) for n in range(4)]
            for reason in tactics.reasons(state, seat, plan, instead, Chance.from_seed(1)):
                told.add(type(reason))
                for deal in deals:
                    both = look(deal, seat, plan), look(deal, seat, instead)
                    if instead[0].verb == "exchange":
                        both = both[0], unlike(both[0], state.sheep)
                    assert is_true(reason, seat, state.sheep, *both), (reason, plan, instead)
    assert len(told) >= 5
