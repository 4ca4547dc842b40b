"""How often one bot finishes above another, in fair seats.

    python benchmarks/bots.py jagdfieber [--bot greedy] [--against random] [--matches 400]
        [--option days=2]

The bot sits in each seat in turn (in games for teams: in all seats of each team in turn), the
others all play the other level. A comparison is a pair of the bot and one opponent: 1 if it placed
better, one half if equal.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Mapping

import wolfden
from wolfden.bots import decide
from wolfden.cli.play import read_options
from wolfden.core import Chance, Spec
from wolfden.core.option import Value


def comparisons(
    spec: Spec, players: int, levels: tuple[str, str], seed: int, options: Mapping[str, Value]
) -> list[float]:
    teams = spec.teams(players)
    team = teams[seed % len(teams)]
    state = spec.new(players, seed, options)
    chance = Chance.from_seed(seed)
    while state.to_act:
        acting = state.to_act[0]
        level = levels[acting not in team]
        state.play(acting, decide(level, state, acting, chance))
    outcome = state.outcome
    assert outcome is not None
    mine = outcome.places[team[0]]
    return [
        (mine < place) + 0.5 * (mine == place)
        for other, place in enumerate(outcome.places)
        if other not in team
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--against", default="random")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--option", action="append", default=[])
    given = parser.parse_args()
    spec = wolfden.spec_of(given.game)
    options = read_options(spec, given.option)
    for players in spec.players:
        results: list[float] = []
        wins = 0
        for seed in range(given.matches):
            match = comparisons(spec, players, (given.bot, given.against), seed, options)
            wins += all(match)
            results += match
        share = sum(results) / len(results)
        margin = 1.96 * math.sqrt(share * (1 - share) / given.matches)
        print(
            f"{players} players: {given.bot} above {given.against} in {share:.1%} "
            f"± {margin:.1%} of comparisons, first or shared first in {wins / given.matches:.1%}"
        )


if __name__ == "__main__":
    main()
