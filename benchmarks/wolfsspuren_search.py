"""Look for figures of Wolfsspuren that meet the aims better, with the players' temper held fixed.

    python benchmarks/wolfsspuren_search.py [--minutes 15] [--matches 80] [--start figures.json]

A local search: one to three small changes at a time, judged on the same seeds as the figures they
are to replace (common random numbers), 3 players first and given up as soon as they cannot win any
more. The seeds move on every so often, and the figures kept so far must stand the new ones too, so
that luck does not settle. No seed above 9999 is used: those are for the final measurement. What is
found is printed as it is in components.toml.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
from wolfsspuren_figures import Figures, steps
from wolfsspuren_tuning import tally_of

from wolfden.games.wolfsspuren.tactics.planner import COOPERATIVE, SELFISH

TABLES = (3, 4, 6)
KILLS = {3: (0.46, 0.54), 4: (0.72, 0.78), 6: (0.86, 0.89)}
LOSSES = (7.3, 9.7)
YEARS = (6.1, 6.9)
EXTINCTION = (0.0, 0.125)
"""The aims, somewhat narrower than they are meant: chance will move the outcome again."""

LAST_SEED = 9_999


def beyond(value: float, low: float, high: float, unit: float) -> float:
    """How far outside the limits, squared, in units that weigh about the same."""
    return (max(low - value, value - high, 0.0) / unit) ** 2


def misses(figures: Figures, seeds: range) -> Iterator[float]:
    """What each table misses, the quickest tables first."""
    spec = figures.spec()
    fewer = seeds[: len(seeds) // 2]
    for players in TABLES:
        selfish = tally_of(players, seeds, SELFISH, spec)
        miss = beyond(selfish.kills, *KILLS[players], 0.03)
        miss += beyond(selfish.wolf_years_a_loss, *LOSSES, 0.5)
        miss += beyond(selfish.extinction, *EXTINCTION, 0.03)
        if players == 4:
            miss += beyond(selfish.mean_years, *YEARS, 0.3)
        yield miss
        if players < 6:
            together = tally_of(players, fewer, COOPERATIVE, spec)
            earlier = selfish.mean_years - together.mean_years
            yield beyond(together.kills, 0.97, 1.0, 0.03) + beyond(earlier, 0.6, 2.5, 0.3)


def score(figures: Figures, seeds: range, limit: float = float("inf")) -> float:
    """The sum of what is missed, or anything above the limit once it is passed."""
    total = 0.0
    for miss in misses(figures, seeds):
        total += miss
        if total > limit:
            break
    return total


def search(start: Figures, minutes: float, matches: int, rng: random.Random) -> Figures:
    changes, deadline = list(steps()), time.monotonic() + 60 * minutes
    best, tries, first = start, 0, 0
    seeds = range(first, first + matches)
    best_score = score(best, seeds)
    print(f"start {best_score:.2f}", flush=True)
    while time.monotonic() < deadline:
        chosen = rng.sample(changes, rng.choice((1, 1, 2, 3)))
        figures = best
        for _, change in chosen:
            figures = change(figures)
        if figures == best or not figures.sound:
            continue
        tries += 1
        found = score(figures, seeds, best_score)
        if found < best_score:
            best, best_score = figures, found
            names = ", ".join(name for name, _ in chosen)
            print(f"try {tries}: {found:.2f} {names}", flush=True)
        if tries % 25 == 0:
            first = (first + matches) % (LAST_SEED - matches)
            seeds = range(first, first + matches)
            best_score = score(best, seeds)
            print(f"seeds from {first}: {best_score:.2f}\n{best.toml()}", flush=True)
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--matches", type=int, default=80)
    parser.add_argument("--start", type=Path)
    parser.add_argument("--rng", type=int, default=1)
    given = parser.parse_args()
    start = Figures.of_the_box()
    if given.start:
        start = msgspec.json.decode(given.start.read_bytes(), type=Figures)
    best = search(start, given.minutes, given.matches, random.Random(given.rng))
    print(best.toml())


if __name__ == "__main__":
    main()
