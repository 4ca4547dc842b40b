"""What holds in every match of Wolfsspuren, however it is played."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

import wolfden
from wolfden.bots import decide
from wolfden.core import ALL, Chance
from wolfden.games.wolfsspuren.model import CELL, NOBODY, WOLVES_EACH, Stage, bits
from wolfden.games.wolfsspuren.redeal import guess_tokens
from wolfden.games.wolfsspuren.scoring import totals
from wolfden.games.wolfsspuren.setup import CHOSEN
from wolfden.games.wolfsspuren.state import WolfsspurenState
from wolfden.testing.subject import random_move, random_words

MOVE_LIMIT = 20_000
switches = st.fixed_dictionaries(
    {name: st.booleans() for name in ("joining", "lifespan", "strength_first", "lasting_omega")}
)
matches = st.tuples(st.integers(3, 6), st.integers(0, 2**128 - 1), switches, st.booleans())


def positions(match) -> Iterator[WolfsspurenState]:
    """Every position of a match: random, or with half of the decisions by the greedy bot."""
    players, seed, options, sensible = match
    colours = random_words(CHOSEN, players, Chance.from_seed(seed))
    state = wolfden.new("wolfsspuren", players=players, seed=seed, colours=colours, **options)
    chance = Chance.from_seed(seed)
    yield state
    for _ in range(MOVE_LIMIT):
        if not state.to_act or (sensible and state.year > 5):
            return
        seat, action = random_move(state, chance)
        if sensible and state.stage != Stage.PICK and chance.below(8):
            seat = state.to_act[0]
            action = decide("greedy", state, seat, chance)
        state.play(seat, action)
        yield state
    raise AssertionError("the match did not end")


@given(matches)
@settings(max_examples=25, deadline=None)
def test_orders_strengths_and_discs_are_always_consistent(match):
    for state in positions(match):
        for sex, order in enumerate(state.orders):
            assert all(state.wolves.sexes[wolf] == sex for wolf in order)
        assert len(set(state.pack)) == len(state.pack)
        assert all(1 <= state.strength[wolf] <= 12 for wolf in state.pack)
        assert all(state.discs[wolf] <= 4 for wolf in state.pack)
        outside = set(range(18)) - set(state.pack)
        assert not any(state.strength[wolf] or state.discs[wolf] for wolf in outside)


@given(matches)
@settings(max_examples=25, deadline=None)
def test_there_is_one_omega_at_most_and_only_it_or_a_lone_alpha_has_no_disc(match):
    for state in positions(match):
        without = [wolf for wolf in state.pack if not state.discs[wolf]]
        if state.omega != NOBODY:
            assert state.omega in without
            assert state.orders[state.wolves.sexes[state.omega]]
            without.remove(state.omega)
        assert all(state.orders[state.wolves.sexes[wolf]] == (wolf,) for wolf in without)


@given(matches)
@settings(max_examples=25, deadline=None)
def test_each_token_is_used_once_a_year_and_only_by_wolves_in_the_pack(match):
    for state in positions(match):
        for seat in range(state.players):
            used = [token for token in state.own_plan(seat) if token]
            assert len(set(used)) == len(used)
        for wolf in set(range(18)) - set(state.pack):
            coming = CELL[wolf][max(state.phase + 1, 0) :]
            assert not any(state.plan[cell] for cell in coming)


@given(matches)
@settings(max_examples=25, deadline=None)
def test_no_card_is_lost_between_pack_pups_hands_and_piles(match):
    for state in positions(match):
        where = [*state.pack, *bits(state.litter), *bits(state.in_hand)]
        assert sorted(where) == list(range(WOLVES_EACH * state.players))
        lying = zip(state.pile, state.face_up, state.discards, strict=True)
        assert tuple(sum(kind) for kind in lying) == state.figures.large_counts
        assert state.litter & ~state.unknown == 0


@given(matches)
@settings(max_examples=25, deadline=None)
def test_points_add_up(match):
    *_, last = positions(match)
    view = last.view(ALL)
    for seat, player in enumerate(view.players):
        years = [row[seat] for row in view.sheet]
        assert player.score == sum(year.total for year in years) == totals(last)[seat]
        for year in years:
            parts = year.rank + year.discs + year.dead + year.excluded + year.departed
            assert parts == year.total
    if view.marking:
        for seat, line in enumerate(view.marking.players):
            mine = [mark for mark in view.marking.wolves if mark.seat == seat]
            assert sum(mark.rank for mark in mine) == line.rank
            assert sum(mark.discs for mark in mine) == line.discs


@given(st.integers(3, 6), st.integers(0, 2**64))
@settings(max_examples=12, deadline=None)
def test_packs_of_greedy_bots_end_within_thirty_years(players, seed):
    state = wolfden.new("wolfsspuren", players=players, seed=seed)
    chance = Chance.from_seed(seed)
    while state.to_act:
        seat = state.to_act[0]
        state.play(seat, decide("greedy", state, seat, chance))
        assert state.year <= 30


@given(st.integers(0, 15), st.integers(0, 3), st.integers(0, 2**64))
def test_a_guessed_plan_uses_each_token_once(cells, fewer, seed):
    tokens = list(range(1, 16 - min(fewer, 15 - cells)))
    guess = guess_tokens(cells, tokens, Chance.from_seed(seed))
    used = [token for token in guess if token]
    assert len(guess) == cells
    assert len(set(used)) == len(used)
    assert set(used) <= set(tokens)


def test_guessed_plans_are_equally_likely():
    chance = Chance.from_seed(5)
    found: dict[tuple[int, ...], int] = {}
    for _ in range(7000):
        guess = tuple(guess_tokens(2, [4, 9], chance))
        found[guess] = found.get(guess, 0) + 1
    assert len(found) == 7  # nothing, four ways to place one token, two to place both
    assert all(850 < count < 1150 for count in found.values())
