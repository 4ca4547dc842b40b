"""When enough matches were played to say whether a share reaches its aim.

The generalised sequential probability ratio test, as chess engines are tested by it: what was seen
is compared under "the share lies `MARGIN` below the aim" and "the share lies as much above", with
the deal as one observation. As soon as one of them is `ODDS` times as likely as the other, it is
decided; each is wrongly decided in at most one case of twenty where the other is true.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from math import log
from typing import Final, Literal

Verdict = Literal["met", "missed", "open"]

MARGIN: Final = 0.05
ODDS: Final = 0.95 / 0.05
LEAST: Final = 6
"""Deals before anything is decided: the spread of fewer says nothing."""
SPREAD: Final = 0.08
DOUBT: Final = 6
"""As many deals of this variance are added to those seen: ten that are alike are no proof of all
others."""


def verdict(observed: Iterable[tuple[int, float]], aim: float) -> Verdict:
    """From (deal, 0 to 1) for everything observed."""
    deals = means(observed)
    if len(deals) < LEAST:
        return "open"
    evidence = log_ratio(deals, aim)
    if abs(evidence) < log(ODDS):
        return "open"
    return "met" if evidence > 0 else "missed"


def means(observed: Iterable[tuple[int, float]]) -> list[float]:
    found: dict[int, list[float]] = defaultdict(list)
    for deal, value in observed:
        found[deal].append(value)
    return [sum(values) / len(values) for values in found.values()]


def log_ratio(deals: list[float], aim: float) -> float:
    """How much likelier "above the aim" is than "below", as a logarithm."""
    mean = sum(deals) / len(deals)
    squares = sum((each - mean) ** 2 for each in deals) + DOUBT * SPREAD
    variance = squares / (len(deals) - 1 + DOUBT)
    return 2 * MARGIN * len(deals) * (mean - aim) / variance
