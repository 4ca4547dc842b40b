"""What a pack's wolves are close to: prey, lone wolves, places for lairs."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .hexes import members
from .model import FIGURES, TILE_HEXES, VALUES, WOLVES, Track
from .pieces import ALPHA, DEN, KINDS, LAIR, PACK
from .worth import ACTION_TOKEN, CLOSING_IN, LONE_WOLF, SITE, UPGRADE

if TYPE_CHECKING:
    from .state import TheWolvesState


class Gap(NamedTuple):
    """A pack without one of its wolves."""

    wolves: int
    hunted: float
    """What its prey is worth less."""
    heard: int
    near: int


class Nearby:
    """What it is worth now, and what it would be with a wolf elsewhere."""

    __slots__ = (
        "alphas", "around", "dens", "doubled", "felt", "free", "heard", "howl", "hunted", "land",
        "left", "lone", "near", "packs", "prey", "second", "shore", "total", "trophy", "watered",
        "wolves",
    )  # fmt: skip

    def __init__(self, state: TheWolvesState, seat: int, left: float) -> None:
        first = KINDS * seat
        self.land = land = state.country.land
        self.left = left
        self.packs, self.alphas = state.on[first + PACK], state.on[first + ALPHA]
        self.second = state.twice[first + PACK] | state.twice[first + ALPHA]
        self.wolves = self.packs | self.alphas
        self.doubled = self.packs & self.alphas | self.second
        self._look_for_prey(state, seat)
        self.howl = land.range[VALUES[Track.HOWL][state.dens[3 * seat + Track.HOWL]]]
        self.lone = state.lone if state.wolves[seat] < len(WOLVES) else 0
        self.dens = state.on[first + DEN]
        self.shore = land.shore
        for lair in members(state.on[first + LAIR]):
            self.shore &= ~land.tile[lair // TILE_HEXES]
        self.free = self.shore & ~state.full & ~state.tokens
        self.watered: dict[int, float] = {}
        self.heard, self.near = self._sensed(self.alphas)
        self.hunted = self.hunt(self.wolves)
        self.felt = self.senses(self.heard, self.near)
        self.total = self.hunted + self.felt

    def _look_for_prey(self, state: TheWolvesState, seat: int) -> None:
        points, caught = FIGURES[state.players].prey_points, state.caught[seat]
        count = caught.bit_count()
        self.prey: list[int] = []
        self.around = 0
        self.trophy = 0.0
        if count < len(points) - 1:
            token = ACTION_TOKEN * self.left if FIGURES[state.players].hunt_token else 0.0
            self.trophy = points[count + 1] - points[count] + 1.0 + token
            next_to, there = self.land.next_to, state.prey_left[0]
            for each, kind in state.prey_at:
                if there >> each & 1 and not caught >> kind & 1:
                    self.prey.append(next_to[each])
                    self.around |= next_to[each]

    def _sensed(self, alphas: int) -> tuple[int, int]:
        """What is within howl range, and what is beside an alpha."""
        howl, near = self.howl, self.land.near
        heard = beside = 0
        for each in members(alphas):
            heard |= howl[each]
            beside |= near[each]
        return heard, beside

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
                area = self.land.tile[(rest.bit_length() - 1) // TILE_HEXES]
                here = rest & area
                rest ^= here
                known += UPGRADE if here & self.dens else SITE if here & self.free else 0.0
            self.watered[near] = known
        return known

    def without(self, wolf: int) -> Gap:
        """What is left when a wolf goes away."""
        start, alpha = divmod(wolf, 2)
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
