"""What pieces coming and going change in the regions, from one seat's point of view."""

from __future__ import annotations

from collections.abc import Sequence

from ..model import TILE_LIMIT
from ..position import TheWolvesPosition
from .evaluation import advantage
from .outlook import Outlook
from .shares import share_of

Change = tuple[int, int, int, int]
"""A pack, a tile, and what its control and its alphas there gain."""


class Stakes:
    """The shares of the regions at one moment; what was asked once is remembered."""

    __slots__ = ("_gains", "_ways", "moons", "outlook", "players", "regions", "seat", "shares")

    def __init__(
        self, position: TheWolvesPosition, seat: int, outlook: Outlook, shares: Sequence[int]
    ) -> None:
        self.players, self.seat = position.players, seat
        self.moons, self.regions = position.moons, position.country.land.number
        self.outlook, self.shares = outlook, shares
        self._gains: dict[tuple[int, int], float] = {}
        self._ways: dict[int, float] = {}

    def gain(self, *changes: Change) -> float:
        """How much better the seat stands in the regions after some pieces came and went."""
        by_tile: dict[int, int] = {}
        for pack, tile, control, alphas in changes:
            by_tile[tile] = by_tile.get(tile, 0) + share_of(pack, control, alphas)
        return sum([self._gain_in(tile, change) for tile, change in by_tile.items()])

    def way(self, here: int, there: int, alpha: int) -> float:
        """What a wolf's way from tile to tile changes in both."""
        way = 2 * (TILE_LIMIT * here + there) + alpha
        known = self._ways.get(way)
        if known is None:
            share = share_of(self.seat, 1, alpha)
            known = self._gain_in(here, -share) + self._gain_in(there, share)
            self._ways[way] = known
        return known

    def shares_after(self, here: int, there: int, alpha: int) -> list[int]:
        """The shares when a wolf has gone from tile to tile."""
        found, share = list(self.shares), share_of(self.seat, 1, alpha)
        for tile, change in ((here, -share), (there, share)):
            if (region := self.regions[tile]) >= 0:
                found[region] += change
        return found

    def _gain_in(self, tile: int, change: int) -> float:
        known = self._gains.get((tile, change))
        if known is None:
            known = 0.0
            region = self.regions[tile]
            if region >= 0 and self.moons[region]:
                share = self.shares[region]
                known = self._standing(region, share + change) - self._standing(region, share)
            self._gains[tile, change] = known
        return known

    def _standing(self, region: int, share: int) -> float:
        promised = self.outlook.promise(self.moons[region], share)
        return advantage(promised, self.seat, self.players)
