"""The ladder of docs/bots.md: how often each level places above another.

    python benchmarks/ladder.py [--games jagdfieber,the-wolves] [--players 3,4]
        [--pairs alpha/greedy,alpha/hunter] [--pace 0.1] [--iterations] [--matches 60]
        [--minutes 10] [--seed 1] [--workers 2] [--json ladder] [--option best-of-five=true]

Every pair is an arena of two bots (docs/arena.md), in seats shared out evenly, and all pairs meet
the same deals. It ends when `sequential` has decided whether the pair's aim is reached, with so
many matches, or with the deal in play after so many minutes. With --json each keeps its matches in
a file of that folder, and the same command goes on where it stopped.

A pace of 0.1 gives those who search a tenth of their time; without --pace four players have all of
it and others a tenth. With --iterations they have a number of iterations instead, about as many as
fit into that time (`A_SECOND`): then every match repeats exactly, whatever runs beside it.

An option of the games, which may be given more than once, holds for every match.

Prints a table for each game: share, 95 % interval with the deal as one observation, matches, and
whether the aim is met, missed or open.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from sequential import Verdict, verdict

import wolfden
from wolfden.arena import Arena, Workers
from wolfden.arena.file import read
from wolfden.arena.summary import compare
from wolfden.bots import LEVELS
from wolfden.bots.search import Search
from wolfden.cli.play import read_options
from wolfden.core import Spec

Pair = tuple[str, str]
"""The stronger level first."""

PAIRS = "alpha/greedy,alpha/hunter,hunter/yearling,yearling/pup,greedy/random"
USUAL = 4
"""How many players have the levels' whole time, unless told otherwise …"""
HASTE = 0.1
"""… and which part of it the others have."""
STEP = 4
"""Matches between two looks at the clock and at what is decided."""
A_SECOND = {"jagdfieber": 21500, "the-wolves": 1700, "wolf-and-hound": 23000, "wolfsspuren": 5400}
"""Iterations in a second of processor time with compiled engines, when they were counted
(`benchmarks/search.py`)."""
AIMS = {("alpha", "greedy"): 0.65, ("greedy", "random"): 0.9}
USUAL_AIM = 0.6


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
        a_second = A_SECOND[spec.id] if given.iterations else None
        cells = [cell(spec, players, pair, at_pace(pair, pace, a_second), given)
                 for pair in given.pairs]  # fmt: skip
        yield f"| {players} | {pace:g} | " + " | ".join(cells) + " |"


def at_pace(pair: Pair, pace: float, a_second: int | None = None) -> Pair:
    """The levels that search with another time: `alpha@0.1s`, or `alpha@700` iterations."""

    def named(level: str) -> str:
        bot = LEVELS.get(level)
        if not isinstance(bot, Search) or bot.budget.seconds is None:
            return level
        if a_second is not None:
            return f"{level}@{round(bot.budget.seconds * pace * a_second)}"
        return level if pace == 1.0 else f"{level}@{bot.budget.seconds * pace:g}s"

    above, below = pair
    return named(above), named(below)


def cell(spec: Spec, players: int, pair: Pair, bots: Pair, given: argparse.Namespace) -> str:
    """Plays, and tells what came of it."""
    above, below = bots
    print(f"{spec.id}, {players} players: {above} against {below}", file=sys.stderr)
    options = read_options(spec, given.option)
    name = "-".join([spec.id, str(players), above, below, *given.option])
    file = given.json / f"{name}.json"
    there = len(read(file)[1]) if file.exists() else 0
    until = monotonic() + 60 * given.minutes
    for matches in [*range(max(there, STEP), given.matches, STEP), given.matches]:
        arena = Arena(spec.id, bots, players, matches, seed=given.seed, options=options)
        arena.run(Workers(given.workers), file)
        if arena.failed:
            print(f"  {len(arena.failed)} matches failed: {arena.failed}", file=sys.stderr)
        found = decided(arena, AIMS.get(pair, USUAL_AIM))
        print(f"  {told(arena, found)} of {given.matches} matches", file=sys.stderr)
        if found != "open" or monotonic() > until:
            break
    return told(arena, found)


def decided(arena: Arena, aim: float) -> Verdict:
    above, below = arena.header.bots
    teams = arena.spec.teams(arena.header.players)
    return verdict(compare(above, below, arena.played.values(), teams), aim)


def told(arena: Arena, found: Verdict) -> str:
    summary = arena.summary()
    above = summary.pairs[0].above
    share = f"{100 * above.value:.1f} % ({100 * above.low:.1f}–{100 * above.high:.1f})"
    return f"{share}, {summary.matches}, {found}"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=words, default=[spec.id for spec in wolfden.games()])
    parser.add_argument("--players", type=numbers, default=[])
    parser.add_argument("--pairs", type=pairs, default=pairs(PAIRS))
    parser.add_argument("--pace", type=float)
    parser.add_argument("--iterations", action="store_true")
    parser.add_argument("--matches", type=int, default=60)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--option", action="append", default=[])
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
