"""The contract of a match, over its position, rules, scoring and view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from msgspec.structs import replace

from ...core import Action, Chance, Outcome, Tell, Viewer
from .model import OVER
from .position import TheWolvesPosition
from .rules import deciding
from .scoring import outcome
from .view import TheWolvesView, show


class TheWolvesState(TheWolvesPosition):
    __slots__ = ("seen",)
    derived = (*TheWolvesPosition.derived, "seen")

    seen: TheWolvesView | None
    """What a spectator sees, once somebody has looked; everyone sees the same."""

    def copy(self) -> Self:
        twin = super().copy()
        twin.seen = self.seen
        return twin

    @property
    def to_act(self) -> tuple[int, ...]:
        return () if self.phase is OVER else (self.active,)

    def legal(self, seat: int) -> tuple[Action, ...]:
        if seat != self.active or self.phase is OVER:
            return ()
        if self.known is None:
            self.known = deciding.legal(self, seat)
        return self.known

    def carry_out(self, seat: int, action: Action, tell: Tell | None) -> None:
        self.known = self.seen = None
        deciding.carry_out(self, seat, action, tell)

    def forbids(self, seat: int, action: Action) -> str:
        return f"the-wolves-why-{deciding.forbids(self, seat, action)}"

    def playout(self, random: Callable[[], float]) -> None:
        self.known = self.seen = None
        while self.phase is not OVER:
            deciding.play_at_random(self, self.active, random)

    def show(self, viewer: Viewer) -> TheWolvesView:
        if self.seen is None:
            self.seen = show(self, None)
        return replace(self.seen, seat=viewer) if isinstance(viewer, int) else self.seen

    def deal_anew(self, seat: int | None, chance: Chance) -> Self:
        """A copy: everything lies open, and nothing is drawn after the first position."""
        return self.copy()

    @property
    def outcome(self) -> Outcome | None:
        return outcome(self) if self.phase is OVER else None
