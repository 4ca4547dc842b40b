"""A policy that learns a game against bots, from nothing but the rules.

    python examples/learner/learn.py jagdfieber --minutes 15 --out jagdfieber.npz

Ctrl-C stops it, the same command goes on where it stopped. Beside the policy it draws how it went,
jagdfieber.png, with the figures in jagdfieber.csv. Then let it sit down:

    wolfden arena jagdfieber --bots policy:jagdfieber.npz,random --games 400
    wolfden play jagdfieber --bots policy:jagdfieber.npz
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the networks are too small for more

import gymnasium
import numpy as np
from curve import Row, keep
from ppo import Array, Batch, Learner, Network, masked
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

import wolfden
from wolfden.cli.play import read_options
from wolfden.envs.gym import gym_id
from wolfden.envs.policy import About, Policy

STEPS = 64
"""Decisions of every match between two lessons."""
SAVED_EVERY = 20.0
"""Seconds."""


class School:
    """Many matches at once, the two networks, and what was learned so far."""

    def __init__(self, given: argparse.Namespace) -> None:
        spec = wolfden.spec_of(given.game)
        self.file: Path = given.out or Path(f"{given.game}.npz")
        self.env: Any = gymnasium.make_vec(
            gym_id(spec), num_envs=given.matches, players=given.players, seat=None,
            opponents=given.opponents, **read_options(spec, given.option),
        )  # fmt: skip
        table = self.env.companies[0].table
        self.about = About(spec.id, table.players, table.options)
        self.rng = np.random.default_rng(given.seed)
        sizes = [self.env.observer.encoding.length, given.width, given.width]
        self.learner = Learner(
            Network.new([*sizes, self.env.observer.encoding.actions], self.rng, 0.01),
            Network.new([*sizes, 1], self.rng, 1.0),
            self.rng,
        )
        self.curve: list[Row] = []
        self.seconds, self.decisions = 0.0, 0
        if self.file.exists():
            self.resume()
        self.seen, told = self.env.reset(seed=int(self.rng.integers(1 << 31)))
        self.offered = told["action_mask"]
        self.ended: list[float] = []

    def practise(self) -> None:
        """Play for a while, then learn from it."""
        rows: list[tuple[Any, ...]] = []
        for _ in range(STEPS):
            chances = masked(self.learner.policy.forward(self.seen)[0], self.offered)
            done = self.draw(chances)
            worth = self.learner.value.forward(self.seen)[0][:, 0]
            taken = chances[np.arange(len(done)), done]
            seen, gained, over, cut, told = self.env.step(done)
            over |= cut
            rows.append((self.seen, self.offered, done, taken, np.float32(gained), over, worth))
            self.ended += list(gained[over])
            self.seen, self.offered = seen, told["action_mask"]
        last = self.learner.value.forward(self.seen)[0][:, 0]
        self.learner.learn(Batch(*(np.stack(column) for column in zip(*rows, strict=True)), last))
        self.decisions += STEPS * len(self.seen)

    def draw(self, chances: Array) -> Any:
        points = self.rng.random((len(chances), 1)) * chances.sum(axis=1, keepdims=True)
        drawn = (chances.cumsum(axis=1) <= points).sum(axis=1)
        last = self.offered.shape[1] - 1 - self.offered[:, ::-1].argmax(axis=1)
        return np.minimum(drawn, last)

    def save(self) -> float:
        """Policy, networks and curve; the mean reward since the last time."""
        mean = float(np.mean(self.ended)) if self.ended else 0.0
        if self.ended or not self.curve or self.decisions > self.curve[-1][1]:
            self.curve.append((self.seconds, self.decisions, mean))
        self.ended = []
        more: dict[str, Any] = {"curve": np.array(self.curve)}
        for name, network in self.networks():
            more[f"{name}_steps"] = np.array(network.steps)
            for number, array in enumerate(network.moments):
                more[f"{name}_moment_{number}"] = array
        for number, layer in enumerate(self.learner.value.layers):
            more |= {f"value_{number}_weights": layer[0], f"value_{number}_bias": layer[1]}
        Policy(self.about, self.learner.policy.layers).write(self.file, more)
        keep(self.file, self.curve, f"{self.about.game}, {self.about.players} players")
        return mean

    def networks(self) -> list[tuple[str, Network]]:
        return [("policy", self.learner.policy), ("value", self.learner.value)]

    def resume(self) -> None:
        with np.load(self.file) as held:
            kept = dict(held)
        self.curve = [(float(row[0]), int(row[1]), float(row[2])) for row in kept["curve"]]
        self.seconds, self.decisions, _ = self.curve[-1]
        count = len(self.learner.value.layers)
        self.learner.policy.layers = [
            (kept[f"weights_{n}"], kept[f"bias_{n}"]) for n in range(count)
        ]
        self.learner.value.layers = [
            (kept[f"value_{n}_weights"], kept[f"value_{n}_bias"]) for n in range(count)
        ]
        for name, network in self.networks():
            network.steps = int(kept[f"{name}_steps"])
            moments = [f"{name}_moment_{n}" for n in range(4 * count)]
            network.moments = [kept[each] for each in moments if each in kept]


def learn(school: School, minutes: float) -> None:
    columns = (
        TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns) as progress:
        bar = progress.add_task("learning", total=60 * minutes, completed=school.seconds)
        saved = began = time.monotonic()
        before = school.seconds
        try:
            if not school.file.exists():
                school.save()
            while school.seconds < 60 * minutes:
                school.practise()
                now = time.monotonic()
                school.seconds = before + now - began
                if now - saved > SAVED_EVERY:
                    saved, mean = now, school.save()
                    told = f"{school.decisions:,} decisions, reward {mean:+.2f}"
                    progress.update(bar, description=told)
                progress.update(bar, completed=school.seconds)
        finally:
            school.save()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--option", action="append", default=[], help="such as days=2")
    parser.add_argument("--opponents", default="random", help="levels with commas between")
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--matches", type=int, default=32, help="at once")
    parser.add_argument("--width", type=int, default=128, help="of the two hidden layers")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    try:
        learn(School(given), given.minutes)
    except KeyboardInterrupt:
        print("stopped; the same command goes on from here")


if __name__ == "__main__":
    main()
