"""Who stands where in the pack, worked out once for each way to stand ("the pack")."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from .model import NOBODY

Orders = tuple[tuple[int, ...], tuple[int, ...]]
"""Females and males from the top, without the omega."""
REMEMBERED: Final = 4096


@final
class Ranks:
    __slots__ = ("from_the_top", "omega", "orders", "pack", "points", "rows")

    def __init__(self, orders: Orders, omega: int) -> None:
        self.orders = orders
        self.omega = omega
        lowest = () if omega == NOBODY else (omega,)
        self.pack = orders[0] + orders[1] + lowest
        """All wolves in the pack."""
        self.rows = _rows(orders[0], orders[1], lowest)
        """The rows that have a wolf, from the top, females first."""
        self.from_the_top = tuple([wolf for row in self.rows for wolf in row])
        upwards = enumerate(reversed(self.rows), 1)
        self.points = {wolf: points for points, row in upwards for wolf in row}
        """What each wolf's row is worth: 1 for the lowest, one more for each above."""


def _rows(
    females: tuple[int, ...], males: tuple[int, ...], lowest: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    found = [females[:1] + males[:1], males[1:2]]
    lower = range(2, max(len(females) + 1, len(males)))
    found += [females[row - 1 : row] + males[row : row + 1] for row in lower]
    return tuple([row for row in [*found, lowest] if row])


@lru_cache(maxsize=REMEMBERED)
def ranks_of(orders: Orders, omega: int) -> Ranks:
    return Ranks(orders, omega)
