"""How often one bot finishes above another, in fair seats.

    python benchmarks/bots.py jagdfieber [--bot greedy] [--against random] [--matches 400]

The bot sits in each seat in turn, the others all play the other level. A comparison is a pair of
the bot and one opponent: 1 if it placed better, one half if equal.
"""

from __future__ import annotations

import argparse
import math

import wolfden
from wolfden.bots import decide
from wolfden.core import Chance


def comparisons(game: str, players: int, levels: list[str], seed: int, seat: int) -> list[float]:
    state = wolfden.new(game, players=players, seed=seed)
    chance = Chance.from_seed(seed)
    while state.to_act:
        acting = state.to_act[0]
        state.play(acting, decide(levels[acting], state, acting, chance))
    outcome = state.outcome
    assert outcome is not None
    mine = outcome.places[seat]
    return [
        (mine < place) + 0.5 * (mine == place)
        for other, place in enumerate(outcome.places)
        if other != seat
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--against", default="random")
    parser.add_argument("--matches", type=int, default=400)
    given = parser.parse_args()
    for players in wolfden.spec_of(given.game).players:
        results: list[float] = []
        wins = 0
        for seed in range(given.matches):
            seat = seed % players
            levels = [given.bot if each == seat else given.against for each in range(players)]
            match = comparisons(given.game, players, levels, seed, seat)
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
