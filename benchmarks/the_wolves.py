"""Whole random matches of The Wolves a second, and where the time goes.

    python benchmarks/the_wolves.py [--players 4] [--seconds 5] [--profile]

A match is set up and played to its end by `State.playout`; decisions are counted by their draws.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import random
import time

import wolfden

SPEC = wolfden.spec_of("the-wolves")


def playouts(players: int, seconds: float) -> tuple[int, int, float]:
    """Matches, decisions and seconds of this process, whatever else the machine does."""
    rng = random.Random(7)
    draws = 0

    def draw() -> float:
        nonlocal draws
        draws += 1
        return rng.random()

    begun, matches = time.process_time(), 0
    while time.process_time() - begun < seconds:
        SPEC.new(players, matches).playout(draw)
        matches += 1
    return matches, draws, time.process_time() - begun


def quickest(players: int, seconds: float) -> tuple[int, int, float]:
    """The best of five runs: the others shared the machine."""
    return max((playouts(players, seconds / 5) for _ in range(5)), key=lambda run: run[0] / run[2])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, choices=(2, 3, 4, 5), default=4)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--profile", action="store_true")
    given = parser.parse_args()
    if given.profile:
        with cProfile.Profile() as profile:
            playouts(given.players, given.seconds)
        pstats.Stats(profile).sort_stats("tottime").print_stats(18)
        return
    matches, decisions, seconds = quickest(given.players, given.seconds)
    print(
        f"{given.players} players: {matches / seconds:.1f} matches/s, "
        f"{decisions / seconds:,.0f} decisions/s, {decisions / matches:.0f} decisions a match"
    )


if __name__ == "__main__":
    main()
