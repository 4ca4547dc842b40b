"""What every action that can be named would bring at best, its payment included.

A search comes to the same pieces on the map in many ways: by other payments, by the same steps in
another order. What was found out about them is noted, for as many positions as fit.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Final

from .marching import Step
from .model import Deed
from .outlook import outlook, payment
from .planning import Plan

if TYPE_CHECKING:
    from .state import TheWolvesState

CLOSELY: Final = 4.0
"""Moves that promise so much less than the best action are not looked at closely."""

Notes = dict[tuple[int, int, bool], float]
"""By deed, terrain, and whether it was looked at closely."""


class Acting:
    def __init__(self, state: TheWolvesState, seat: int) -> None:
        self.state, self.seat = state, seat
        self.left = outlook(state).left
        self.notes = notes_on(*map_of(state, seat))

    @cached_property
    def plan(self) -> Plan:
        return Plan(self.state, self.seat)

    @cached_property
    def ways(self) -> list[list[Step]]:
        return self.plan.steps_by_terrain()

    def worths(self, named: Sequence[tuple[int, int]]) -> list[float]:
        """Of deeds on terrains; moves are looked at closely where they may be the best."""
        found = [self.aim(*each, False) + self.harm(*each) for each in named]
        enough = max(found, default=0.0) - CLOSELY
        for number, (deed, terrain) in enumerate(named):
            if deed == Deed.MOVE and found[number] > enough:
                found[number] = self.aim(deed, terrain, True) + self.harm(deed, terrain)
        return found

    def aim(self, deed: int, terrain: int, closely: bool) -> float:
        known = self.notes.get((deed, terrain, closely))
        if known is None:
            known = self.notes[deed, terrain, closely] = self._aim(deed, terrain, closely)
        return known

    def _aim(self, deed: int, terrain: int, closely: bool) -> float:
        if deed != Deed.MOVE:
            return self.plan.best_aim(Deed(deed), terrain)
        return (
            self.plan.march(self.ways[terrain]) if closely else self.plan.glance(self.ways[terrain])
        )

    def harm(self, deed: int, terrain: int) -> float:
        """The least that paying for an action takes."""
        state, seat = self.state, self.seat
        tokens = state.terrain_tokens[seat]
        return self.left * payment(state.packs[seat], state.faces[seat], terrain, deed, tokens)


def map_of(state: TheWolvesState, seat: int) -> tuple[Any, ...]:
    """All that a seat's aims depend on."""
    return (
        state.country, state.scorings, state.scored, len(state.calendar), state.moons, seat,
        *state.on, *state.twice, state.lone, *state.prey_left,
        state.prey_at, state.caught[seat], state.lairs[seat], state.wolves[seat],
        *state.dens[3 * seat : 3 * seat + 3],
    )  # fmt: skip


@lru_cache(maxsize=1 << 12)
def notes_on(*position: Any) -> Notes:
    return {}
