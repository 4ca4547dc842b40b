"""Reasons for a card: how often what they claim comes about, by guesses of other numbers."""

from __future__ import annotations

import pytest

import wolfden
from wolfden.core import Chance
from wolfden.games.jagdfieber.actions import card_of
from wolfden.games.jagdfieber.model import HAND_POINTS, Card, hand_of, held
from wolfden.games.jagdfieber.tactics.reasons import (
    Catches,
    Compared,
    GuardsPrey,
    Keeps,
    StopsHunters,
    Survives,
    Unloads,
    look,
)

FIELD = {Catches: "catches", Survives: "survives", GuardsPrey: "guards", StopsHunters: "stops"}


def positions(players: int, seed: int):
    state, chance = wolfden.new("jagdfieber", players=players, seed=seed), Chance.from_seed(seed)
    while state.to_act:
        seat = state.to_act[0]
        if not state.choices and len(state.legal(seat)) > 1:
            yield state.copy(), seat
        state.play(seat, chance.choice(state.legal(seat)))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_a_reason_says_comes_about_as_often_as_it_says(players):
    tactics, told = wolfden.spec_of("jagdfieber").tactics, set()
    for number, (state, seat) in enumerate(positions(players, players)):
        plan, *_, instead = state.legal(seat)[:: 1 if number % 2 else -1]
        guesses = tactics.sensible_cards(state, seat, Chance.from_seed(99))
        for reason in tactics.reasons(state, seat, [plan], [instead], Chance.from_seed(1)):
            told.add(type(reason))
            if isinstance(reason, Compared):
                for card, times in ((plan, reason.times), (instead, reason.instead_times)):
                    seen = [look(state, seat, card_of(card), each) for each in guesses]
                    often = sum(getattr(each, FIELD[type(reason)]) for each in seen)
                    assert 10 * often / len(seen) == pytest.approx(times, abs=2.5)
                assert reason.times > reason.instead_times
            elif isinstance(reason, Unloads):
                assert HAND_POINTS[card_of(plan)] == -reason.points
                assert reason.points > reason.instead_points
            else:
                assert isinstance(reason, Keeps)
                assert held(hand_of(state.hands, seat), Card[reason.card.upper()]) == 1
                assert reason.card == card_of(instead).word
    assert told == {*FIELD, Unloads, Keeps} or len(told) >= 5
