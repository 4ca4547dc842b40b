"""From points to prospects: who may hope to finish above whom."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp


def chances(points: Sequence[float], scale: float) -> list[float]:
    """For each seat, the share of the others it may hope to finish above.

    A lead of `scale` points makes it e times as likely as not.
    """
    seats = len(points)
    found = [0.0] * seats
    for one in range(seats):
        for other in range(one):
            lead = max(min((points[one] - points[other]) / scale, 30.0), -30.0)
            above = 1.0 / (1.0 + exp(-lead))
            found[one] += above
            found[other] += 1.0 - above
    return [total / (seats - 1) for total in found]
