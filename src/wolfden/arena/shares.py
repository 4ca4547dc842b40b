"""Shares with honest intervals.

Matches of one deal are not independent: the same cards favour the same seats. So a deal counts as
one observation, however many matches and comparisons it holds.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from math import sqrt

import msgspec

NORMAL = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""


class Share(msgspec.Struct, frozen=True):
    """A share with the 95 % interval around it; `compared` is what it is a share of."""

    value: float
    low: float
    high: float
    compared: int
    deals: int


def share(observed: Iterable[tuple[int, float]]) -> Share | None:
    """From (deal, 0 to 1) for everything observed; None where nothing was."""
    sums: dict[int, list[float]] = defaultdict(list)
    for deal, value in observed:
        sums[deal].append(value)
    if not sums:
        return None
    compared = sum(map(len, sums.values()))
    mean = sum(map(sum, sums.values())) / compared
    spread = sum((sum(values) - mean * len(values)) ** 2 for values in sums.values())
    low, high = _interval(mean, spread, compared, len(sums))
    return Share(mean, low, high, compared, len(sums))


def _interval(mean: float, spread: float, compared: int, deals: int) -> tuple[float, float]:
    """Wilson's interval for the number of independent observations that spread so much.

    Where deals do not differ at all (every one won), each counts once: nothing else is known.
    """
    if deals < 2:
        return 0.0, 1.0
    variance = spread / compared**2 * deals / (deals - 1)
    size = min(mean * (1 - mean) / variance, compared) if variance else deals
    width = NORMAL * (1 + (NORMAL**2 + 1) / (4 * (deals - 1)))
    return wilson(mean, max(size, 1.0), width)


def wilson(mean: float, size: float, width: float) -> tuple[float, float]:
    square = width * width / size
    middle = (mean + square / 2) / (1 + square)
    half = width / (1 + square) * sqrt(mean * (1 - mean) / size + square / size / 4)
    return max(0.0, middle - half), min(1.0, middle + half)
