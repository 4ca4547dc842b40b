"""How true the figure of a hint is: chances to win by the tactics, against how matches ended.

    python benchmarks/winning.py --matches 60

Matches of greedy players who overlook one action in ten. Every few decisions each seat's chance is
taken as a hint takes it: the hidden guessed, played on, judged. For every tenth of chance the table
shows how many seats had it, and how many of ten of them won.
"""

from __future__ import annotations

import argparse
from collections import defaultdict

import wolfden
from wolfden.bots import Memory
from wolfden.bots.greedy import Greedy
from wolfden.bots.luck import Luck
from wolfden.core import AnyState, Chance

EVERY = {"jagdfieber": 7, "the-wolves": 41, "wolf-and-hound": 7, "wolfsspuren": 29}
GUESSES = 12
Told = list[tuple[float, int]]


def chance_of(state: AnyState, seat: int, luck: Luck) -> float:
    tactics, total = state.spec.tactics, 0.0
    for _ in range(GUESSES):
        guess = tactics.determinise(state, seat, luck)
        tactics.play_on(guess, luck)
        total += tactics.winning(guess)[seat]
    return total / GUESSES


def match(game: str, players: int, seed: int) -> list[tuple[float, bool]]:
    state, chance = wolfden.new(game, players=players, seed=seed), Chance.from_seed(seed)
    luck, told, memories = Luck(chance), Told(), [Memory() for _ in range(players)]
    bot, number = Greedy(overlooks=0.1), 0
    while state.to_act:
        seat = state.to_act[0]
        if number % EVERY.get(game, 10) == 0:
            told.append((chance_of(state, seat, luck), seat))
        state.play(seat, bot.choose(state.redeal(seat, chance), seat, chance, memories[seat]))
        number += 1
    winners = state.outcome.winners if state.outcome else ()
    return [(each, seat in winners) for each, seat in told]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=30, help="for each number of players")
    parser.add_argument("--games", nargs="*", default=list(EVERY))
    given = parser.parse_args()
    for game in given.games:
        bins = defaultdict[int, list[bool]](list)
        for players in wolfden.spec_of(game).players:
            for seed in range(given.matches):
                for share, won in match(game, players, seed):
                    bins[round(10 * share)].append(won)
        print(f"| {game} | " + " | ".join(f"{n} of 10" for n in sorted(bins)) + " |")
        shares = [f"{10 * sum(bins[n]) / len(bins[n]):.1f} ({len(bins[n])})" for n in sorted(bins)]
        print("| won | " + " | ".join(shares) + " |", flush=True)


if __name__ == "__main__":
    main()
