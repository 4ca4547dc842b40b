"""What holds in every match of Wolf & Hound, whatever the animals and however it is played."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

import wolfden
from wolfden.core import Chance
from wolfden.games.wolf_and_hound.animals import ANIMALS, CHOICES
from wolfden.games.wolf_and_hound.model import NO_CARD, cards_in, kind_of
from wolfden.games.wolf_and_hound.rules.activation import activate
from wolfden.games.wolf_and_hound.table import Table, table_for, table_of
from wolfden.testing.subject import random_move

choices = st.lists(st.sampled_from(CHOICES), min_size=1, max_size=7, unique=True)
seeds = st.integers(0, 2**64)


@st.composite
def matches(draw, animals=choices):
    options = {
        "preset": "own",
        "animals": ",".join(draw(animals)),
        "meat-and-bone": draw(st.booleans()),
        "best-of-five": draw(st.booleans()),
    }
    return draw(st.integers(2, 4)), draw(seeds), options


def positions(players, seed, options):
    state = wolfden.new("wolf-and-hound", players=players, seed=seed, **options)
    chance = Chance.from_seed(seed)
    yield state
    while state.to_act:
        state.play(*random_move(state, chance))
        yield state


@given(matches())
@settings(max_examples=80, deadline=None)
def test_no_card_is_ever_lost_or_made(match):
    for state in positions(*match):
        cards = [card for hand in state.hands for card in cards_in(hand)]
        cards += [card for row in state.rows for card in row] + list(state.pile)
        cards += [kind_of(card) for pile in state.ghosts for card in pile]
        cards += [state.turned_up] if state.turned_up != NO_CARD else []
        counts = Counter(cards)
        assert [counts[kind] for kind in range(len(state.table.deck))] == list(state.table.deck)


@given(matches())
@settings(max_examples=80, deadline=None)
def test_sheep_stay_between_none_and_the_fence(match):
    for state in positions(*match):
        for sheep, fence in zip(state.sheep, state.table.fences, strict=True):
            assert 0 <= sheep <= fence
        if state.to_act:
            assert all(state.sheep), "a bare pasture ends the game before anyone decides"


no_sheep = choices.map(lambda words: [word for word in words if "sheep" not in word] or ["wolf-01"])


@given(matches(no_sheep))
@settings(max_examples=100, deadline=None)
def test_without_sheep_cards_a_game_has_at_most_33_turns(match):
    for state in positions(*match):
        assert state.turn <= 33


@given(matches())
@settings(max_examples=100, deadline=None)
def test_every_game_ends_within_a_hundred_turns(match):
    for state in positions(*match):
        assert state.turn <= 100


@given(matches())
@settings(max_examples=60, deadline=None)
def test_nobody_without_cards_is_asked_for_one_and_hands_hold_four_at_most(match):
    for state in positions(*match):
        view = state.view(None)
        assert all(pasture.hand <= 4 for pasture in view.pastures)
        if view.awaiting == "play":
            assert view.pastures[view.active].hand


@given(
    st.lists(st.sampled_from(list(ANIMALS)), min_size=2, max_size=5, unique=True),
    st.integers(0, 31),
    st.lists(st.integers(1, 4), min_size=4, max_size=4),
    st.integers(0, 3),
)
@settings(max_examples=150, deadline=None)
def test_the_order_within_a_colour_never_matters(words, backs, sheep, place):
    outcomes = set()
    for order in permutations(range(len(words))):
        animals = tuple(ANIMALS[words[index]] for index in order)
        sides = sum((backs >> index & 1) << new for new, index in enumerate(order))
        table = Table(4, animals, (4, 4, 4, 4), False)
        standing = table.standing((place,) * len(words), sides)
        done = activate(table, standing, tuple(sheep), place)
        outcomes.add((done.sheep, done.skipped, done.no_threes))
    assert len(outcomes) == 1


@given(matches())
@settings(max_examples=60, deadline=None)
def test_a_match_is_won_by_one_team(match):
    *_, last = positions(*match)
    teams = last.spec.teams(last.players)
    assert last.outcome.winners in teams
    assert sorted(seat for team in teams for seat in team) == list(range(last.players))


@given(matches())
@settings(max_examples=40, deadline=None)
def test_what_a_seat_knows_is_kept_by_redealing(match):
    players, seed, _ = match
    for number, state in enumerate(positions(*match)):
        if number % 7 == 0:
            for seat in (*range(players), None):
                twin = state.redeal(seat, Chance.from_seed(seed + number))
                assert twin.view(seat) == state.view(seat)


@given(matches())
@settings(max_examples=25, deadline=None)
def test_equal_matches_are_equal_though_their_tables_were_made_apart(match):
    """Few tables are remembered: two of equal terms may be two objects."""
    one, other = [], []
    for found in (one, other):
        table_for.cache_clear()
        table_of.cache_clear()
        found += [state.copy() for state in positions(*match)]
    assert one[0].table is not other[0].table
    assert one == other


@given(matches())
@settings(max_examples=25, deadline=None)
def test_what_was_worked_out_for_a_standing_is_what_follows_anew(match):
    """Where few ways to stand are remembered, and where there are too many."""
    remembering = [state.copy() for state in positions(*match)]
    table = remembering[0].table
    table.standings.clear()
    crowded, table.crowded = table.crowded, True
    forgetting = [state.copy() for state in positions(*match)]
    table.crowded = crowded
    assert remembering == forgetting
