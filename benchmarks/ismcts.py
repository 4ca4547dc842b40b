"""Alpha against a search that knows nothing, at equal processor time.

    python benchmarks/ismcts.py [--games jagdfieber,wolf-and-hound] [--players 2,4]
        [--seconds 0.05] [--matches 40] [--minutes 10] [--seed 1]

The yardstick is single-observer information-set MCTS as OpenSpiel has it (Cowling, Powley and
Whitehouse 2012): every iteration deals what is hidden at random, walks down by UCB1 over the
actions that are legal in that deal, adds one node, and plays to the end at random. Both sides have
the same seconds of processor time for each decision. Prints alpha's share of the comparisons with
its 95 % interval, the deal as one observation.
"""

from __future__ import annotations

import argparse
from math import log, sqrt
from time import monotonic, thread_time

import wolfden
from wolfden.arena.schedule import Fixture, blocks, stream
from wolfden.arena.shares import Share, share
from wolfden.bots import Bot, Memory, bot_of
from wolfden.bots.luck import Luck
from wolfden.core import Action, AnyState, Chance, Spec, ahead

EXPLORATION = sqrt(2.0)


class Node:
    def __init__(self) -> None:
        self.visits = self.offered = 0
        self.total = 0.0
        self.children: dict[tuple[int, int], Node] = {}

    def visits_of(self, seat: int, action: Action) -> int:
        child = self.children.get((seat, action.id))
        return child.visits if child else 0

    def bound(self) -> float:
        return self.total / self.visits + EXPLORATION * sqrt(log(self.offered) / self.visits)


class UniformSearch:
    """Knows the rules and nothing else."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def choose(self, state: AnyState, seat: int, chance: Chance, memory: Memory) -> Action:
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        root, luck, began = Node(), Luck(chance), thread_time()
        while thread_time() - began < self.seconds:
            self.iterate(root, state.redeal(seat, luck), luck)
        return max(legal, key=lambda action: root.visits_of(seat, action))

    def iterate(self, root: Node, state: AnyState, luck: Luck) -> None:
        node, path = root, list[tuple[int, Node]]()
        while seats := state.to_act:
            seat = seats[0]
            action, node, new = self.select(node, seat, state.legal(seat))
            path.append((seat, node))
            state.play(seat, action)
            if new:
                break
        state.playout(luck.fraction)
        outcome = state.outcome
        assert outcome is not None
        rewards = ahead(outcome.places)
        for seat, each in path:
            each.visits += 1
            each.total += rewards[seat]

    def select(self, node: Node, seat: int, legal: tuple[Action, ...]) -> tuple[Action, Node, bool]:
        for action in legal:
            if (seat, action.id) not in node.children:
                found = node.children[seat, action.id] = Node()
                found.offered = 1
                return action, found, True
        children = [(action, node.children[seat, action.id]) for action in legal]
        for _, child in children:
            child.offered += 1
        action, best = max(children, key=lambda pair: pair[1].bound())
        return action, best, False


def measure(spec: Spec, players: int, given: argparse.Namespace) -> Share | None:
    until, found = monotonic() + 60 * given.minutes, list[tuple[int, float]]()
    for block in blocks(spec, players, ("alpha", "uniform"), given.seed):
        for fixture in block:
            found += compared(spec, players, fixture, given.seconds)
        if fixture.deal * len(block) >= given.matches or monotonic() > until:
            return share(found)
    return None


def compared(spec: Spec, players: int, fixture: Fixture, seconds: float) -> list[tuple[int, float]]:
    """Each of alpha's seats (or its team) with each of the other's."""
    seed, seating = fixture.seed, fixture.seating
    state = spec.new(players, seed)
    bots: dict[str, Bot] = {
        "alpha": bot_of(f"alpha@{seconds:g}s"), "uniform": UniformSearch(seconds),
    }  # fmt: skip
    chances = [stream("ismcts", seed, seat) for seat in range(players)]
    memories = [Memory() for _ in range(players)]
    while state.to_act:
        seat = state.to_act[0]
        known = state.reopened(seat).redeal(seat, chances[seat])
        state.play(seat, bots[seating[seat]].choose(known, seat, chances[seat], memories[seat]))
    outcome = state.outcome
    assert outcome is not None
    teams = spec.teams(players)
    mine = [outcome.places[team[0]] for team in teams if seating[team[0]] == "alpha"]
    theirs = [outcome.places[team[0]] for team in teams if seating[team[0]] == "uniform"]
    return [
        (fixture.deal, (one < other) + 0.5 * (one == other)) for one in mine for other in theirs
    ]


def main() -> None:
    given = arguments()
    for game in given.games.split(","):
        spec = wolfden.spec_of(game)
        for players in map(int, given.players.split(",")):
            if players in spec.players and (found := measure(spec, players, given)):
                told = f"{100 * found.value:.1f} % ({100 * found.low:.1f}–{100 * found.high:.1f})"
                where = f"{game}, {players} players, {given.seconds:g} s"
                print(f"{where}: {told}, {found.deals} deals", flush=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", default="jagdfieber,the-wolves,wolf-and-hound,wolfsspuren")
    parser.add_argument("--players", default="2,4")
    parser.add_argument("--seconds", type=float, default=0.05)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


if __name__ == "__main__":
    main()
