"""How promising a position is: points made, regions at the coming scorings, and prospects.

The weights were set by hand from what things score and have not been tuned; `wolfden arena`
shows how they do against other bots.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kit.hexes import members
from .model import FIGURES, MOON_POINTS, MOONS, SURROUNDING, TERRAINS, WOLVES, Track
from .pieces import ALPHA, DEN, KINDS, LAIR, PACK, SHOWING, value
from .scoring import Claim, award, claim, parts

if TYPE_CHECKING:
    from .state import TheWolvesState

LATER: Final = (1.0, 0.75, 0.55)
"""How much a region counts whose moon is the next, the one after, the last of three."""
DOUBT: Final = 0.06
"""How much of a coming scoring is still open, for each piece to go."""
MOST_DOUBT: Final = 0.6
ATTRIBUTE: Final = (1.6, 1.2, 1.4)
"""What a point of pack spread, wolf speed and howl range is worth at the beginning."""
DEN_TAKEN: Final = 0.9
"""What a den taken from a track is worth on the way to its points."""
ACTION_TOKEN: Final = 1.8
TERRAIN_TOKEN: Final = 1.3
SHOWN: Final = (0.0, 0.25, 0.75, 1.0, 1.0)
"""What it is worth to show a terrain on none, one, two … tiles."""
CLOSING_IN: Final = (0.0, 0.12, 0.38, 1.0)
"""The share of a prey's worth that wolves on none to three sides of it hold."""
LONE_WOLF: Final = 0.45
"""A lone wolf within howl range, up to three of them."""
SITE: Final = 0.5
"""A free hex at the water beside an alpha, in a region without a lair of one's own."""
UPGRADE: Final = 1.2
"""A den at the water there."""
OTHERS: Final = 0.7
"""How much the others' average weighs against one's own."""


class Outlook:
    """Values of a position and of small changes to it, from the same figures."""

    def __init__(self, state: TheWolvesState) -> None:
        self.state = state
        figures = FIGURES[state.players]
        covered = len(state.calendar)
        last = figures.dates[state.scorings - 1]
        self.left = max(last - covered, 0) / last
        """The share of the match that is still to come."""
        self.weights = [
            LATER[max(moon - state.scored, 0)] if moon < state.scorings else 0.0 for moon in MOONS
        ]
        self.doubts = [
            min(DOUBT * max(figures.dates[moon] - covered, 0), MOST_DOUBT) for moon in MOONS
        ]

    def board(self, seat: int) -> float:
        """Points made, and what tiles, tokens and attributes promise."""
        state, left = self.state, self.left
        points = float(sum(parts(state, seat).values()))
        points += left * ACTION_TOKEN * state.action_tokens[seat]
        points += left * TERRAIN_TOKEN * state.terrain_tokens[seat]
        for track in Track:
            points += left * ATTRIBUTE[track] * value(state, seat, track)
            points += left * DEN_TAKEN * state.dens[3 * seat + track]
        return points + self.tiles(seat, state.faces[seat])

    def tiles(self, seat: int, faces: int) -> float:
        showing = SHOWING[self.state.packs[seat]][faces]
        return self.left * sum(SHOWN[showing[terrain].bit_count()] for terrain in TERRAINS)

    def region(self, region: int) -> list[float]:
        """What a region promises each pack at the scorings still to come there."""
        state = self.state
        if not state.moons[region]:
            return [0.0] * len(state.packs)
        area = state.country.land.tile[state.country.land.regions[region]]
        return self.promise(region, [claim(state, p, area) for p in range(len(state.packs))])

    def promise(self, region: int, claims: list[Claim]) -> list[float]:
        found = [0.0] * len(claims)
        present = sorted((each for each in claims if each.control), reverse=True)
        total = 1 + sum(each.control for each in present)
        for moon in self.state.moons[region]:
            high, weight, doubt = MOON_POINTS[moon], self.weights[moon], self.doubts[moon]
            done = award(tuple(present), high)
            for each, points in zip(done.claims, done.points, strict=True):
                share = high * (each.control + 0.2 * each.alphas) / total
                found[each.pack] += weight * ((1 - doubt) * points + doubt * share)
        return found

    def prospects(self, seat: int) -> float:
        """What a pack's wolves are close to: prey, lone wolves, places for lairs."""
        return self.hunt(seat) + self.left * (self.calls(seat) + self.water(seat))

    def hunt(self, seat: int) -> float:
        state, figures = self.state, FIGURES[self.state.players]
        caught = state.caught[seat]
        count = caught.bit_count()
        if count == len(figures.prey_points) - 1:
            return 0.0
        worth = figures.prey_points[count + 1] - figures.prey_points[count] + 1.0
        worth += ACTION_TOKEN * self.left if figures.hunt_token else 0
        wolves = state.on[KINDS * seat + PACK] | state.on[KINDS * seat + ALPHA]
        next_to, left = state.country.land.next_to, state.prey_left[0]
        total = 0.0
        for each, kind in state.prey_at:
            if left >> each & 1 and not caught >> kind & 1:
                sides = (next_to[each] & wolves).bit_count()
                total += CLOSING_IN[min(sides, SURROUNDING)]
        return worth * total

    def calls(self, seat: int) -> float:
        state = self.state
        if state.wolves[seat] == len(WOLVES):
            return 0.0
        within = state.country.land.range[value(state, seat, Track.HOWL)]
        heard = 0
        for each in members(state.on[KINDS * seat + ALPHA]):
            heard |= within[each]
        return LONE_WOLF * min((heard & state.lone).bit_count(), 3)

    def water(self, seat: int) -> float:
        state, land = self.state, self.state.country.land
        first = KINDS * seat
        lairs, dens = state.on[first + LAIR], state.on[first + DEN]
        near = 0
        for each in members(state.on[first + ALPHA]):
            near |= land.near[each]
        near &= land.waterside
        dens &= near
        free = near & ~state.full & ~state.tokens
        total = 0.0
        for tile in land.regions:
            area = land.tile[tile]
            if near & area and not lairs & area:
                total += UPGRADE if dens & area else SITE if free & area else 0
        return total


def evaluate(state: TheWolvesState) -> tuple[float, ...]:
    """About how many points each seat may expect in the end."""
    outlook = Outlook(state)
    seats = range(state.players)
    values = [outlook.board(seat) + outlook.prospects(seat) for seat in seats]
    for region in range(len(state.moons)):
        promised = outlook.region(region)
        for seat in seats:
            values[seat] += promised[seat]
    return tuple(values)


def advantage(values: list[float] | tuple[float, ...], seat: int, players: int) -> float:
    """A seat's value against the others' average; the neutral pack does not count."""
    mine = values[seat]
    return mine - OTHERS * (sum(values[:players]) - mine) / (players - 1)
