"""What every action that can be named would bring at best, its payment included.

A search comes to the same pieces on the map in many ways: by other payments, by the same steps in
another order. What was found out about them is noted, for as many positions as fit.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Any, Final

from ..model import Deed
from ..position import DEN_SLICE, TheWolvesPosition
from .aiming import best_aim
from .marching import Step, glance, march, steps_by_terrain
from .outlook import outlook
from .paying import payment
from .situation import Situation

CLOSELY: Final = 4.0
"""Moves that promise so much less than the best action are not looked at closely."""

Notes = dict[tuple[int, int, bool], float]
"""By deed, terrain, and whether it was looked at closely."""


def worths(
    position: TheWolvesPosition, seat: int, named: Sequence[tuple[Deed, int]]
) -> list[float]:
    """Of deeds on terrains; moves are looked at closely where they may be the best."""
    aims = Aims(position, seat)
    left, habitat, faces = outlook(position).left, position.packs[seat], position.faces[seat]
    tokens = position.terrain_tokens[seat]
    harms = [left * payment(habitat, faces, terrain, deed, tokens) for deed, terrain in named]
    found = [aims.at(*each, False) + harm for each, harm in zip(named, harms, strict=True)]
    enough = max(found, default=0.0) - CLOSELY
    for number, (deed, terrain) in enumerate(named):
        if deed is Deed.MOVE and found[number] > enough:
            found[number] = aims.at(deed, terrain, True) + harms[number]
    return found


class Aims:
    """What actions would bring apart from their payment: noted, or worked out now."""

    def __init__(self, position: TheWolvesPosition, seat: int) -> None:
        self.position, self.seat = position, seat
        self.notes = notes_on(*map_of(position, seat))

    def at(self, deed: Deed, terrain: int, closely: bool) -> float:
        known = self.notes.get((deed, terrain, closely))
        if known is None:
            known = self.notes[deed, terrain, closely] = self._work_out(deed, terrain, closely)
        return known

    def _work_out(self, deed: Deed, terrain: int, closely: bool) -> float:
        if deed is not Deed.MOVE:
            return best_aim(self.situation, deed, terrain)
        return (march if closely else glance)(self.situation, self.steps[terrain])

    @cached_property
    def situation(self) -> Situation:
        return Situation(self.position, self.seat)

    @cached_property
    def steps(self) -> list[list[Step]]:
        return steps_by_terrain(self.situation)


def map_of(position: TheWolvesPosition, seat: int) -> tuple[Any, ...]:
    """All that a seat's aims depend on."""
    return (
        position.country, position.scorings, position.scored, len(position.calendar),
        position.moons, seat, *position.on, *position.twice, position.lone, *position.prey_left,
        position.prey_at, position.caught[seat], position.lairs[seat], position.wolves[seat],
        *position.dens[DEN_SLICE[seat]],
    )  # fmt: skip


@lru_cache(maxsize=1 << 12)
def notes_on(*position: Any) -> Notes:
    return {}
