"""What a pack's wolves are close to: prey, lone wolves, places for lairs.

A search looks at the same few hexes again and again; so what depends on them alone is remembered
for all positions: see `quarry.py` and `shores.py`.
"""

from __future__ import annotations

from ..model import ALONE, FIGURES, HOWL, WOLVES
from ..position import KIND, TheWolvesPosition
from ..rules.hunting import sides_taken
from .quarry import quarry_of
from .shores import places_for_lairs
from .worth import ACTION_TOKEN, LONE_WOLF, TROPHY

Gap = tuple[int, int, float, int, int]
"""A pack without one of its wolves: where wolves are left, on how many sides of prey, what that is
worth less, what is within howl range, and what is beside an alpha."""


class Surroundings:
    """What it is worth now, and what it would be with a wolf elsewhere."""

    __slots__ = (
        "alphas", "beside", "dens", "doubled", "felt", "free", "heard", "howl", "howl_of_any",
        "hunted", "land", "left", "lone", "near", "quarry", "second", "sides", "total", "trophy",
        "wolves",
    )  # fmt: skip

    def __init__(self, position: TheWolvesPosition, seat: int, left: float) -> None:
        self.land = land = position.country.land
        self.left = left
        on, twice, kind = position.on, position.twice, KIND[seat]
        den, pack, alpha, lair = kind[0], kind[1], kind[2], kind[3]
        packs, self.alphas = on[pack], on[alpha]
        self.second = twice[pack] | twice[alpha]
        self.wolves = packs | self.alphas
        self.doubled = packs & self.alphas | self.second
        self.quarry = quarry_of(position, seat)
        self.beside, self.sides = land.sides_of_prey, sides_taken(position, seat)
        self.trophy = trophy_of(position, seat, left)
        howl = position.value(seat, HOWL)
        self.howl, self.howl_of_any = land.range[howl], land.range_of_any[howl]
        self.lone = position.lone if position.wolves[seat] < len(WOLVES) else 0
        shore = land.shore & ~land.tiles_with(on[lair])
        self.dens = shore & on[den]
        self.free = shore & position.room & position.clear
        self.heard, self.near = self._sensed(self.alphas)
        self.hunted = self.hunt(self.sides)
        self.felt = self.senses(self.heard, self.near)
        self.total = self.hunted + self.felt

    def _sensed(self, alphas: int) -> tuple[int, int]:
        """What is within howl range, and what is beside an alpha."""
        return self.howl_of_any.of(alphas), self.land.near_any.of(alphas)

    def hunt(self, sides: int) -> float:
        close = sides & self.quarry.counted
        return self.trophy * self.quarry.surrounded(close) if close else 0.0

    def senses(self, heard: int, near: int) -> float:
        calls = LONE_WOLF * min((heard & self.lone).bit_count(), 3)
        return self.left * (calls + places_for_lairs(near & self.dens, near & self.free))

    def without(self, start: int, alpha: int) -> Gap:
        """What is left when a wolf goes away."""
        bit, wolves, sides, hunted = ALONE[start], self.wolves, self.sides, 0.0
        if not bit & self.doubled:
            wolves ^= bit
            sides -= self.beside[start]
            hunted = self.hunt(sides) - self.hunted
        if not alpha:
            return wolves, sides, hunted, 0, 0
        heard, near = self._sensed(self.alphas & ~(bit & ~self.second))
        return wolves, sides, hunted, heard, near

    def moved(self, gap: Gap, goal: int, alpha: int) -> float:
        """What changes when the wolf that left the gap comes to its goal."""
        wolves, sides, change, heard, near = gap
        beside = self.beside[goal]
        if beside and not wolves & ALONE[goal]:
            change = self.hunt(sides + beside) - self.hunted
        if alpha:
            heard |= self.howl[goal]
            change += self.senses(heard, near | self.land.near[goal]) - self.felt
        return change

    def joined(self, hex_index: int, alpha: bool) -> float:
        """What changes when a wolf comes to the map."""
        there = 0 if self.wolves & ALONE[hex_index] else self.beside[hex_index]
        change = self.hunt(self.sides + there) - self.hunted
        if alpha:
            heard, near = self.heard | self.howl[hex_index], self.near | self.land.near[hex_index]
            change += self.senses(heard, near) - self.felt
        return change


def trophy_of(position: TheWolvesPosition, seat: int, left: float) -> float:
    """What the next prey is worth; nothing when the board has no room for more."""
    figures = FIGURES[position.players]
    points, count = figures.prey_points, position.caught[seat].bit_count()
    if count >= len(points) - 1:
        return 0.0
    token = ACTION_TOKEN * left if figures.hunt_token else 0.0
    return points[count + 1] - points[count] + TROPHY + token
