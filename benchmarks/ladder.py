"""The ladder of docs/bots.md: how often each level places above the one below it.

    python benchmarks/ladder.py [--games jagdfieber,the-wolves] [--players 3,4]
        [--levels random,pup,yearling,hunter,alpha] [--all-pairs] [--matches 200] [--seed 1]
        [--workers 2] [--json ladder]

Every pairing is an arena of two bots (docs/arena.md); with --json each keeps its matches in a file
of that folder, and the same command goes on where it stopped. Prints a table for each game.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from pathlib import Path

import wolfden
from wolfden.arena import Arena, Workers
from wolfden.arena.shares import Share
from wolfden.arena.summary import Summary
from wolfden.bots import OFFERED
from wolfden.core import Spec

Pairing = tuple[str, str]
"""The weaker level first."""


def main() -> None:
    given = arguments()
    pairings = list((combinations if given.all_pairs else neighbours)(given.levels, 2))
    if given.json is not None:
        given.json.mkdir(parents=True, exist_ok=True)
    for game in given.games:
        spec = wolfden.spec_of(game)
        counts = [players for players in given.players or spec.players if players in spec.players]
        print(f"## {spec.titles['en']}\n")
        print("\n".join(table(spec, counts, pairings, given)), end="\n\n", flush=True)


def neighbours(levels: Sequence[str], _: int) -> Iterator[Pairing]:
    return pairwise(levels)


def table(
    spec: Spec, counts: Sequence[int], pairings: Sequence[Pairing], given: argparse.Namespace
) -> Iterator[str]:
    yield "| players | " + " | ".join(f"{high} above {low}" for low, high in pairings) + " |"
    yield "| --- " * (1 + len(pairings)) + "|"
    for players in counts:
        cells = [cell(pair, play(spec, players, pair, given)) for pair in pairings]
        yield f"| {players} | " + " | ".join(cells) + " |"


def play(spec: Spec, players: int, pairing: Pairing, given: argparse.Namespace) -> Summary:
    low, high = pairing
    print(f"{spec.id}, {players} players: {high} against {low}", file=sys.stderr)
    arena = Arena(spec.id, pairing, players, given.matches, seed=given.seed)
    file = None if given.json is None else given.json / f"{spec.id}-{players}-{low}-{high}.json"
    summary = arena.run(Workers(given.workers), file)
    if arena.failed:
        print(f"  {len(arena.failed)} matches failed: {arena.failed}", file=sys.stderr)
    return summary


def cell(pairing: Pairing, summary: Summary) -> str:
    low, high = pairing
    found = [pair.above for pair in summary.pairs if (pair.bot, pair.other) == (high, low)]
    return told(found[0]) if found else "–"


def told(share: Share) -> str:
    return f"{share.value:.1%} ({100 * share.low:.1f}–{100 * share.high:.1f})".replace("%", " %")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=words, default=[spec.id for spec in wolfden.games()])
    parser.add_argument("--players", type=numbers, default=[])
    parser.add_argument("--levels", type=words, default=["random", *OFFERED])
    parser.add_argument("--all-pairs", action="store_true")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--json", type=Path)
    return parser.parse_args()


def words(text: str) -> list[str]:
    return text.split(",")


def numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]


if __name__ == "__main__":
    main()
