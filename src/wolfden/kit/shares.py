"""Softmax and logistic, safe from overflow."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

FAR: Final = 30.0


def softmax(weights: Sequence[float], temperature: float) -> list[float]:
    """Shares that add up to one; `temperature` less weight makes e times less of a share."""
    best = max(weights)
    shares = [exp((weight - best) / temperature) for weight in weights]
    total = sum(shares)
    return [share / total for share in shares]


def logistic(lead: float) -> float:
    """From 0 to 1; a half where there is no lead."""
    return 1.0 / (1.0 + exp(-max(min(lead, FAR), -FAR)))
