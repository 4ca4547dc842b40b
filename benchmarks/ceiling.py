"""How far could anybody get? Alpha that sees every card, against greedy.

    python benchmarks/ceiling.py [--game wolf-and-hound] [--players 2,3,4] [--iterations 100]
        [--matches 200] [--seed 1]

Where even a cheat that searches as alpha does places above greedy in three of four comparisons
only, the rest is chance, and no honest player will reach more. Prints its share with the 95 %
interval, the deal as one observation.
"""

from __future__ import annotations

import argparse
from typing import Any

import wolfden
from wolfden.arena.schedule import Fixture, blocks, stream
from wolfden.arena.shares import share
from wolfden.bots import Memory, bot_of, decide
from wolfden.core import AnyState, Chance, Spec


class Seeing:
    """A game's tactics, but for guesses: what is there is known."""

    def __init__(self, tactics: Any) -> None:
        self.tactics = tactics

    def __getattr__(self, name: str) -> Any:
        return getattr(self.tactics, name)

    def determinise(self, state: AnyState, seat: int, chance: Chance) -> AnyState:
        return state.copy()


def play(spec: Spec, players: int, fixture: Fixture, iterations: int) -> float:
    """Whether the first seat (or team) of the cheat placed above the first of greedy."""
    state, seating = spec.new(players, fixture.seed), fixture.seating
    cheat, memory = bot_of(f"alpha@{iterations}"), Memory()
    memory.tactics = Seeing(spec.tactics.at_table(players))  # type: ignore[assignment]
    chances = [stream("ceiling", fixture.seed, seat) for seat in range(players)]
    while state.to_act:
        seat = state.to_act[0]
        if seating[seat] == "cheat":
            action = cheat.choose(state.copy(), seat, chances[seat], memory)
        else:
            action = decide("greedy", state, seat, chances[seat])
        state.play(seat, action)
    assert state.outcome is not None
    places = state.outcome.places
    one, other = places[seating.index("cheat")], places[seating.index("greedy")]
    return (one < other) + 0.5 * (one == other)


def measure(spec: Spec, players: int, given: argparse.Namespace) -> str:
    found: list[tuple[int, float]] = []
    for block in blocks(spec, players, ("cheat", "greedy"), given.seed):
        found += [(each.deal, play(spec, players, each, given.iterations)) for each in block]
        if len(found) >= given.matches:
            break
    above = share(found)
    assert above is not None
    told = f"{100 * above.value:.1f} % ({100 * above.low:.1f}–{100 * above.high:.1f})"
    return f"{spec.id}, {players} players: {told}, {len(found)} matches"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="wolf-and-hound")
    parser.add_argument("--players", default="2,3,4")
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    spec = wolfden.spec_of(given.game)
    for players in map(int, given.players.split(",")):
        print(measure(spec, players, given), flush=True)


if __name__ == "__main__":
    main()
