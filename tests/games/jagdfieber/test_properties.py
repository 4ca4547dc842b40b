"""What holds in every match of Jagdfieber, however it is played."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

import wolfden
from wolfden.core import ALL, Action, AnyState, Chance
from wolfden.games.jagdfieber.model import CARDS, COUNTS, Card, caught, hand_of, held, pile_of
from wolfden.kit.sealed import seats_choosing
from wolfden.testing.subject import random_move

matches = st.tuples(st.integers(3, 5), st.integers(0, 2**128 - 1), st.integers(1, 3))


def rounds(players: int, seed: int, days: int):
    """The state after every move that ended a round, and once before the first."""
    state = wolfden.new("jagdfieber", players=players, seed=seed, days=days)
    chance = Chance.from_seed(seed)
    yield state
    while state.to_act:
        place = (state.day, state.round)
        state.play(*random_move(state, chance))
        if (state.day, state.round) != place or not state.to_act:
            yield state


@given(matches)
@settings(max_examples=150, deadline=None)
def test_no_card_is_ever_lost_or_made(match):
    for state in rounds(*match):
        for card in CARDS:
            seen = seats_choosing(state.easy, card).bit_count()
            seen += state.lost.bit_count() if card == Card.HUNTER else 0
            for seat in range(state.players):
                seen += held(hand_of(state.hands, seat), card)
                seen += caught(pile_of(state.meat, state.greens, seat), card)
            assert seen == COUNTS[card] * state.players


@given(matches)
@settings(max_examples=150, deadline=None)
def test_a_day_ends_within_18_n_plus_1_rounds_and_every_second_round_takes_a_card(match):
    in_hands: list[int] = []
    day = 1
    for state in rounds(*match):
        if state.day != day:
            day, in_hands = state.day, []
        in_hands.append(
            sum(held(hand_of(state.hands, seat), card)
                for seat in range(state.players) for card in CARDS)
        )  # fmt: skip
        assert state.round <= 18 * state.players + 1
        if len(in_hands) > 2:
            assert in_hands[-1] < in_hands[-3]


@given(matches)
@settings(max_examples=100, deadline=None)
def test_the_score_is_the_sum_of_its_parts(match):
    *_, last = rounds(*match)
    view, outcome = last.view(ALL), last.outcome
    for seat in range(last.players):
        days = [day[seat].total for day in view.sheet]
        assert outcome.scores[seat] == sum(days) == view.lodges[seat].total
    best = max(outcome.scores)
    assert all(outcome.scores[seat] == best for seat in outcome.winners)


@given(matches)
@settings(max_examples=60, deadline=None)
def test_no_hunter_is_ever_easy_prey(match):
    for state in rounds(*match):
        assert not seats_choosing(state.easy, Card.HUNTER)


@given(matches)
@settings(max_examples=25, deadline=None)
def test_play_accepts_what_legal_lists_whatever_was_guessed_or_played_before(match):
    players, seed, days = match
    state = wolfden.new("jagdfieber", players=players, seed=seed, days=days)
    chance = Chance.from_seed(seed)
    for _ in range(40):
        if not state.to_act:
            break
        state.play(*random_move(state, chance))
        state.redeal(None, chance)
        for seat in range(-players - 1, players + 2):
            accepted = [action for action in state.spec.actions if accepts(state, seat, action)]
            assert tuple(accepted) == state.legal(seat)


def accepts(state: AnyState, seat: int, action: Action) -> bool:
    twin = state.copy()
    try:
        twin.play(seat, action)
    except wolfden.WolfdenError:
        assert twin == state
        return False
    return True
