"""What pieces coming and going change in the regions, from one seat's point of view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .evaluation import advantage
from .nearby import Nearby
from .outlook import outlook, share_of, shares

if TYPE_CHECKING:
    from .state import TheWolvesState

Change = tuple[int, int, int, int]
"""A pack, a tile, and what its control and its alphas there gain."""


class Stakes:
    def __init__(self, state: TheWolvesState, seat: int) -> None:
        self.state = state.copy()
        self.seat = seat
        self.outlook = outlook(state)
        self.land = state.country.land
        self.shares = shares(state)
        self.look()

    def look(self) -> None:
        """Forget what was worked out before the position changed."""
        self.worth: dict[tuple[int, int], float] = {}
        self.ways: dict[tuple[int, int, int], float] = {}
        self.nearby = Nearby(self.state, self.seat, self.outlook.left)

    def gain(self, *changes: Change) -> float:
        """How much better the seat stands in the regions after some pieces came and went."""
        by_tile: dict[int, int] = {}
        for pack, tile, control, alphas in changes:
            by_tile[tile] = by_tile.get(tile, 0) + share_of(pack, control, alphas)
        return sum([self.gain_in(tile, change) for tile, change in by_tile.items()])

    def gain_in(self, tile: int, change: int) -> float:
        known = self.worth.get((tile, change))
        if known is None:
            known = 0.0
            region = self.land.number[tile]
            if region >= 0 and self.state.moons[region]:
                share = self.shares[region]
                known = self.standing(region, share + change) - self.standing(region, share)
            self.worth[tile, change] = known
        return known

    def standing(self, region: int, share: int) -> float:
        promised = self.outlook.promise(self.state.moons[region], share)
        return advantage(promised, self.seat, self.state.players)
