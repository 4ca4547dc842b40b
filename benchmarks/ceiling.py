"""How far could anybody get? Alpha that sees cards, against greedy or another level.

    python benchmarks/ceiling.py [--game wolf-and-hound] [--players 2,3,4] [--sees all]
        [--against greedy] [--iterations 100] [--matches 200] [--seed 1]

The cheat searches as alpha does. It sees every card, or in Wolf & Hound with `--sees hands` what
everybody holds, but neither draw pile nor ghost piles. Where even the cheat places above the level
in three of four comparisons only, the rest is chance, and no honest player that searches like it
will reach more. Prints its share with the 95 % interval, the deal as one observation.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import wolfden
from wolfden.arena.schedule import Fixture, blocks, stream
from wolfden.arena.shares import share
from wolfden.bots import Memory, bot_of, decide
from wolfden.core import AnyState, Chance, SearchSettings, Spec, Tactics
from wolfden.games.wolf_and_hound.state import WolfAndHoundState


class Seeing(Tactics[AnyState]):
    """A game's tactics, but for guesses: some of what is there is known."""

    def __init__(self, tactics: Tactics[AnyState], sees: str) -> None:
        self.tactics = tactics
        self.sees = sees

    @property
    def settings(self) -> SearchSettings:
        return self.tactics.settings

    def weigh(self, state: AnyState, seat: int, chance: Chance) -> Sequence[float]:
        return self.tactics.weigh(state, seat, chance)

    def priors(self, state: AnyState, seat: int, chance: Chance) -> Sequence[float] | None:
        return self.tactics.priors(state, seat, chance)

    def determinise(self, state: AnyState, seat: int, chance: Chance) -> AnyState:
        if self.sees == "hands":
            assert isinstance(state, WolfAndHoundState)
            return with_hands(state, chance)
        return state.copy()

    def within_horizon(self, root: AnyState, state: AnyState) -> bool:
        return self.tactics.within_horizon(root, state)

    def is_quiet(self, state: AnyState) -> bool:
        return self.tactics.is_quiet(state)

    def play_on(self, state: AnyState, chance: Chance) -> None:
        self.tactics.play_on(state, chance)

    def evaluate(self, state: AnyState) -> Sequence[float]:
        return self.tactics.evaluate(state)


def with_hands(state: WolfAndHoundState, chance: Chance) -> WolfAndHoundState:
    """What lies face down is dealt anew, and nobody's hand."""
    open_hands = state.copy()
    open_hands.shown = state.hands
    twin = open_hands.redeal(None, chance)
    twin.shown = state.shown
    return twin


def play(spec: Spec, players: int, fixture: Fixture, given: argparse.Namespace) -> float:
    """Whether the first seat (or team) of the cheat placed above the first of the level."""
    state, seating = spec.new(players, fixture.seed), fixture.seating
    cheat, memory = bot_of(f"alpha@{given.iterations}"), Memory()
    memory.tactics = Seeing(spec.tactics.at_table(players), given.sees)
    chances = [stream("ceiling", fixture.seed, seat) for seat in range(players)]
    while state.to_act:
        seat = state.to_act[0]
        if seating[seat] == "cheat":
            action = cheat.choose(state.copy(), seat, chances[seat], memory)
        else:
            action = decide(given.against, state, seat, chances[seat])
        state.play(seat, action)
    assert state.outcome is not None
    places = state.outcome.places
    one, other = places[seating.index("cheat")], places[seating.index(given.against)]
    return (one < other) + 0.5 * (one == other)


def measure(spec: Spec, players: int, given: argparse.Namespace) -> str:
    found: list[tuple[int, float]] = []
    for block in blocks(spec, players, ("cheat", given.against), given.seed):
        found += [(each.deal, play(spec, players, each, given)) for each in block]
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
    parser.add_argument("--sees", choices=("all", "hands"), default="all")
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    spec = wolfden.spec_of(given.game)
    for players in map(int, given.players.split(",")):
        print(measure(spec, players, given), flush=True)


if __name__ == "__main__":
    main()
