"""How often the search looks ahead in a second, in each game.

    python benchmarks/search.py [--games jagdfieber,the-wolves] [--players 4] [--seconds 1]

Positions come from matches of greedy players, a third and two thirds through; processor time. The
first second in a process is left out: tables that fill as they are needed are filled then.
"""

from __future__ import annotations

import argparse
from statistics import median
from time import thread_time

import wolfden
from wolfden.bots import Memory, decide
from wolfden.bots.luck import Luck
from wolfden.bots.search import Thought
from wolfden.bots.undisturbed import undisturbed
from wolfden.core import AnyState, Chance, Spec

MATCHES = 3


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", default=",".join(spec.id for spec in wolfden.games()))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=1.0)
    given = parser.parse_args()
    print("| game | players | iterations a second | from – to |")
    print("| --- | --- | --- | --- |")
    for game in given.games.split(","):
        spec = wolfden.spec_of(game)
        positions = [each for seed in range(MATCHES) for each in positions_of(spec, given, seed)]
        count_iterations(positions[0], given.seconds)
        rates = [count_iterations(state, given.seconds) / given.seconds for state in positions]
        print(
            f"| {spec.titles['en']} | {given.players} | {median(rates):,.0f} "
            f"| {min(rates):,.0f} – {max(rates):,.0f} |",
            flush=True,
        )


def positions_of(spec: Spec, given: argparse.Namespace, seed: int) -> list[AnyState]:
    """Two positions of a match in which somebody has a choice."""
    state, chance = spec.new(given.players, seed), Chance.from_seed(seed)
    open_ones = []
    while state.to_act:
        seat = state.to_act[0]
        if len(state.legal(seat)) > 1:
            open_ones.append(state.copy())
        state.play(seat, decide("greedy", state, seat, chance))
    return [open_ones[len(open_ones) * part // 3] for part in (1, 2)]


def count_iterations(state: AnyState, seconds: float) -> int:
    seat, chance = state.to_act[0], Chance.from_seed(1)
    thought = Thought(state.redeal(seat, chance), seat, Luck(chance), Memory())
    began, done = thread_time(), 0
    with undisturbed():
        while thread_time() - began < seconds:
            thought.iterate()
            done += 1
    return done


if __name__ == "__main__":
    main()
