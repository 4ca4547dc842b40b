"""The prey that a seat may still hunt, and how far wolves on some sides have surrounded it."""

from __future__ import annotations

from typing import Final

from ..land import MOST_SIDES, STACK_BITS
from ..model import ALONE, FIGURES, TILE_OF
from ..position import TheWolvesPosition
from .worth import CLOSING_IN

MOST_KNOWN: Final = 1 << 12
"""Counts that one quarry remembers, and quarries."""


class Quarry:
    """Sides are counted as the map has them, in `STACK_BITS` for each stack."""

    __slots__ = ("_known", "_stacks", "counted")

    def __init__(self, stacks: tuple[int, ...]) -> None:
        self._stacks = stacks
        self.counted = 0
        """What is counted of sides: those of this prey alone."""
        for shift in stacks:
            self.counted |= MOST_SIDES << shift
        self._known: dict[int, float] = {}

    def surrounded(self, sides: int) -> float:
        """How many prey wolves on these sides are worth."""
        found = self._known.get(sides)
        if found is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            found = 0.0
            for shift in self._stacks:
                found += CLOSING_IN[sides >> shift & MOST_SIDES]
            self._known[sides] = found
        return found


Key = tuple[int, tuple[tuple[int, int], ...], int, int]

_QUARRIES: Final[dict[Key, Quarry]] = {}


def quarry_of(position: TheWolvesPosition, seat: int) -> Quarry:
    """All stacks of kinds that the seat lacks; none when its board has no room for more."""
    there, caught = position.prey_left[0], position.caught[seat]
    key = position.players, position.prey_at, there, caught
    found = _QUARRIES.get(key)
    if found is None:
        if len(_QUARRIES) >= MOST_KNOWN:
            _QUARRIES.clear()
        found = _QUARRIES[key] = Quarry(_stacks(position, there, caught))
    return found


def _stacks(position: TheWolvesPosition, there: int, caught: int) -> tuple[int, ...]:
    """Where the sides of each are counted."""
    if caught.bit_count() >= len(FIGURES[position.players].prey_points) - 1:
        return ()
    region = position.country.land.number
    return tuple(
        STACK_BITS * region[TILE_OF[each]]
        for each, kind in position.prey_at
        if there & ALONE[each] and not caught >> kind & 1
    )
