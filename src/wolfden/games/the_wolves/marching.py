"""What moving wolves would change, one after the other."""

from __future__ import annotations

from .hexes import lowest, members
from .land import region_of
from .model import TERRAINS, TILE_HEXES, Track
from .outlook import share_of
from .pieces import KINDS, PACK, lift, of_others, owner_of, put, value
from .rules import displacing, moving, targets
from .stakes import Change, Stakes

SECOND_LOOKS = 6
"""How many of the best moves of single wolves are looked at again after the first has moved."""

Step = tuple[float, int, int]
"""What a wolf's way is worth, the wolf and its goal."""


class March(Stakes):
    def march(self, ranked: list[Step]) -> float:
        """Move wolves to a terrain, the best first, as long as the next one helps."""
        total, undo = 0.0, list[tuple[int, int]]()
        kept = self.worth, self.ways, self.nearby
        for count in range(value(self.state, self.seat, Track.SPREAD)):
            if count:
                ranked = self.after(*undo[-1], ranked)
            if not ranked or (count and ranked[0][0] <= 0):
                break
            worth, wolf, goal = ranked[0]
            total += worth
            undo.append(self.walk(wolf, goal))
        while undo:
            self.walk(*undo.pop())
        self.worth, self.ways, self.nearby = kept
        return total

    def glance(self, ranked: list[Step]) -> float:
        """About the same, as if no wolf's way changed what the others' are worth."""
        total, left, moved = 0.0, value(self.state, self.seat, Track.SPREAD), set[int]()
        for worth, wolf, _ in ranked:
            if not left or (moved and worth <= 0):
                break
            if wolf not in moved:
                moved.add(wolf)
                left -= 1
                total += worth
        return total

    def after(self, wolf: int, start: int, ranked: list[Step]) -> list[Step]:
        """The best ways again, now that the first wolf of them stands elsewhere."""
        self.look()
        gone = 2 * start + wolf % 2
        again = [each for each in ranked[1:] if each[1] != gone][:SECOND_LOOKS]
        found: list[Step] = []
        for _, other, goal in again:
            if self.state.on[KINDS * self.seat + PACK + other % 2] >> other // 2 & 1:
                found += self.steps_of(other, 1 << goal)
        return sorted(found, reverse=True)

    def steps(self, terrain: int) -> list[Step]:
        """Every wolf's ways to a terrain, the most helpful first."""
        self.state.terrain = terrain
        found: list[Step] = []
        for wolf in moving.able_wolves(self.state):
            found += self.steps_of(wolf, self.state.country.of_terrain[terrain])
        found.sort(reverse=True)
        return found

    def steps_by_terrain(self) -> list[list[Step]]:
        state = self.state
        found: list[list[Step]] = [[] for _ in TERRAINS]
        terrain = state.country.terrain
        for alpha in (0, 1):
            for each in members(state.on[KINDS * self.seat + PACK + alpha]):
                for step in self.steps_of(2 * each + alpha, -1):
                    found[terrain[step[2]]].append(step)
        for ranked in found:
            ranked.sort(reverse=True)
        return found

    def steps_of(self, wolf: int, area: int) -> list[Step]:
        """One wolf's ways into an area."""
        state, seat, alpha, here = self.state, self.seat, wolf & 1, region_of(wolf >> 1)
        reach = state.country.land.reach[value(state, seat, Track.SPEED)][wolf >> 1]
        fit = targets.open_to_alpha if alpha else targets.open_to_pack
        rivals = of_others(state, seat, PACK) if alpha else 0
        gap, moved = self.nearby.without(wolf), self.nearby.moved
        found = []
        for goal in members(reach & fit(state, seat) & area):
            if rivals >> goal & 1:
                way = self.push(here, goal)
            else:
                there = goal // TILE_HEXES
                way = 0.0 if here == there else self.way(here, there, alpha)
            found.append((way + moved(gap, goal, alpha), wolf, goal))
        return found

    def best_by_wolf(self, terrain: int) -> dict[int, float]:
        best: dict[int, float] = {}
        for worth, wolf, _ in self.steps(terrain):
            best.setdefault(wolf, worth)
        return best

    def way(self, here: int, there: int, alpha: int) -> float:
        """What a wolf's way from tile to tile changes in both."""
        known = self.ways.get((here, there, alpha))
        if known is None:
            share = share_of(self.seat, 1, alpha)
            known = self.gain_in(here, -share) + self.gain_in(there, share)
            self.ways[here, there, alpha] = known
        return known

    def push(self, here: int, goal: int) -> float:
        """What an alpha changes in the regions that ends its way on another's wolf."""
        there = region_of(goal)
        changes: list[Change] = [] if here == there else [
            (self.seat, here, -1, -1), (self.seat, there, 1, 1)
        ]  # fmt: skip
        changes += self.pushed(owner_of(self.state, PACK, goal, self.seat), goal)
        return self.gain(*changes)

    def pushed(self, rival: int, hex_index: int) -> list[Change]:
        """A displaced wolf's way out of a region, if its nearest place is elsewhere."""
        state = self.state
        state.displaced = (rival, PACK, hex_index)
        goal = region_of(lowest(displacing.nearest_places(state)))
        state.displaced = None
        here = region_of(hex_index)
        return [] if goal == here else [(rival, here, -1, 0), (rival, goal, 1, 0)]

    def walk(self, wolf: int, goal: int) -> tuple[int, int]:
        """Move a wolf, whoever else stands there; answers the way back."""
        start, alpha = divmod(wolf, 2)
        lift(self.state, self.seat, PACK + alpha, start)
        put(self.state, self.seat, PACK + alpha, goal)
        share = share_of(self.seat, 1, alpha)
        for tile, change in ((region_of(start), -share), (region_of(goal), share)):
            if self.land.number[tile] >= 0:
                self.shares[self.land.number[tile]] += change
        return 2 * goal + alpha, start
