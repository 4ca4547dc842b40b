"""Where a seat's pieces stand, with all that its single steps are valued by."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from ..actions import RANKS
from ..model import HEX_OF_WOLF, IS_ALPHA, TILE_OF, Track, Wolf
from ..pieces import lift, put
from ..position import TheWolvesPosition
from ..rules.ways import may_end, reach
from .outlook import outlook
from .shares import shares
from .stakes import Stakes
from .surroundings import Surroundings


class Situation:
    """A position is looked at and never changed; a wolf that moves makes another situation."""

    def __init__(
        self, position: TheWolvesPosition, seat: int, held: Sequence[int] | None = None
    ) -> None:
        self.position, self.seat = position, seat
        self.outlook = outlook(position)
        self.stakes = Stakes(position, seat, self.outlook, held or shares(position))
        self.surroundings = Surroundings(position, seat, self.outlook.left)

    @cached_property
    def reach(self) -> tuple[int, ...]:
        """Where wolves get to, by hex."""
        return reach(self.position, self.seat)

    @cached_property
    def ends(self) -> tuple[int, int]:
        """Where a pack wolf, and where an alpha, may end."""
        return may_end(self.position, self.seat)

    @property
    def spread(self) -> int:
        return self.position.value(self.seat, Track.SPREAD)

    def after(self, wolf: Wolf, goal: int) -> Situation:
        """With a wolf elsewhere, whoever else stands there."""
        start, alpha = HEX_OF_WOLF[wolf], IS_ALPHA[wolf]
        position = self.position.copy()
        lift(position, self.seat, RANKS[alpha], start)
        put(position, self.seat, RANKS[alpha], goal)
        held = self.stakes.shares_after(TILE_OF[start], TILE_OF[goal], alpha)
        return Situation(position, self.seat, held)
