"""What a pack's wolves are close to: prey, lone wolves, places for lairs."""

from __future__ import annotations

from typing import NamedTuple

from ..model import FIGURES, TILE_OF, WOLVES, Track
from ..position import KIND, TheWolvesPosition
from .worth import ACTION_TOKEN, CLOSING_IN, LONE_WOLF, SITE, TROPHY, UPGRADE


class Gap(NamedTuple):
    """A pack without one of its wolves."""

    wolves: int
    hunted: float
    """What its prey is worth less."""
    heard: int
    near: int


class Surroundings:
    """What it is worth now, and what it would be with a wolf elsewhere."""

    __slots__ = (
        "alphas", "around", "dens", "doubled", "felt", "free", "heard", "howl", "howl_of_any",
        "hunted", "land", "left", "lone", "near", "packs", "prey", "second", "shore", "total",
        "trophy", "watered", "wolves",
    )  # fmt: skip

    def __init__(self, position: TheWolvesPosition, seat: int, left: float) -> None:
        self.land = land = position.country.land
        self.left = left
        on, twice = position.on, position.twice
        den, pack, alpha, lair = KIND[seat]
        self.packs, self.alphas = on[pack], on[alpha]
        self.second = twice[pack] | twice[alpha]
        self.wolves = self.packs | self.alphas
        self.doubled = self.packs & self.alphas | self.second
        self._look_for_prey(position, seat)
        howl = position.value(seat, Track.HOWL)
        self.howl, self.howl_of_any = land.range[howl], land.range_of_any[howl]
        self.lone = position.lone if position.wolves[seat] < len(WOLVES) else 0
        self.dens = on[den]
        self.shore = land.shore & ~land.tiles_with(on[lair])
        self.free = self.shore & position.room & position.clear
        self.watered: dict[int, float] = {}
        self.heard, self.near = self._sensed(self.alphas)
        self.hunted = self.hunt(self.wolves)
        self.felt = self.senses(self.heard, self.near)
        self.total = self.hunted + self.felt

    def _look_for_prey(self, position: TheWolvesPosition, seat: int) -> None:
        points, caught = FIGURES[position.players].prey_points, position.caught[seat]
        count = caught.bit_count()
        self.prey: list[int] = []
        self.around = 0
        self.trophy = 0.0
        if count < len(points) - 1:
            token = ACTION_TOKEN * self.left if FIGURES[position.players].hunt_token else 0.0
            self.trophy = points[count + 1] - points[count] + TROPHY + token
            next_to, there = self.land.next_to, position.prey_left[0]
            for each, kind in position.prey_at:
                if there >> each & 1 and not caught >> kind & 1:
                    self.prey.append(next_to[each])
                    self.around |= next_to[each]

    def _sensed(self, alphas: int) -> tuple[int, int]:
        """What is within howl range, and what is beside an alpha."""
        return self.howl_of_any.of(alphas), self.land.near_any.of(alphas)

    def hunt(self, wolves: int) -> float:
        if not wolves & self.around:
            return 0.0
        total = 0.0
        for sides in self.prey:
            total += CLOSING_IN[(sides & wolves).bit_count()]
        return self.trophy * total

    def senses(self, heard: int, near: int) -> float:
        calls = LONE_WOLF * min((heard & self.lone).bit_count(), 3)
        return self.left * (calls + self.water(near & self.shore))

    def water(self, near: int) -> float:
        """Places for lairs on these shores, the best of each region."""
        known = self.watered.get(near)
        if known is None:
            known, rest = 0.0, near
            while rest:
                area = self.land.tile[TILE_OF[rest.bit_length() - 1]]
                here = rest & area
                rest ^= here
                known += UPGRADE if here & self.dens else SITE if here & self.free else 0.0
            self.watered[near] = known
        return known

    def without(self, start: int, alpha: int) -> Gap:
        """What is left when a wolf goes away."""
        bit = 1 << start
        wolves = self.wolves if bit & self.doubled else self.wolves ^ bit
        hunted = self.hunt(wolves) - self.hunted if bit & self.around else 0.0
        if not alpha:
            return Gap(wolves, hunted, 0, 0)
        return Gap(wolves, hunted, *self._sensed(self.alphas & ~(bit & ~self.second)))

    def moved(self, gap: Gap, goal: int, alpha: int) -> float:
        """What changes when the wolf that left the gap comes to its goal."""
        wolves, change, heard, near = gap
        if self.around >> goal & 1:
            change = self.hunt(wolves | 1 << goal) - self.hunted
        if alpha:
            heard |= self.howl[goal]
            change += self.senses(heard, near | self.land.near[goal]) - self.felt
        return change

    def joined(self, hex_index: int, alpha: bool) -> float:
        """What changes when a wolf comes to the map."""
        change = self.hunt(self.wolves | 1 << hex_index) - self.hunted
        if alpha:
            heard, near = self.heard | self.howl[hex_index], self.near | self.land.near[hex_index]
            change += self.senses(heard, near) - self.felt
        return change
