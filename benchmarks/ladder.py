"""The ladder of docs/bots.md: how often each level places above another.

    python benchmarks/ladder.py [--games jagdfieber,the-wolves] [--players 3,4]
        [--pairs alpha/greedy,alpha/hunter] [--pace 0.1] [--matches 60] [--minutes 10]
        [--seed 1] [--workers 2] [--json ladder]

Every pair is an arena of two bots (docs/arena.md), in seats shared out evenly. It ends with so
many matches, or with the deal in play after so many minutes. With --json each keeps its matches in
a file of that folder, and the same command goes on where it stopped. A pace of 0.1 gives those who
search a tenth of their time; without --pace four players have all of it and others a tenth.

Prints a table for each game: share, 95 % interval with the deal as one observation, matches.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

import wolfden
from wolfden.arena import Arena, Workers
from wolfden.arena.file import read
from wolfden.arena.summary import Summary
from wolfden.bots import LEVELS
from wolfden.bots.search import Search
from wolfden.core import Spec

Pair = tuple[str, str]
"""The stronger level first."""

PAIRS = "alpha/greedy,alpha/hunter,hunter/yearling,yearling/pup,greedy/random"
USUAL = 4
"""How many players have the levels' whole time, unless told otherwise …"""
HASTE = 0.1
"""… and which part of it the others have."""
STEP = 4
"""Matches between two looks at the clock."""


def main() -> None:
    given = arguments()
    with TemporaryDirectory() as folder:
        given.json = given.json or Path(folder)
        given.json.mkdir(parents=True, exist_ok=True)
        for game in given.games:
            spec = wolfden.spec_of(game)
            print(f"## {spec.titles['en']}\n")
            for line in table(spec, given):
                print(line, flush=True)
            print(flush=True)


def table(spec: Spec, given: argparse.Namespace) -> Iterator[str]:
    yield "| players | time | " + " | ".join(f"{a} above {b}" for a, b in given.pairs) + " |"
    yield "| --- " * (2 + len(given.pairs)) + "|"
    for players in given.players or spec.players:
        if players not in spec.players:
            continue
        pace = given.pace or (1.0 if players == USUAL else HASTE)
        cells = [cell(play(spec, players, at_pace(pair, pace), given)) for pair in given.pairs]
        yield f"| {players} | {pace:g} | " + " | ".join(cells) + " |"


def at_pace(pair: Pair, pace: float) -> Pair:
    """The levels that search with another time: `alpha@0.1s`."""

    def named(level: str) -> str:
        bot = LEVELS.get(level)
        if pace == 1.0 or not isinstance(bot, Search) or bot.budget.seconds is None:
            return level
        return f"{level}@{bot.budget.seconds * pace:g}s"

    above, below = pair
    return named(above), named(below)


def play(spec: Spec, players: int, pair: Pair, given: argparse.Namespace) -> Summary:
    above, below = pair
    print(f"{spec.id}, {players} players: {above} against {below}", file=sys.stderr)
    file = given.json / f"{spec.id}-{players}-{above}-{below}.json"
    there = len(read(file)[1]) if file.exists() else 0
    until = monotonic() + 60 * given.minutes
    for matches in [*range(max(there, STEP), given.matches, STEP), given.matches]:
        arena = Arena(spec.id, pair, players, matches, seed=given.seed)
        summary = arena.run(Workers(given.workers), file)
        print(f"  {cell(summary)} of {given.matches} matches", file=sys.stderr)
        if arena.failed:
            print(f"  {len(arena.failed)} matches failed: {arena.failed}", file=sys.stderr)
        if monotonic() > until:
            break
    return summary


def cell(summary: Summary) -> str:
    above = summary.pairs[0].above
    share = f"{100 * above.value:.1f} % ({100 * above.low:.1f}–{100 * above.high:.1f})"
    return f"{share}, {summary.matches}"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=words, default=[spec.id for spec in wolfden.games()])
    parser.add_argument("--players", type=numbers, default=[])
    parser.add_argument("--pairs", type=pairs, default=pairs(PAIRS))
    parser.add_argument("--pace", type=float)
    parser.add_argument("--matches", type=int, default=60)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--json", type=Path)
    return parser.parse_args()


def words(text: str) -> list[str]:
    return text.split(",")


def numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]


def pairs(text: str) -> Sequence[Pair]:
    found = []
    for each in text.split(","):
        above, _, below = each.partition("/")
        found.append((above, below))
    return found


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("stopped; with --json the same command goes on from here")
