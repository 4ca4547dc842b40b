"""The prey that a seat may still hunt, and how far wolves on some hexes have surrounded it."""

from __future__ import annotations

from typing import Final

from ..model import ALONE, FIGURES
from ..position import TheWolvesPosition
from .worth import CLOSING_IN

MOST_KNOWN: Final = 1 << 12
"""Sets of hexes that one quarry remembers, and quarries."""


class Quarry:
    __slots__ = ("_known", "_sides", "around")

    def __init__(self, sides: tuple[int, ...]) -> None:
        self._sides = sides
        self.around = 0
        """Every hex beside prey."""
        for each in sides:
            self.around |= each
        self._known: dict[int, float] = {}

    def surrounded(self, close: int) -> float:
        """How many prey wolves on these hexes around it are worth."""
        found = self._known.get(close)
        if found is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            found = 0.0
            for each in self._sides:
                found += CLOSING_IN[(each & close).bit_count()]
            self._known[close] = found
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
        found = _QUARRIES[key] = Quarry(_sides(position, there, caught))
    return found


def _sides(position: TheWolvesPosition, there: int, caught: int) -> tuple[int, ...]:
    if caught.bit_count() >= len(FIGURES[position.players].prey_points) - 1:
        return ()
    next_to = position.country.land.next_to
    return tuple(
        next_to[each]
        for each, kind in position.prey_at
        if there & ALONE[each] and not caught >> kind & 1
    )
