"""What regions promise at the coming scorings, and what tiles show: tables that fill as needed.

Who holds how much of a region is one number, its share: eight bits for each pack, three of them for
its alphas and the others for its control. So pieces that come and go are added to it.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, Final

from .hexes import members
from .land import land
from .model import COSTS, FIGURES, LAIR_CONTROL, MOON_POINTS, MOONS, TERRAINS, Moon
from .pieces import ALPHA, KINDS, LAIR, PACK, SHOWING
from .scoring import Claim, award
from .worth import DOUBT, LATER, MOST_DOUBT, SHOWN_ON, TERRAIN_TOKEN

if TYPE_CHECKING:
    from .state import TheWolvesState

BITS: Final = 8
ALPHA_BITS: Final = 3

SHOWN: Final = tuple(
    tuple(
        sum(SHOWN_ON[tiles.bit_count()] for tiles in showing) for showing in by_faces
    )
    for by_faces in SHOWING
)  # fmt: skip
"""What it is worth to show what the tiles show, by habitat and faces."""


def share_of(pack: int, control: int, alphas: int) -> int:
    """What a pack's pieces add to the share of their region."""
    return (control << ALPHA_BITS) + alphas << BITS * pack


def claims_of(share: int) -> list[Claim]:
    """The packs with pieces in a region, the strongest first."""
    found = []
    pack = 0
    while share >> BITS * pack:
        control, alphas = divmod(share >> BITS * pack & (1 << BITS) - 1, 1 << ALPHA_BITS)
        if control:
            found.append(Claim(control, alphas, pack))
        pack += 1
    return sorted(found, reverse=True)


def shares(state: TheWolvesState) -> list[int]:
    """Who holds how much, by region."""
    on, twice, players = state.on, state.twice, state.players
    found = [0] * len(state.moons)
    for pack in range(len(state.packs)):
        first = KINDS * pack
        one = held(
            players, on[first], on[first + PACK], on[first + ALPHA], on[first + LAIR],
            twice[first], twice[first + PACK], twice[first + ALPHA],
        )  # fmt: skip
        shift = BITS * pack
        for region, share in one:
            found[region] += share << shift
    return found


@lru_cache(maxsize=1 << 14)
def held(players: int, *kinds: int) -> tuple[tuple[int, int], ...]:
    """The regions where a pack has pieces, each with its share."""
    *once, lairs, second_dens, second_packs, second_alphas = kinds
    dens, packs, alphas = once
    some = dens | packs | alphas | lairs
    found = []
    country = land(players)
    for region, tile in enumerate(country.regions):
        area = country.tile[tile]
        if some & area:
            leaders = (alphas & area).bit_count() + (second_alphas & area).bit_count()
            control = leaders + LAIR_CONTROL * (lairs & area).bit_count()
            for each in (dens, packs, second_dens, second_packs):
                control += (each & area).bit_count()
            found.append((region, share_of(0, control, leaders)))
    return tuple(found)


MOST_KNOWN: Final = 20_000
"""Regions that one date of the calendar remembers."""


class Outlook:
    """What the calendar leaves to come."""

    def __init__(self, players: int, scorings: int, covered: int, scored: int) -> None:
        figures = FIGURES[players]
        last = figures.dates[scorings - 1]
        self.packs = max(players, 3)
        self.left = max(last - covered, 0) / last
        """The share of the match that is still to come."""
        self.weights = [LATER[max(moon - scored, 0)] if moon < scorings else 0.0 for moon in MOONS]
        self.doubts = [
            min(DOUBT * max(figures.dates[moon] - covered, 0), MOST_DOUBT) for moon in MOONS
        ]
        self._known: dict[tuple[tuple[Moon, ...], int], list[float]] = {}

    def promise(self, moons: tuple[Moon, ...], share: int) -> list[float]:
        """What a region promises each pack at the scorings still to come there."""
        found = self._known.get((moons, share))
        if found is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            found = self._known[moons, share] = self._promise(moons, share)
        return found

    def _promise(self, moons: tuple[Moon, ...], share: int) -> list[float]:
        found = [0.0] * self.packs
        claims = tuple(claims_of(share))
        total = 1 + sum(each.control for each in claims)
        for moon in moons:
            high, weight, doubt = MOON_POINTS[moon], self.weights[moon], self.doubts[moon]
            for each, points in zip(claims, award(claims, high).points, strict=True):
                part = high * (each.control + 0.2 * each.alphas) / total
                found[each.pack] += weight * ((1 - doubt) * points + doubt * part)
        return found


@lru_cache(maxsize=256)
def outlook_at(players: int, scorings: int, covered: int, scored: int) -> Outlook:
    return Outlook(players, scorings, covered, scored)


def outlook(state: TheWolvesState) -> Outlook:
    return outlook_at(state.players, state.scorings, len(state.calendar), state.scored)


@lru_cache(maxsize=1 << 13)
def payment(habitat: int, faces: int, terrain: int, deed: int, tokens: int) -> float:
    """The least harm that paying for an action does at the beginning of a match."""
    shown = [1 << tile for tile in members(SHOWING[habitat][faces][terrain])]
    before = SHOWN[habitat][faces]
    cost: int = COSTS[deed]
    return max(
        SHOWN[habitat][faces ^ (sum(tiles) >> 1)] - before - TERRAIN_TOKEN * (cost - count)
        for count in range(max(cost - tokens, 0), min(cost, len(shown)) + 1)
        for tiles in combinations(shown, count)
    )


assert len(TERRAINS) == len(SHOWN)
