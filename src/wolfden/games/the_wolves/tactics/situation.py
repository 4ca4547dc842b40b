"""Where a seat's pieces stand, with all that its single steps are valued by.

A search comes to the same pieces on the map in many ways: by other payments, by the same steps in
another order, and at every decision of an action. What was found out about them is kept, for as
many positions as fit.
"""

from __future__ import annotations

from typing import Any, Final

from ..model import HEX_OF_WOLF, IS_ALPHA, SPREAD, Wolf
from ..pieces import move
from ..position import DEN_SLICE, RANK, TheWolvesPosition
from ..rules.ways import may_end, reach
from .outlook import outlook
from .recent import Recent
from .stakes import Stakes
from .surroundings import Surroundings

MOST_SITUATIONS: Final = 1 << 3
"""So many are kept, for the decisions of one action …"""
MOST_NOTES: Final = 1 << 12
"""… and for so many it is noted what actions would bring."""

Step = tuple[float, Wolf, int]
"""What a wolf's way is worth, the wolf and its goal."""
Notes = dict[tuple[int, int, bool], float]
"""What actions would bring, by deed, terrain, and whether it was looked at closely."""


class Situation:
    """A position is looked at and never changed; a wolf that moves makes another situation."""

    __slots__ = (
        "ends", "outlook", "position", "reach", "seat", "stakes", "steps",
        "surroundings", "ways",
    )  # fmt: skip

    def __init__(self, position: TheWolvesPosition, seat: int) -> None:
        self.position, self.seat = position, seat
        self.outlook = outlook(position)
        self.stakes = Stakes(position, seat, self.outlook)
        self.surroundings = Surroundings(position, seat, self.outlook.left)
        self.reach = reach(position, seat)
        """Where wolves get to, by hex."""
        self.ends = may_end(position, seat)
        """Where a pack wolf, and where an alpha, may end."""
        self.ways: dict[tuple[Wolf, int], list[Step]] = {}
        """What was found out about the ways of a wolf into an area."""
        self.steps: list[list[Step]] | None = None
        """Every wolf's ways by terrain, the most helpful first, once somebody has asked."""

    @property
    def spread(self) -> int:
        return self.position.value(self.seat, SPREAD)

    def after(self, wolf: Wolf, goal: int) -> Situation:
        """With a wolf elsewhere, whoever else stands there."""
        start, alpha = HEX_OF_WOLF[wolf], IS_ALPHA[wolf]
        position = self.position.copy()
        move(position, self.seat, RANK[alpha], start, goal)
        return Situation(position, self.seat)


_SITUATIONS: Final[Recent[Situation]] = Recent(MOST_SITUATIONS)
_NOTES: Final[Recent[Notes]] = Recent(MOST_NOTES)


class Known:
    """What is known about the pieces as they stand, from one seat's point of view."""

    __slots__ = ("_key", "_position", "_seat", "notes")

    def __init__(self, position: TheWolvesPosition, seat: int) -> None:
        self._position, self._seat = position, seat
        self._key = map_of(position, seat)
        notes = _NOTES.get(self._key)
        if notes is None:
            notes = {}
            _NOTES.keep(self._key, notes)
        self.notes: Notes = notes

    def situation(self) -> Situation:
        return _situation(self._key, self._position, self._seat)


def situation_of(position: TheWolvesPosition, seat: int) -> Situation:
    return _situation(map_of(position, seat), position, seat)


def _situation(key: tuple[Any, ...], position: TheWolvesPosition, seat: int) -> Situation:
    """It has a copy of the position: the action that is half made there may be another one."""
    found = _SITUATIONS.get(key)
    if found is None:
        found = Situation(position.copy(), seat)
        _SITUATIONS.keep(key, found)
    return found


def map_of(position: TheWolvesPosition, seat: int) -> tuple[Any, ...]:
    """All that a seat's aims depend on."""
    return (
        position.country, position.scorings, position.scored, len(position.calendar),
        position.moons, seat, *position.on, *position.twice, position.lone, *position.prey_left,
        position.prey_at, position.caught[seat], position.lairs[seat], position.wolves[seat],
        *position.dens[DEN_SLICE[seat]],
    )  # fmt: skip
