"""How long a bot may think about a decision."""

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


class Meter:
    """How much of a budget is used up."""

    def __init__(self, budget: Budget, carried: float) -> None:
        """`carried` is the share that an earlier search has already spent on this decision."""
        self.budget = budget
        self.carried = carried
        self.done = 0
        self.began = thread_time()
        self.deadline = perf_counter() + PATIENCE * (budget.seconds or 0.0)

    def used(self) -> float:
        """From 0 to 1 and above."""
        if self.budget.seconds is None:
            return self.carried + self.done / (self.budget.iterations or 1)
        if perf_counter() > self.deadline:
            return 1.0
        return self.carried + (thread_time() - self.began) / self.budget.seconds

    def to_come(self, used: float) -> float:
        """About how many iterations the rest of the budget allows."""
        return self.done / max(used - self.carried, 1e-9) * (1.0 - used)
