"""Plans for a search: completing what lies there already, and the tokens worth trying next.

A plan is made phase by phase, as `Planner` does it. In every phase a player may give more or
less than usual; the tokens to which that leads are those a search should try first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ....core import Action, Chance
from ..actions import PLACE, READY
from ..model import CELL, Phase, own_cell
from ..state import WolfsspurenState
from .leading import NOBODY
from .planner import SELFISH, Planner, Temper

ALL_OUT: Final = 9.0
"""An effort that ends at the highest token a wolf can afford."""

Efforts = Sequence[tuple[float, float]]
"""How much of the usual a player gives, and how likely that is the best."""

STEPS: Final[tuple[tuple[int, Callable[[Planner], None], Efforts], ...]] = (
    (Phase.LONE_HUNT, Planner.hunt_alone, ((1.0, 1.0),)),
    (
        Phase.PACK_HUNT,
        Planner.hunt_together,
        ((0.15, 0.1), (0.7, 0.15), (0.85, 0.15), (1.0, 0.25), (1.15, 0.15), (1.4, 0.12),
         (ALL_OUT, 0.08)),
    ),
    (
        Phase.REARING,
        Planner.rear,
        ((0.15, 0.15), (0.6, 0.15), (1.0, 0.4), (1.5, 0.15), (ALL_OUT, 0.15)),
    ),
    (
        Phase.RANK_FIGHTS,
        Planner.stand_up,
        ((0.15, 0.15), (0.6, 0.15), (0.85, 0.15), (1.0, 0.3), (1.2, 0.15), (ALL_OUT, 0.1)),
    ),
    (
        Phase.HOWLING,
        Planner.howl,
        ((0.15, 0.2), (0.6, 0.15), (1.0, 0.4), (1.4, 0.1), (ALL_OUT, 0.15)),
    ),
)  # fmt: skip
"""The phases in the order in which a plan is made."""


class Completion(Planner):
    """The rest of a plan, with the tokens that lie there; moods come from chance, if at all."""

    def __init__(
        self, state: WolfsspurenState, seat: int, temper: Temper, chance: Chance | None
    ) -> None:
        super().__init__(state, seat, temper)
        self.chance = chance
        self.effort = 1.0
        for wolf in self.wolves:
            for cell in CELL[wolf]:
                if token := state.plan[cell]:
                    self.cells[cell] = token
                    self.tokens.remove(token)
                    self.left[wolf] = max(self.left[wolf] - self.spirals[token], 0)

    def mood(self, whose: int, salt: int) -> float:
        return 2.0 * self.chance.fraction() - 1.0 if self.chance else 0.0

    def first_token(self, step: Callable[[Planner], None], effort: float) -> Action | None:
        """Where this effort begins: the first token that it puts down, which is taken back."""
        tokens, left, cells = self.tokens, self.left, self.cells
        self.tokens, self.left, self.cells = tokens[:], left.copy(), cells.copy()
        self.effort = effort
        step(self)
        added = [cell for cell in self.cells if cell not in cells]
        first = PLACE[own_cell(self.seat, added[0])][self.cells[added[0]] - 1] if added else None
        self.tokens, self.left, self.cells, self.effort = tokens, left, cells, 1.0
        return first

    def give(self, phase: int, total: float, first: int = NOBODY, best: float = 0.0) -> None:
        super().give(phase, total * self.effort, first, best * self.effort)

    def put(self, wolf: int, phase: int, wanted: int) -> int:
        if phase <= self.state.phase:
            return self.cells.get(CELL[wolf][phase], 0)
        if self.effort != 1.0 and phase in (Phase.LONE_HUNT, Phase.RANK_FIGHTS):
            wanted = max(round(wanted * self.effort), 1)
        return super().put(wolf, phase, wanted)


def complete(state: WolfsspurenState, seat: int, temper: Temper, chance: Chance | None) -> None:
    """Put down the rest of the seat's plan."""
    for cell, token in Completion(state, seat, temper, chance).plan().items():
        state.plan[cell] = token


def next_tokens(state: WolfsspurenState, seat: int) -> dict[Action, float]:
    """What to put down next, or to be ready, and how likely each is the best."""
    usual = Completion(state, seat, SELFISH, None)
    found: dict[Action, float] = {}
    rest = 1.0
    for phase, step, efforts in STEPS:
        if phase == Phase.REARING and not state.litter:
            continue
        if all(state.plan[CELL[wolf][phase]] for wolf in usual.wolves):
            continue
        skipped = 0.0
        for effort, share in efforts:
            action = usual.first_token(step, effort)
            if action is None:
                skipped += share
            else:
                found[action] = found.get(action, 0.0) + rest * share
        rest *= skipped
        if not rest:
            return found
    found[READY] = rest
    return found
