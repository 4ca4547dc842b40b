"""Fit the weights of Wolfsspuren's evaluation anew.

    python benchmarks/wolfsspuren_evaluation.py [--matches 9000] [--seed 1]

Plays matches of greedy players with mixed tempers and looks at the pack at the start of every year.
One logistic fit foretells the order of two seats in packs that live, another whether the pack dies
out. Four fifths of the matches are fitted; the loss (per comparison, in nats) is that of the rest.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import wolfden
from wolfden.bots.greedy import draw
from wolfden.core import Chance, SearchSettings
from wolfden.games.wolfsspuren.model import FULL_STRENGTH, OWNERS
from wolfden.games.wolfsspuren.scoring import rank_points, totals
from wolfden.games.wolfsspuren.state import WolfsspurenState
from wolfden.games.wolfsspuren.tactics import WolfsspurenTactics
from wolfden.games.wolfsspuren.tactics.planner import Temper, years_left

Numbers = NDArray[np.float64]

ORDER = ("score", "score / years left", "rank", "discs", "wolves", "strength", "alphas", "omega")
DYING = ("always", "wolves / players", "1 / wolves", "years left", "strength / players",
         "weakest", "3 players", "4 players")  # fmt: skip


class Year(NamedTuple):
    seats: list[list[float]]
    pack: list[float]


class Match(NamedTuple):
    years: list[Year]
    places: tuple[int, ...]
    lived: bool


def some_temper(rng: Random, steady: bool) -> Temper:
    hunting = rng.choice((0.9, 1.0, 1.1) if steady else (0.15, 0.3, 0.5, 0.7, 0.85, 1.0, 1.15, 1.3))
    return Temper(
        hunting, 0.25, rng.uniform(0.2, 1.0), rng.uniform(0.5, 1.2), rng.uniform(0.4, 0.8),
        rng.uniform(0.4, 1.3),
    )  # fmt: skip


def play(seed: int, rng: Random) -> Match:
    players, steady = rng.choice((3, 4, 4, 5, 6)), rng.random() < 0.3
    minds = [WolfsspurenTactics(some_temper(rng, steady)) for _ in range(players)]
    state, years = wolfden.new("wolfsspuren", players=players, seed=seed), []
    assert isinstance(state, WolfsspurenState)
    chance = Chance.from_seed(seed)
    year = state.year
    while state.to_act:
        if state.year > year and state.pack:
            year = state.year
            years.append(Year(by_seat(state), of_pack(state)))
        seat = state.to_act[0]
        known = state.redeal(seat, chance)
        weights = minds[seat].weigh(known, seat, chance)
        state.play(seat, draw(state.legal(seat), weights, SearchSettings(), chance))
    assert state.outcome is not None
    return Match(years, state.outcome.places, state.reason == "target-reached")


def by_seat(state: WolfsspurenState) -> list[list[float]]:
    left = years_left(state)
    found = [[score, score / left, *[0.0] * (len(ORDER) - 2)] for score in totals(state)]
    for wolf, rank in rank_points(state).items():
        top, omega = wolf == state.orders[state.wolves.sexes[wolf]][0], wolf == state.omega
        parts = (rank, state.discs[wolf], 1, state.strength[wolf] / FULL_STRENGTH, top, omega)
        seat = found[OWNERS[wolf]]
        seat[2:] = [sum(pair) for pair in zip(seat[2:], parts, strict=True)]
    return found


def of_pack(state: WolfsspurenState) -> list[float]:
    strengths, players = [state.strength[wolf] for wolf in state.pack], state.players
    size = len(strengths)
    return [
        1.0, size / players, 1 / size, years_left(state),
        sum(strengths) / players / FULL_STRENGTH, min(strengths), players == 3, players == 4,
    ]  # fmt: skip


def orders(matches: list[Match]) -> Iterator[tuple[list[float], bool]]:
    for years, places, lived in matches:
        pairs = [(a, b) for a in range(len(places)) for b in range(a) if places[a] != places[b]]
        for year in years if lived else ():
            for a, b in pairs:
                ahead = zip(year.seats[a], year.seats[b], strict=True)
                yield [one - other for one, other in ahead], places[a] < places[b]


def deaths(matches: list[Match]) -> Iterator[tuple[list[float], bool]]:
    for match in matches:
        for year in match.years:
            yield year.pack, not match.lived


def arrays(rows: Iterator[tuple[list[float], bool]]) -> tuple[Numbers, Numbers]:
    features, found = zip(*rows, strict=True)
    return np.array(features, float), np.array(found, float)


def fit(features: Numbers, found: Numbers) -> Numbers:
    """Newton's method, with a weight of one observation against large weights."""
    weights = np.zeros(features.shape[1])
    for _ in range(30):
        odds = likely(features, weights)
        slope = features.T @ (found - odds) - weights
        bend = (features * (odds * (1 - odds))[:, None]).T @ features + np.eye(len(weights))
        weights += np.linalg.solve(bend, slope)
    return weights


def likely(features: Numbers, weights: Numbers) -> Numbers:
    odds: Numbers = 1 / (1 + np.exp(-features @ weights))
    return odds


def loss(features: Numbers, found: Numbers, weights: Numbers) -> float:
    odds = np.clip(likely(features, weights), 1e-9, 1 - 1e-9)
    return float(-np.mean(found * np.log(odds) + (1 - found) * np.log(1 - odds)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=9000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rng = Random(given.seed)
    matches = [play(1_000_000 * given.seed + number, rng) for number in range(given.matches)]
    cut = len(matches) * 4 // 5
    for names, rows in ((ORDER, orders), (DYING, deaths)):
        weights = fit(*arrays(rows(matches[:cut])))
        for name, weight in zip(names, weights, strict=True):
            print(f"{name:>20} {weight:7.3f}")
        print(f"{'loss':>20} {loss(*arrays(rows(matches[cut:])), weights):7.3f}\n")


if __name__ == "__main__":
    main()
