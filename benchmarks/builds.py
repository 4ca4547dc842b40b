"""The same work in several builds that take turns: interpreted, compiled, an earlier one.

    python hatch_build.py compile build/compiled
    python benchmarks/builds.py the-wolves --players 4 [--work playouts moves views search copies]
                                [--builds src build/compiled] [--rounds 9] [--seconds 0.5]

A build is a folder with the package inside, each run by a process of its own. Processor time; the
first build is the yardstick, and what counts is the ratio within a round.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

Work = Callable[[Any, int, int], Callable[[], int]]
"""Of a spec, for so many players, from a seed: what is repeated; it answers how much it did."""


def playouts(spec: Any, players: int, seed: int) -> Callable[[], int]:
    """Whole matches by `playout`, set-up and outcome included."""
    rng = random.Random(seed)

    def match() -> int:
        state = spec.new(players, rng.getrandbits(64))
        state.playout(rng.random)
        return len(state.outcome.places) and 1

    return match


def moves(spec: Any, players: int, seed: int) -> Callable[[], int]:
    """Whole matches by `legal` and `play` from here, set-up and outcome included."""
    rng = random.Random(seed)

    def match() -> int:
        state, done = spec.new(players, rng.getrandbits(64)), 0
        while seats := state.to_act:
            legal = state.legal(seats[0])
            state.play(seats[0], legal[int(rng.random() * len(legal))])
            done += 1
        return done if state.outcome else 0

    return match


def views(spec: Any, players: int, seed: int) -> Callable[[], int]:
    """What every seat sees, in positions that nobody has looked at."""
    positions = some_positions(spec, players, seed)

    def look() -> int:
        for state in positions:
            for seat in range(players):
                state.copy().view(seat)
        return players * len(positions)

    return look


def copies(spec: Any, players: int, seed: int) -> Callable[[], int]:
    positions = some_positions(spec, players, seed)

    def copy() -> int:
        for state in positions:
            state.copy()
        return len(positions)

    return copy


def search(spec: Any, players: int, seed: int) -> Callable[[], int]:
    """Iterations of the search, from positions of random matches."""
    from wolfden.bots import Memory
    from wolfden.bots.luck import Luck
    from wolfden.bots.search import Thought
    from wolfden.core import Chance

    positions = [
        state
        for state in some_positions(spec, players, seed)
        if len(state.legal(state.to_act[0])) > 1
    ]

    def think() -> int:
        for number, state in enumerate(positions[:6]):
            thought = Thought(state, state.to_act[0], Luck(Chance.from_seed(number)), Memory())
            for _ in range(ITERATIONS):
                thought.iterate()
        return ITERATIONS * len(positions[:6])

    return think


ITERATIONS = 40
WORK: dict[str, Work] = {
    "playouts": playouts, "moves": moves, "views": views, "copies": copies, "search": search,
}  # fmt: skip


def some_positions(spec: Any, players: int, seed: int) -> list[Any]:
    """Twenty from the course of random matches."""
    rng = random.Random(seed)
    found: list[Any] = []
    state = spec.new(players, seed)
    while len(found) < 20:
        if not state.to_act:
            state = spec.new(players, rng.getrandbits(64))
        for _ in range(rng.randrange(1, 25)):
            if state.to_act:
                seat = state.to_act[0]
                state.play(seat, rng.choice(state.legal(seat)))
        if state.to_act:
            found.append(state.copy())
    return found


def serve() -> None:
    """One build: measures what it is asked for, line by line."""
    import wolfden

    for line in sys.stdin:
        asked = json.loads(line)
        work = WORK[asked["work"]](wolfden.spec_of(asked["game"]), asked["players"], asked["seed"])
        work()
        done, begun = 0, time.process_time()
        while (spent := time.process_time() - begun) < asked["seconds"]:
            done += work()
        print(done / spent, flush=True)


class Build:
    def __init__(self, folder: str) -> None:
        self.name = folder
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--serve"],
            env={**os.environ, "PYTHONPATH": str(Path(folder).absolute())},
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip

    def rate(self, **asked: Any) -> float:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())


def compare(builds: list[Build], rounds: int, **asked: Any) -> None:
    rates = [[build.rate(seed=seed, **asked) for build in builds] for seed in range(rounds)]
    for number, build in enumerate(builds):
        ratios = sorted(row[number] / row[0] for row in rates)
        print(
            f"{asked['game']:15} {asked['players']} {asked['work']:9} {build.name:28}"
            f"{statistics.median(row[number] for row in rates):12,.0f} a second"
            f"{statistics.median(ratios):8.2f} times ({ratios[0]:.2f} to {ratios[-1]:.2f})"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--work", nargs="+", choices=WORK, default=list(WORK))
    parser.add_argument("--builds", nargs="+", default=["src", "build/compiled"])
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        serve()
        return
    builds = [Build(folder) for folder in given.builds]
    for work in given.work:
        compare(
            builds, given.rounds, game=given.game, players=given.players, work=work,
            seconds=given.seconds,
        )  # fmt: skip
    for build in builds:
        build.process.terminate()


if __name__ == "__main__":
    main()
