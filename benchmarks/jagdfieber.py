"""Whole random matches and single moves a second, against the plain version, in one run.

    python benchmarks/jagdfieber.py [--rounds 15] [--matches 60]
    PYTHONPATH=build/compiled python benchmarks/jagdfieber.py       the same, compiled

Set-up and outcome are part of every match, and no match is played twice. All take turns, so that
whatever else the machine does strikes them alike; processor time; read the ratios. The engine works
out who catches whom when it first happens and keeps it, so some matches are played before.
"""

from __future__ import annotations

import argparse
import copy
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import plain_jagdfieber as plain

import wolfden
from wolfden.build import version

SPEC = wolfden.spec_of("jagdfieber")
PLAYERS = 4
WARM_UP = 1000


def plain_playout(rng: random.Random) -> int:
    game = plain.new_game(PLAYERS, marker=rng.randrange(PLAYERS))
    moves = 0
    while seats := plain.waiting(game):
        cards = plain.legal_cards(game, seats[0])
        plain.play_card(game, seats[0], cards[int(rng.random() * len(cards))])
        moves += 1
    return moves if plain.result(game) else 0


def step_by_step(rng: random.Random) -> int:
    state = SPEC.new(PLAYERS, rng.getrandbits(64))
    moves = 0
    while seats := state.to_act:
        legal = state.legal(seats[0])
        state.play(seats[0], legal[int(rng.random() * len(legal))])
        moves += 1
    return moves if state.outcome else 0


def plain_positions(rng: random.Random) -> list[Any]:
    game, found = plain.new_game(PLAYERS), []
    while seats := plain.waiting(game):
        found.append(copy.deepcopy(game))
        plain.play_card(game, seats[0], rng.choice(plain.legal_cards(game, seats[0])))
    return found


def engine_positions(rng: random.Random) -> list[Any]:
    state, found = SPEC.new(PLAYERS, rng.getrandbits(64)), []
    while seats := state.to_act:
        found.append(state.copy())
        state.play(seats[0], rng.choice(state.legal(seats[0])))
    return found


def try_plain(game: Any) -> int:
    """What search does: copy the position and play, for every legal action."""
    seat = plain.waiting(game)[0]
    cards = plain.legal_cards(game, seat)
    for card in cards:
        plain.play_card(copy.deepcopy(game), seat, card)
    return len(cards)


def try_engine(state: Any) -> int:
    seat = state.to_act[0]
    legal = state.legal(seat)
    for action in legal:
        state.copy().play(seat, action)
    return len(legal)


def timed(work: Callable[[Any], int], things: list[Any]) -> float:
    """Moves a second."""
    begun = time.process_time()
    moves = sum(work(thing) for thing in things)
    return moves / (time.process_time() - begun)


def timed_playouts(matches: int, seed: int) -> float:
    """As `timed`; a first pass counts the moves by the numbers drawn, one for each."""
    rng = random.Random(seed)
    drawn = 0

    def counting() -> float:
        nonlocal drawn
        drawn += 1
        return rng.random()

    for match in range(matches):
        SPEC.new(PLAYERS, match).playout(counting)
    rng = random.Random(seed)
    begun = time.process_time()
    for match in range(matches):
        state = SPEC.new(PLAYERS, match)
        state.playout(rng.random)
        assert state.outcome
    return drawn / (time.process_time() - begun)


def report(name: str, rates: list[float], yardstick: list[float]) -> None:
    ratios = sorted(rate / base for rate, base in zip(rates, yardstick, strict=True))
    middle = statistics.median(ratios)
    print(
        f"{name:34} {statistics.median(rates):10,.0f} moves/s   "
        f"{middle:6.2f} times ({ratios[0]:.2f} to {ratios[-1]:.2f})"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--matches", type=int, default=60)
    given = parser.parse_args()
    print("wolfden", version())
    timed_playouts(WARM_UP, -1)
    rates: dict[str, list[float]] = {}
    for seed in range(given.rounds):
        rngs = [random.Random(f"{seed} {match}") for match in range(given.matches)]
        for name, rate in (
            ("random matches, plain", timed(plain_playout, rngs)),
            ("random matches, legal and play", timed(step_by_step, rngs)),
            ("random matches, playout", timed_playouts(given.matches, seed)),
            ("copy and play, plain", timed(try_plain, plain_positions(random.Random(seed)))),
            ("copy and play, engine", timed(try_engine, engine_positions(random.Random(seed)))),
        ):
            rates.setdefault(name, []).append(rate)
    for name, measured in rates.items():
        kind = "random matches" if name.startswith("random") else "copy and play"
        report(name, measured, rates[f"{kind}, plain"])


if __name__ == "__main__":
    main()
