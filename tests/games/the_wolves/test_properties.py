"""What holds in every position of every match."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

import wolfden
from wolfden.core import Event
from wolfden.games.the_wolves.actions import HEX
from wolfden.games.the_wolves.model import FIGURES, HEX_NAMES, WOLVES
from wolfden.games.the_wolves.pieces import count
from wolfden.games.the_wolves.position import ALPHA, DEN, DEN_SLICE, LAIR, PACK
from wolfden.games.the_wolves.rules import digging
from wolfden.games.the_wolves.tactics.evaluation import evaluate

MOVE_LIMIT = 20_000
"""Nothing in the rules forces the calendar on; 240 random matches took 413 to 4,173 moves."""

matches = st.tuples(st.integers(2, 5), st.integers(0, 1 << 64))


def positions(players, seed, every=1, tell=None):
    """The positions of a random match, each `every`-th, the first and the last."""
    rng = random.Random(seed)
    state = wolfden.new("the-wolves", players=players, seed=seed)
    yield state
    for number in range(1, MOVE_LIMIT):
        legal = state.legal(state.active)
        state.play(state.active, legal[int(rng.random() * len(legal))], tell)
        if number % every == 0 or not state.to_act:
            yield state
        if not state.to_act:
            return
    raise AssertionError(f"{MOVE_LIMIT} moves are not enough for {players} players, seed {seed}")


@given(matches)
@settings(max_examples=20, deadline=None)
def test_a_hex_holds_at_most_two_pieces_one_den_or_lair_and_no_piece_with_a_token(match):
    for state in positions(*match, every=7):
        for name, content in state.view(None).hexes.items():
            kinds = Counter(piece.piece for piece in content.pieces)
            assert len(content.pieces) <= 2
            assert kinds["den"] + kinds["lair"] <= 1
            assert bool(content.pieces) + content.lone_wolf + bool(content.prey) == 1
            assert state.country.ground(HEX_NAMES.index(name)) not in ("water", "chasm")


@given(matches)
@settings(max_examples=20, deadline=None)
def test_two_packs_share_a_hex_only_where_a_wolf_stands_on_a_den(match):
    for state in positions(*match, every=7):
        for content in state.view(None).hexes.values():
            if len({piece.pack for piece in content.pieces}) > 1:
                assert content.pieces[0].piece == "den"
                assert content.pieces[1].piece in ("pack", "alpha")


@given(matches)
@settings(max_examples=20, deadline=None)
def test_no_piece_is_ever_lost_or_made(match):
    """What left the board is on the map or on the calendar."""
    for state in positions(*match, every=5):
        lost = Counter((pack, piece) for piece, pack in state.calendar if piece is not None)
        limbo = state.displaced[:2] if state.displaced else None
        for seat in range(state.players):
            taken = WOLVES[: state.wolves[seat]]
            alphas, packs = taken.count(ALPHA), taken.count(PACK)
            on_map = {piece: count(state, seat, piece) for piece in (DEN, PACK, ALPHA, LAIR)}
            for piece in (PACK, ALPHA):
                on_map[piece] += limbo == (seat, piece)
            assert on_map[DEN] + lost[seat, DEN] == sum(state.dens[DEN_SLICE[seat]])
            assert on_map[LAIR] == state.lairs[seat]
            if state.turn:
                assert on_map[ALPHA] == 2 + alphas
                assert on_map[PACK] + lost[seat, PACK] == 2 + packs


@given(matches)
@settings(max_examples=20, deadline=None)
def test_the_calendar_counts_exactly_the_pieces_that_left_the_map(match):
    events: list[Event] = []
    *_, state = positions(*match, every=50, tell=events.append)
    removed = Counter(event.name for event in events)
    taken = removed["howled"] + removed["upgraded"] + removed["dominated"]
    assert len(state.calendar) == taken == removed["covered"]
    lone = sum(piece is None for piece, _ in state.calendar)
    assert lone == removed["howled"]
    assert lone + state.lone.bit_count() == state.country.land.lone_wolves.bit_count()


@given(matches)
@settings(max_examples=20, deadline=None)
def test_the_score_is_the_sum_of_its_parts_and_the_view_knows_it(match):
    *_, last = positions(*match, every=100)
    result = last.outcome
    for seat, board in enumerate(last.view(None).boards):
        assert result.scores[seat] == sum(result.parts[seat].values()) == board.score.total
        tokens = {"crescent": 4, "quarter": 6, "full": 8}
        assert board.score.regions == board.halves + sum(tokens[moon] for moon in board.moons)
    assert all(result.scores[seat] == max(result.scores) for seat in result.winners)


@given(matches)
@settings(max_examples=20, deadline=None)
def test_every_token_is_scored_once_by_the_end(match):
    events: list[Event] = []
    *_, last = positions(*match, every=1000, tell=events.append)
    scored = Counter(event.data["moon"] for event in events if event.name == "region-scored")
    dealt = Counter(moon.word for stack in FIGURES[last.players].moons for moon in stack)
    assert scored == dealt
    assert not any(last.moons)
    assert sum(map(len, last.taken)) <= sum(dealt.values())


@given(matches)
@settings(max_examples=20, deadline=None)
def test_no_way_leads_through_water_or_chasm_or_further_than_the_speed(match):
    events: list[Event] = []
    *_, state = positions(*match, every=1000, tell=events.append)
    country = state.country
    ground = {name: country.ground(n) for n, name in enumerate(HEX_NAMES[: len(country.land.map)])}
    hexes = dict(zip(HEX_NAMES, range(176), strict=True))
    for event in events:
        if event.name == "moved":
            path = event.data["path"]
            assert 2 <= len(path) <= 6
            assert not {"water", "chasm"} & {ground[name] for name in path}
            for here, there in pairwise(path):
                assert state.country.land.next_to[hexes[here]] >> hexes[there] & 1


@given(matches)
@settings(max_examples=12, deadline=None)
def test_tokens_are_never_negative_and_nothing_half_made_is_left_over(match):
    for state in positions(*match, every=3):
        assert min(state.action_tokens + state.terrain_tokens) >= 0
        if state.phase.word in ("act", "hunt", "over"):
            assert state.deed == state.terrain == state.site == -1
            assert state.wolf is None
            assert state.to_pay == state.flipped == state.spent == 0
            assert state.moved == ()
            assert state.displaced is None


@given(matches)
@settings(max_examples=10, deadline=None)
def test_everyones_prospects_can_be_valued_in_every_position(match):
    for state in positions(*match, every=40):
        assert len(evaluate(state)) == state.players


def den_reason(state, seat, action):
    """Why there is no place for a den, if so; None where every requirement is met."""
    try:
        return digging.forbids(state, seat, action)
    except StopIteration:
        return None


@given(matches)
@settings(max_examples=6, deadline=None)
def test_a_den_has_a_place_exactly_where_no_reason_forbids_it(match):
    actions = [each for each in wolfden.spec_of("the-wolves").actions if each.verb == "to"]
    for state in positions(*match, every=97):
        position = state.copy()
        for terrain, hexes in enumerate(position.country.of_terrain):
            position.terrain = terrain
            for seat in range(state.players):
                free = digging.targets(position, seat) & hexes
                reasons = {each: den_reason(position, seat, each) for each in actions}
                unforbidden = {each for each, reason in reasons.items() if reason is None}
                assert unforbidden == {each for each in actions if free >> HEX[each.id] & 1}
