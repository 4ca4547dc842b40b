"""What pieces coming and going change in the regions, from one seat's point of view."""

from __future__ import annotations

from ..model import TILE_LIMIT
from ..position import TheWolvesPosition
from ..shares import share_of
from .outlook import Outlook

Change = tuple[int, int, int, int]
"""A pack, a tile, and what its control and its alphas there gain."""


class Stakes:
    """The shares of the regions at one moment; what was asked once is remembered."""

    __slots__ = ("_gains", "_ways", "moons", "outlook", "regions", "seat", "shares")

    def __init__(self, position: TheWolvesPosition, seat: int, outlook: Outlook) -> None:
        self.seat, self.shares, self.outlook = seat, position.shares, outlook
        self.moons, self.regions = position.moons, position.country.land.number
        self._gains: dict[int, float] = {}
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

    def _gain_in(self, tile: int, change: int) -> float:
        key = TILE_LIMIT * change + tile
        known = self._gains.get(key)
        if known is None:
            known = 0.0
            region = self.regions[tile]
            if region >= 0 and self.moons[region]:
                known = self._lead(region, change) - self._lead(region, 0)
            self._gains[key] = known
        return known

    def _lead(self, region: int, change: int) -> float:
        return self.outlook.leads(self.moons[region], self.shares[region] + change)[self.seat]
