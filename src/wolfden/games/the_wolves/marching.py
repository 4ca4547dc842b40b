"""What moving wolves would change, one after the other."""

from __future__ import annotations

from ...kit.hexes import lowest, members
from .land import region_of
from .model import Track
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
        total, undo = 0.0, []
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

    def after(self, wolf: int, start: int, ranked: list[Step]) -> list[Step]:
        """The best ways again, now that the first wolf of them stands elsewhere."""
        self.look()
        gone = 2 * start + wolf % 2
        again = [each for each in ranked[1:] if each[1] != gone][:SECOND_LOOKS]
        return sorted(
            [(self.step(w, goal), w, goal) for _, w, goal in again if self.may(w, goal)],
            reverse=True,
        )

    def steps(self, terrain: int) -> list[Step]:
        """Every wolf's ways to a terrain, the most helpful first."""
        state = self.state
        state.terrain = terrain
        found = []
        for wolf in moving.able_wolves(state):
            state.wolf = wolf
            found += [
                (self.step(wolf, goal), wolf, goal) for goal in members(moving.reachable(state))
            ]
        found.sort(reverse=True)
        return found

    def best_by_wolf(self, terrain: int) -> dict[int, float]:
        best: dict[int, float] = {}
        for worth, wolf, _ in self.steps(terrain):
            best.setdefault(wolf, worth)
        return best

    def may(self, wolf: int, goal: int) -> bool:
        """Whether a way is still open after another wolf has moved."""
        start, alpha = divmod(wolf, 2)
        if not self.state.on[KINDS * self.seat + PACK + alpha] >> start & 1:
            return False
        fit = targets.open_to_alpha if alpha else targets.open_to_pack
        return bool(fit(self.state, self.seat) >> goal & 1)

    def step(self, wolf: int, goal: int) -> float:
        """What one wolf's way changes."""
        here, there, alpha = region_of(wolf >> 1), region_of(goal), wolf & 1
        if alpha and of_others(self.state, self.seat, PACK) >> goal & 1:
            return self.nearby.moved(wolf, goal) + self.push(here, goal)
        if here == there:
            return self.nearby.moved(wolf, goal)
        known = self.ways.get((here, there, alpha))
        if known is None:
            share = share_of(self.seat, 1, alpha)
            known = self.gain_in(here, -share) + self.gain_in(there, share)
            self.ways[here, there, alpha] = known
        return known + self.nearby.moved(wolf, goal)

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
