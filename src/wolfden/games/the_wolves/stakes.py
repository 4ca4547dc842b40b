"""What pieces coming and going change in the regions, from one seat's point of view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .evaluation import Outlook, advantage
from .scoring import Claim, claim

if TYPE_CHECKING:
    from .state import TheWolvesState

Change = tuple[int, int, int, int]
"""A pack, a tile, and what its control and its alphas there gain."""


class Stakes:
    def __init__(self, state: TheWolvesState, seat: int) -> None:
        self.state = state.copy()
        self.seat = seat
        self.outlook = Outlook(self.state)
        self.land = state.country.land
        self.number = {tile: number for number, tile in enumerate(self.land.regions)}
        self.look()

    def look(self) -> None:
        """Forget what was worked out before the position changed."""
        self.claims: dict[int, list[Claim]] = {}
        self.worth: dict[tuple[Change, ...], float] = {}
        self.prospects = self.outlook.prospects(self.seat)

    def claims_in(self, tile: int) -> list[Claim]:
        found = self.claims.get(tile)
        if found is None:
            area = self.land.tile[tile]
            packs = range(len(self.state.packs))
            found = self.claims[tile] = [claim(self.state, pack, area) for pack in packs]
        return found

    def gain(self, *changes: Change) -> float:
        """How much better the seat stands in the regions after some pieces came and went."""
        total = 0.0
        for tile in {change[1] for change in changes}:
            total += self.gain_in(tile, tuple(each for each in changes if each[1] == tile))
        return total

    def gain_in(self, tile: int, changes: tuple[Change, ...]) -> float:
        region = self.number.get(tile)
        if region is None or not self.state.moons[region]:
            return 0.0
        known = self.worth.get(changes)
        if known is None:
            claims = self.claims_in(tile)
            known = self.standing(region, changed(claims, changes)) - self.standing(region, claims)
            self.worth[changes] = known
        return known

    def standing(self, region: int, claims: list[Claim]) -> float:
        promised = self.outlook.promise(region, claims)
        return advantage(promised, self.seat, self.state.players)


def changed(claims: list[Claim], changes: tuple[Change, ...]) -> list[Claim]:
    after = list(claims)
    for pack, _, control, alphas in changes:
        old = after[pack]
        after[pack] = Claim(old.control + control, old.alphas + alphas, pack)
    return after
