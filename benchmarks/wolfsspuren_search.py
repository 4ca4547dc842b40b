"""Look for figures of Wolfsspuren that meet the aims better, with the players' temper held fixed.

    python benchmarks/wolfsspuren_search.py [--minutes 15] [--start figures.json] [--found out.json]

A local search: one to three small changes at a time. A challenger races the figures kept so far on
the same seeds (common random numbers), heat by heat and the quickest tables first, and is given up
as soon as it lies clearly behind; only one that is ahead after all heats replaces them. No seed
above 9999 is used: those are for the final measurement. What is found is printed as it is in
components.toml.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
from wolfsspuren_aims import AIMS, SEARCHED, Packs, play_packs
from wolfsspuren_figures import Figures, steps

TABLES = (3, 4, 6)
HEATS = (24, 36, 60, 120)
"""Matches of each kind in each heat, at every table."""
SLACK = (12.0, 6.0, 3.0, 0.0)
"""How far a challenger may lie behind after each of them; chance weighs less and less."""


@cache
def heat(figures: Figures, players: int, number: int) -> Packs:
    first = sum(HEATS[:number])
    return play_packs(players, range(first, first + HEATS[number]), figures.spec())


def so_far(figures: Figures, players: int, number: int) -> Packs:
    """All that was played up to this heat."""
    played = heat(figures, players, 0)
    for later in range(1, number + 1):
        played += heat(figures, players, later)
    return played


def miss(figures: Figures, players: int, number: int) -> float:
    shares = so_far(figures, players, number).shares()
    return sum(AIMS[name](players).miss(shares[name].value) for name in SEARCHED)


def race(figures: Figures, best: Figures) -> bool:
    """Whether the challenger is ahead in the end."""
    for number, slack in enumerate(SLACK):
        behind = 0.0
        for players in TABLES:
            behind += miss(figures, players, number) - miss(best, players, number)
            if behind > slack + (SLACK[0] if players != TABLES[-1] else 0.0):
                return False
        if behind > slack:
            return False
    return True


def described(figures: Figures) -> Iterator[str]:
    last = len(HEATS) - 1
    for players in TABLES:
        shares = so_far(figures, players, last).shares()
        yield f"{players}: " + ", ".join(f"{name} {shares[name].value:.2f}" for name in SEARCHED)


def search(start: Figures, minutes: float, rng: random.Random, found: Path | None) -> Figures:
    changes, deadline, best, tries = list(steps()), time.monotonic() + 60 * minutes, start, 0
    print("\n".join(described(best)), flush=True)
    while time.monotonic() < deadline:
        chosen = rng.sample(changes, rng.choice((1, 1, 2, 3)))
        figures = best
        for _, change in chosen:
            figures = change(figures)
        if figures == best or not figures.sound:
            continue
        tries += 1
        if race(figures, best):
            best = figures
            print(f"try {tries}:", ", ".join(name for name, _ in chosen))
            print("\n".join(described(best)), flush=True)
            if found:
                found.write_bytes(msgspec.json.encode(best))
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--start", type=Path)
    parser.add_argument("--found", type=Path)
    parser.add_argument("--rng", type=int, default=1)
    given = parser.parse_args()
    start = Figures.of_the_box()
    if given.start:
        start = msgspec.json.decode(given.start.read_bytes(), type=Figures)
    print(search(start, given.minutes, random.Random(given.rng), given.found).toml())


if __name__ == "__main__":
    main()
