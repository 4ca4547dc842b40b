"""What a bot remembers of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core import Action, AnyState, Event, Tactics
from .tree import Trees

Recalled = tuple[Trees, float]
"""What was learnt, and the share of a budget that was spent on it."""


class Memory:
    """One bot's in one match: what its tactics watched, and the tree of the turn going on.

    The tree holds only as long as the seat sees exactly what it expected to see.
    """

    def __init__(self) -> None:
        self.tactics: Tactics[Any] | None = None
        self._expected: Any = None
        self._recalled: Recalled | None = None

    def tactics_for(self, state: AnyState) -> Tactics[Any]:
        if self.tactics is None:
            self.tactics = state.spec.tactics.at_table(state.players)
        return self.tactics

    def watch(self, state: AnyState, events: Sequence[Event]) -> None:
        """A move was made at the table; these are the events that the bot's seat may see."""
        self.tactics_for(state).watch(events)

    def recall(self, state: AnyState, seat: int) -> Recalled | None:
        if self._recalled is None or state.view(seat) != self._expected:
            return None
        return self._recalled

    def keep(self, state: AnyState, seat: int, action: Action, trees: Trees, share: float) -> None:
        """Remember what follows this action, if the turn goes on and nobody else has moved."""
        after = state.copy()
        after.play(seat, action)
        self._recalled = None
        if after.to_act == state.to_act:
            self._recalled = trees.after(seat, action), share
            self._expected = after.view(seat)

    def follow(self, state: AnyState, seat: int, action: Action) -> None:
        """The same for an action that needed no thought."""
        recalled = self.recall(state, seat)
        if recalled is not None:
            self.keep(state, seat, action, *recalled)
