"""Random playouts of Wolfsspuren a second, and where the time goes.

python benchmarks/wolfsspuren.py [--matches 100]
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import random
import time

import wolfden
from wolfden.bots import decide
from wolfden.core import Chance

SPEC = wolfden.spec_of("wolfsspuren")


def playouts(players: int, matches: int) -> str:
    rng, moves = random.Random(1), 0
    begun = time.perf_counter()
    for seed in range(matches):
        state = SPEC.new(players, seed)
        while seats := state.to_act:
            legal = state.legal(seats[0])
            state.play(seats[0], legal[int(rng.random() * len(legal))])
            moves += 1
    seconds = time.perf_counter() - begun
    begun = time.perf_counter()
    for seed in range(matches):
        SPEC.new(players, seed).playout(rng.random)
    quick = time.perf_counter() - begun
    return (
        f"{players} players: {matches / quick:.0f} playouts/s; step by step "
        f"{matches / seconds:.0f} matches/s, {moves / seconds:.0f} moves/s"
    )


def single_calls(players: int) -> str:
    """Microseconds for a copy, a redeal and a view in the middle of a year."""
    state, rng = SPEC.new(players, 1), random.Random(1)
    for _ in range(40 * players):
        seat = (state.to_act or (0,))[0]
        legal = state.legal(seat)
        if legal:
            state.play(seat, legal[int(rng.random() * len(legal))])
    chance = Chance.from_seed(1)
    calls = {
        "copy": state.copy,
        "redeal": lambda: state.redeal(0, chance),
        "view": lambda: state.view(0),
    }
    return ", ".join(f"{name} {_micros(call):.0f} µs" for name, call in calls.items())


def _micros(call: object) -> float:
    begun = time.perf_counter()
    for _ in range(500):
        call()  # type: ignore[operator]
    return (time.perf_counter() - begun) / 500 * 1e6


def greedy_decisions(players: int) -> str:
    state, chance = SPEC.new(players, 1), Chance.from_seed(1)
    count, slowest, begun = 0, 0.0, time.perf_counter()
    while state.to_act:
        seat, before = state.to_act[0], time.perf_counter()
        action = decide("greedy", state, seat, chance)
        slowest = max(slowest, time.perf_counter() - before)
        state.play(seat, action)
        count += 1
    mean = (time.perf_counter() - begun) / count
    return f"greedy: {mean * 1e3:.2f} ms a decision, slowest {slowest * 1e3:.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=100)
    given = parser.parse_args()
    for players in SPEC.players:
        print(playouts(players, given.matches))
    print(single_calls(4))
    print(greedy_decisions(4))
    profile = cProfile.Profile()
    profile.runcall(playouts, 4, 20)
    pstats.Stats(profile).sort_stats("tottime").print_stats(12)


if __name__ == "__main__":
    main()
