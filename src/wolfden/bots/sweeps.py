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


class Margin:
    """By how much one action is behind another: mean and squared deviations, guess by guess."""

    __slots__ = ("count", "mean", "squares")

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0

    def learn(self, behind: float) -> None:
        """Welford's algorithm."""
        self.count += 1
        off = behind - self.mean
        self.mean += off / self.count
        self.squares += off * (behind - self.mean)

    @property
    def is_sure(self) -> bool:
        """Whether it is behind by more than chance explains."""
        spread = self.squares / (self.count - 1)
        return self.mean > 0 and self.mean > SURE * sqrt(spread / self.count)


class Sweeps:
    def __init__(self, edges: list[Edge]) -> None:
        self.left = edges[:]
        self.waiting: list[Edge] = []
        self.rewards: dict[Edge, float] = {}
        """Of the guess at hand."""
        self.guesses = 0
        self.margins = {
            (edge, other): Margin() for edge in edges for other in edges if other is not edge
        }

    @property
    def is_done(self) -> bool:
        """Whether the next one needs a new guess."""
        return not self.waiting

    def next(self) -> Edge:
        if not self.waiting:
            self.waiting = self.left[:]
        return self.waiting.pop()

    def learn(self, edge: Edge, reward: float) -> None:
        self.rewards[edge] = reward
        if self.is_done:
            self._compare()
            if self.guesses >= LEAST:
                self.left = self._not_clearly_worse()

    def _compare(self) -> None:
        self.guesses += 1
        for edge in self.left:
            for other in self.left:
                if other is not edge:
                    self.margins[edge, other].learn(self.rewards[other] - self.rewards[edge])

    def best(self) -> Edge:
        return max(self.left, key=lambda edge: edge.value)

    def _not_clearly_worse(self) -> list[Edge]:
        best = self.best()
        return [edge for edge in self.left if edge is best or not self.margins[edge, best].is_sure]
