"""Packed numbers: what is put together comes apart again."""

from __future__ import annotations

from itertools import product

from wolfden.games.the_wolves.actions import ACTIONS, HEX, INDEX, PRIZE, RANKS, TAKE, WOLF
from wolfden.games.the_wolves.model import (
    HEX_LIMIT,
    HEX_NAMES,
    HEX_OF_WOLF,
    IS_ALPHA,
    TILE_HEXES,
    TILE_NAMES,
    TILE_OF,
    WOLF_AT,
    hex_on,
)
from wolfden.games.the_wolves.position import DEN_SLICE, DEN_TRACK, KIND


def test_a_wolf_is_its_hex_and_its_rank():
    for each, alpha in product(range(HEX_LIMIT), (0, 1)):
        wolf = WOLF_AT[each][alpha]
        assert (HEX_OF_WOLF[wolf], IS_ALPHA[wolf]) == (each, alpha)
        assert WOLF[wolf].text == f"wolf {HEX_NAMES[each]} {RANKS[alpha].word}"
        assert INDEX[WOLF[wolf].id] == wolf


def test_a_piece_to_dominate_is_its_hex_and_its_kind():
    action = ACTIONS.parse("take c7 pack")
    assert TAKE[HEX[action.id]][PRIZE[action]] is action
    assert HEX_NAMES[HEX[action.id]] == "c7"
    assert PRIZE[action].word == "pack"


def test_a_hex_is_its_tile_and_its_number():
    for tile, number in product(range(len(TILE_NAMES)), range(TILE_HEXES)):
        each = hex_on(tile, number)
        assert TILE_OF[each] == tile
        assert HEX_NAMES[each] == f"{TILE_NAMES[tile]}{number + 1}"


def test_kinds_and_tracks_do_not_overlap():
    for places in (KIND, DEN_TRACK):
        every = [place for own in places for place in own]
        assert every == list(range(len(every)))
    assert [tuple(range(len(every))[each]) for each in DEN_SLICE] == list(DEN_TRACK)
