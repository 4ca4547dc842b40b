"""Whole random matches and single moves a second, against the plain version, in one run.

    python benchmarks/jagdfieber.py [--rounds 9] [--matches 150]

All take turns, so that whatever else the machine does strikes them alike; read the ratios.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import plain_jagdfieber as plain

import wolfden

SPEC = wolfden.spec_of("jagdfieber")
PLAYERS = 4
MOVES_A_MATCH = 170
"""About as many as random players make; only for the playouts that do not count their own."""

Work = Callable[[random.Random], tuple[int, float]]
"""Does its work once; says how many units that was and how many seconds it took."""


def plain_playout(rng: random.Random) -> tuple[int, float]:
    begun = time.perf_counter()
    game = plain.new_game(PLAYERS, marker=rng.randrange(PLAYERS))
    moves = 0
    while seats := plain.waiting(game):
        cards = plain.legal_cards(game, seats[0])
        plain.play_card(game, seats[0], cards[int(rng.random() * len(cards))])
        moves += 1
    return moves, time.perf_counter() - begun


def engine_step_by_step(rng: random.Random) -> tuple[int, float]:
    begun = time.perf_counter()
    state = SPEC.new(PLAYERS, rng.getrandbits(64))
    moves = 0
    while seats := state.to_act:
        legal = state.legal(seats[0])
        state.play(seats[0], legal[int(rng.random() * len(legal))])
        moves += 1
    return moves, time.perf_counter() - begun


def engine_playout(rng: random.Random) -> tuple[int, float]:
    """Counts its moves by the numbers it draws, one a move."""
    draws = rng.getstate()
    state = SPEC.new(PLAYERS, rng.getrandbits(64))
    begun = time.perf_counter()
    state = SPEC.new(PLAYERS, 1)
    state.playout(rng.random)
    seconds = time.perf_counter() - begun
    del draws
    return MOVES_A_MATCH, seconds
