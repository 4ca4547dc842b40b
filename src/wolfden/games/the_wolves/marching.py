"""What moving wolves would change, one after the other."""

from __future__ import annotations

from ...kit.hexes import lowest, members
from .land import region_of
from .model import Track
from .pieces import KINDS, PACK, lift, owner_of, put, value
from .rules import displacing, moving, targets
from .stakes import Change, Stakes

SECOND_LOOKS = 6
"""How many of the best moves of single wolves are looked at again after the first has moved."""


class March(Stakes):
    def march(self, terrain: int) -> float:
        """Move wolves to a terrain, the best first, as long as the next one helps."""
        state = self.state
        state.moved = ()
        total, ranked = 0.0, self.steps(terrain)
        undo = []
        for count in range(value(state, self.seat, Track.SPREAD)):
            if not ranked or (count and ranked[0][0] <= 0):
                break
            worth, wolf, goal = ranked[0]
            total += worth
            undo.append(self.walk(wolf, goal))
            self.look()
            again = [each for each in ranked[1:] if each[1] != wolf][:SECOND_LOOKS]
            ranked = sorted(
                ((self.step(w, g), w, g) for _, w, g in again if self.may(w, g)), reverse=True
            )
        while undo:
            self.walk(*undo.pop())
        state.moved = ()
        self.look()
        return total

    def steps(self, terrain: int) -> list[tuple[float, int, int]]:
        """Every wolf's ways to a terrain, the most helpful first."""
        state = self.state
        state.terrain = terrain
        found = []
        for wolf in moving.able_wolves(state):
            state.wolf = wolf
            found += [
                (self.step(wolf, goal), wolf, goal) for goal in members(moving.reachable(state))
            ]
        return sorted(found, reverse=True)

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
        start, alpha = divmod(wolf, 2)
        here, there = region_of(start), region_of(goal)
        changes: list[Change] = []
        if here != there:
            changes = [(self.seat, here, -1, -alpha), (self.seat, there, 1, alpha)]
        rival = owner_of(self.state, PACK, goal, self.seat)
        if rival >= 0:
            changes += self.pushed(rival, goal)
        back = self.walk(wolf, goal)
        prospects = self.outlook.prospects(self.seat) - self.prospects
        self.walk(*back)
        return (self.gain(*changes) if changes else 0.0) + prospects

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
        return 2 * goal + alpha, start
