"""Bots: legal, repeatable, and better than chance where they should be."""

from collections import Counter

import pytest

import wolfden
from wolfden.bots import Budget, advise, decide
from wolfden.bots.oversight import seen
from wolfden.core import Chance, WolfdenError
from wolfden.core.errors import NotYourTurn


def shares(game: str, players: int, matches: int) -> float:
    """How often one greedy bot places above a random one, ties counting half."""
    compared = []
    for seed in range(matches):
        state, chance, seat = (
            wolfden.new(game, players=players, seed=seed),
            Chance.from_seed(seed),
            seed % players,
        )
        while state.to_act:
            acting = state.to_act[0]
            level = "greedy" if acting == seat else "random"
            state.play(acting, decide(level, state, acting, chance))
        places = state.outcome.places
        compared += [(places[seat] < other) + 0.5 * (places[seat] == other)
                     for each, other in enumerate(places) if each != seat]  # fmt: skip
    return sum(compared) / len(compared)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_greedy_beats_random_clearly_in_jagdfieber(players):
    assert shares("jagdfieber", players, 12) > 0.75


@pytest.mark.parametrize("level", ["random", "greedy", "pup", "yearling", "hunter@60", "alpha@60"])
def test_a_bot_repeats_itself_for_the_same_chance(level):
    state = wolfden.new("jagdfieber", players=4, seed=3)
    choices = {decide(level, state, 1, Chance.from_seed(9)).id for _ in range(5)}
    assert len(choices) == 1


def test_an_unknown_level_is_refused():
    with pytest.raises(WolfdenError) as refused:
        decide("genius", wolfden.new("jagdfieber", players=3), 0, Chance.from_seed(1))
    assert refused.value.code == "unknown-bot"


@pytest.mark.parametrize("level", ["random", "greedy", "pup", "alpha@9", "guide"])
@pytest.mark.parametrize("seat", [1, 9, -1])
def test_nothing_is_decided_for_a_seat_that_owes_nothing(level, seat):
    state = wolfden.new("the-wolves", players=3)
    with pytest.raises(NotYourTurn, match=f"seat {seat} owes no decision"):
        decide(level, state, seat, Chance.from_seed(1))


def test_nobody_is_advised_when_the_match_is_over():
    state = wolfden.new("jagdfieber", players=3, days=1)
    state.playout(Chance.from_seed(1).fraction)
    with pytest.raises(NotYourTurn, match="seat 0 owes no decision"):
        advise(state, 0, Chance.from_seed(1), Budget(iterations=9))


def test_who_sees_nothing_plays_anything():
    """Else whoever overlooks nearly everything would mostly play the best."""
    chance = Chance.from_seed(1)
    found = Counter(tuple(seen("ab", 0.9, chance)) for _ in range(2000))
    assert set(found) == {("a",), ("b",), ("a", "b")}
    assert found["a", "b"] < 50
    assert 900 < found["a",] < 1100
