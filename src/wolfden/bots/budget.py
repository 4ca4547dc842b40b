"""How long a bot may think about a decision, and about a whole turn of them."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter, thread_time
from typing import Final

PATIENCE: Final = 2.0
"""How many times its seconds a bot may take by the clock where the processor is shared."""


@dataclass(frozen=True)
class Budget:
    """Seconds of processor time, or a number of iterations for results that repeat exactly."""

    seconds: float | None = None
    iterations: int | None = None

    def __str__(self) -> str:
        return f"{self.seconds:g}s" if self.iterations is None else str(self.iterations)

    def at_most(self, decisions: float) -> float:
        """Seconds by the clock that so many decisions may take; 0 where nothing is said."""
        return PATIENCE * (self.seconds or 0.0) * decisions


class Meter:
    """How much of a budget is used up."""

    def __init__(self, budget: Budget, carried: float, allowed: float = 1.0) -> None:
        """`carried` is the share that an earlier search has already spent on this decision;
        `allowed` is what may be added to it, up to a whole budget."""
        self.budget = budget
        self.carried = carried
        self.end = min(carried + allowed, 1.0)
        self.done = 0
        self.began = thread_time()
        self.deadline = perf_counter() + budget.at_most(self.end - carried)

    def used(self) -> float:
        """From what was carried to the end and above."""
        if self.budget.seconds is None:
            return self.carried + self.done / (self.budget.iterations or 1)
        if perf_counter() > self.deadline:
            return self.end
        return self.carried + (thread_time() - self.began) / self.budget.seconds

    def to_come(self, used: float) -> float:
        """About how many iterations the rest of the budget allows."""
        return self.done / max(used - self.carried, 1e-9) * (self.end - used)
