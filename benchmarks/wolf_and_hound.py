"""Whole random matches a second for several sets of animals, and where the time goes.

    python benchmarks/wolf_and_hound.py [--rounds 5] [--matches 200]

The sets take turns, so that whatever else the machine does strikes them alike; the best round
counts.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import random
import time
from collections.abc import Mapping

import wolfden
from wolfden.core import Chance
from wolfden.core.option import Value
from wolfden.games.wolf_and_hound.animals import CHOICES

SPEC = wolfden.spec_of("wolf-and-hound")
SETS: dict[str, Mapping[str, Value]] = {
    "first game": {},
    "blanket wolf": {"preset": "designer-blanket-wolf"},
    "first game with meat and bone": {"meat-and-bone": True},
    "all 24 animals": {"preset": "own", "animals": ",".join(CHOICES), "meat-and-bone": True},
}
PLAYERS = (2, 3, 4)


def playouts(players: int, options: Mapping[str, Value], matches: int) -> float:
    """Seconds for so many playouts, dealing included."""
    draws = random.Random(7)
    begun = time.perf_counter()
    for seed in range(matches):
        SPEC.new(players, seed, options).playout(draws.random)
    return time.perf_counter() - begun


def moves_a_match(players: int, options: Mapping[str, Value], matches: int) -> float:
    moves = 0
    for seed in range(matches):
        state, chance = SPEC.new(players, seed, options), Chance.from_seed(seed)
        while seats := state.to_act:
            state.play(seats[0], chance.choice(state.legal(seats[0])))
            moves += 1
    return moves / matches


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--matches", type=int, default=200)
    given = parser.parse_args()
    rows = [(name, players) for name in SETS for players in PLAYERS]
    best = dict.fromkeys(rows, float("inf"))
    for _ in range(given.rounds):
        for name, players in rows:
            seconds = playouts(players, SETS[name], given.matches)
            best[name, players] = min(best[name, players], seconds)
    for name, players in rows:
        rate = given.matches / best[name, players]
        moves = moves_a_match(players, SETS[name], given.matches)
        print(f"{name}, {players} players: {rate:,.0f} matches/s, {rate * moves:,.0f} moves/s")
    profile = cProfile.Profile()
    profile.runcall(playouts, 4, SETS["first game"], given.matches)
    pstats.Stats(profile).sort_stats("tottime").print_stats(10)


if __name__ == "__main__":
    main()
