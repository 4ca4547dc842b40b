"""Proximal policy optimisation with masks, in NumPy: small enough to be read in one sitting.

Two networks of one shape, one for the policy and one for what a position is worth; generalised
advantage estimation, clipped steps, Adam. An example: for anything large use a library.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]


@dataclass
class Network:
    """Layers with tanh between them, and Adam's two averages for each number."""

    layers: list[tuple[Array, Array]]
    moments: list[Array] = field(default_factory=list)
    steps: int = 0

    @classmethod
    def new(cls, sizes: list[int], rng: np.random.Generator, last: float) -> Network:
        """The last layer begins small, so that nothing is preferred at first."""
        scales = [1.0] * (len(sizes) - 2) + [last]
        layers = [
            (
                (rng.standard_normal((wide, out)) * scale / np.sqrt(wide)).astype(np.float32),
                np.zeros(out, np.float32),
            )
            for wide, out, scale in zip(sizes, sizes[1:], scales, strict=False)
        ]
        return cls(layers)

    def forward(self, numbers: Array) -> tuple[Array, list[Array]]:
        """The last layer, and what went into each."""
        inputs = [numbers]
        for number, (weights, bias) in enumerate(self.layers, 1):
            found = inputs[-1] @ weights + bias
            inputs.append(np.tanh(found) if number < len(self.layers) else found)
        return inputs[-1], inputs[:-1]

    def learn(self, inputs: list[Array], slope: Array, rate: float) -> None:
        """One step down the slope of a loss by the last layer."""
        slopes: list[Array] = []
        for (weights, _), before in zip(reversed(self.layers), reversed(inputs), strict=True):
            slopes += [slope.sum(axis=0), before.T @ slope]
            slope = (slope @ weights.T) * (1 - before**2)
        self._adam(slopes[::-1], rate)

    def _adam(self, slopes: list[Array], rate: float) -> None:
        numbers = [array for layer in self.layers for array in layer]
        if not self.moments:
            self.moments = [np.zeros_like(each) for each in numbers for _ in range(2)]
        size = np.sqrt(sum(float((slope**2).sum()) for slope in slopes))
        self.steps += 1
        fit = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for number, (array, slope) in enumerate(zip(numbers, slopes, strict=True)):
            clipped = slope * min(1.0, 0.5 / (size + 1e-8))
            mean, square = self.moments[2 * number], self.moments[2 * number + 1]
            mean += 0.1 * (clipped - mean)
            square += 0.001 * (clipped**2 - square)
            np.subtract(array, fit * mean / (np.sqrt(square) + 1e-8), out=array, casting="unsafe")


@dataclass
class Batch:
    """What was seen, offered, done and gained: a row for each step, a column for each match."""

    seen: Array
    offered: NDArray[np.int8]
    done: NDArray[np.int64]
    chances: Array
    gained: Array
    over: NDArray[np.bool_]
    worth: Array
    next_worth: Array


def masked(scores: Array, offered: NDArray[np.int8]) -> Array:
    """Chances from scores, none for what is not on offer."""
    scores = np.where(offered, scores, -1e9)
    shares = np.exp(scores - scores.max(axis=-1, keepdims=True))
    found: Array = shares / shares.sum(axis=-1, keepdims=True)
    return found


def advantages(batch: Batch, trace: float) -> Array:
    """How much better than expected each step turned out (gamma is 1: only the end counts)."""
    found, ahead = np.zeros_like(batch.gained), np.zeros_like(batch.next_worth)
    worth = batch.next_worth
    for step in reversed(range(len(found))):
        goes_on = 1.0 - batch.over[step]
        surprise = batch.gained[step] + worth * goes_on - batch.worth[step]
        ahead = surprise + trace * goes_on * ahead
        found[step], worth = ahead, batch.worth[step]
    return found


@dataclass
class Learner:
    policy: Network
    value: Network
    rng: np.random.Generator
    rate: float = 3e-4
    clip: float = 0.2
    entropy: float = 0.01
    trace: float = 0.95
    epochs: int = 4
    share: int = 512

    def learn(self, batch: Batch) -> None:
        better = advantages(batch, self.trace)
        target = (better + batch.worth).ravel()
        better = ((better - better.mean()) / (better.std() + 1e-8)).ravel()
        seen = batch.seen.reshape(-1, batch.seen.shape[-1])
        offered = batch.offered.reshape(-1, batch.offered.shape[-1])
        done, before = batch.done.ravel(), batch.chances.ravel()
        for rows in self._shares(len(done)):
            self._improve(seen[rows], offered[rows], done[rows], before[rows], better[rows])
            worth, inputs = self.value.forward(seen[rows])
            slope = (worth[:, 0] - target[rows])[:, None] / len(rows)
            self.value.learn(inputs, slope.astype(np.float32), self.rate)

    def _shares(self, count: int) -> Iterator[NDArray[np.int64]]:
        for _ in range(self.epochs):
            order = self.rng.permutation(count)
            yield from (order[first : first + self.share] for first in range(0, count, self.share))

    def _improve(
        self,
        seen: Array,
        offered: NDArray[np.int8],
        done: NDArray[np.int64],
        before: Array,
        better: Array,
    ) -> None:
        scores, inputs = self.policy.forward(seen)
        chances = masked(scores, offered)
        rows = np.arange(len(done))
        ratio = chances[rows, done] / before
        too_far = np.where(better > 0, ratio > 1 + self.clip, ratio < 1 - self.clip)
        chosen = -chances
        chosen[rows, done] += 1
        slope = -(better * ratio * ~too_far)[:, None] * chosen
        logs = np.log(np.maximum(chances, 1e-9))
        unsure = -(chances * logs).sum(axis=1, keepdims=True)
        slope += self.entropy * chances * (logs + unsure)
        self.policy.learn(inputs, (slope / len(done)).astype(np.float32), self.rate)
