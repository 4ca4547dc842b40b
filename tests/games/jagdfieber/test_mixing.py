"""Where all choose at once nobody can be read: how the levels open, and who tries to read them."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections import Counter
from pathlib import Path

import pytest

import wolfden
from wolfden.bots import decide
from wolfden.core import Chance
from wolfden.games.jagdfieber.tactics.mixing import values_of

sys.path.insert(0, str(Path(__file__).parents[3] / "benchmarks"))
from exploiters import exploited


def openings(level: str, players: int, seats: int) -> dict[str, float]:
    """How often each card is the first that a seat plays."""
    cards: Counter[str] = Counter()
    for seed in range(seats // players):
        state = wolfden.new("jagdfieber", players=players, seed=seed)
        for seat in range(players):
            chosen = decide(level, state, seat, Chance.from_seed(100 * seed + seat))
            cards[str(chosen.fields["card"])] += 1
    return {card: count / cards.total() for card, count in cards.items()}


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("level", ["pup", "yearling", "greedy"])
def test_no_card_opens_more_than_half_of_the_days(level, players):
    assert max(openings(level, players, 240).values()) < 0.5


@pytest.fixture(scope="module")
def alphas() -> dict[str, float]:
    return openings("alpha@240", 4, 80)


def test_those_who_search_mix_too(alphas):
    assert max(alphas.values()) < 0.5
    assert max(openings("hunter@120", 4, 80).values()) < 0.5


@pytest.mark.parametrize(("level", "most"), [("pup", 0.3), ("yearling", 0.2)])
def test_weaker_levels_mix_nearly_as_the_strongest(alphas, level, most):
    weaker = openings(level, 4, 240)
    apart = sum(abs(alphas.get(card, 0) - weaker.get(card, 0)) for card in alphas | weaker) / 2
    assert apart < most


def test_countering_the_last_round_does_not_beat_a_yearling():
    given = Namespace(players=4, seed=2, matches=16, minutes=5, exploiter="counter", samples=1)
    found = exploited("jagdfieber", "yearling", given)
    assert found.value < 0.55


def test_in_a_mixture_the_cards_are_worth_nearly_the_same():
    """At the start of a day; the hunter has nothing to shoot yet."""
    state = wolfden.new("jagdfieber", players=4, seed=1)
    for hunter, *others in values_of(state):
        assert max(others) - min(others) < 0.06
        assert hunter < min(others)
