"""Actions compared on the same guesses: what chance gives to all of them drops out.

Every guess is tried with each action that may still be the best; those that are clearly worse are
left out from then on (sequential elimination over common random numbers).
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from .tree import Edge

LEAST: Final = 8
"""Guesses before anything is left out."""
SURE: Final = 3.0
"""Standard errors by which an action must be worse."""


class Sweeps:
    def __init__(self, edges: list[Edge]) -> None:
        self.left = edges[:]
        self.waiting: list[Edge] = []
        self.rewards: dict[Edge, list[float]] = {edge: [] for edge in edges}

    @property
    def is_done(self) -> bool:
        """Whether the next one needs a new guess."""
        return not self.waiting

    def next(self) -> Edge:
        if not self.waiting:
            self.waiting = self.left[:]
        return self.waiting.pop()

    def learn(self, edge: Edge, reward: float) -> None:
        self.rewards[edge].append(reward)
        if self.is_done and len(self.rewards[edge]) >= LEAST:
            self.left = self._not_clearly_worse()

    def best(self) -> Edge:
        return max(self.left, key=lambda edge: edge.value)

    def _not_clearly_worse(self) -> list[Edge]:
        best = self.best()
        return [edge for edge in self.left if not self._is_worse(edge, best)]

    def _is_worse(self, edge: Edge, best: Edge) -> bool:
        behind = [b - a for a, b in zip(self.rewards[edge], self.rewards[best], strict=True)]
        mean = sum(behind) / len(behind)
        spread = sum((each - mean) ** 2 for each in behind) / (len(behind) - 1)
        return mean > 0 and mean > SURE * sqrt(spread / len(behind))
