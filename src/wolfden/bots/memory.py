"""What a bot remembers from one small decision of a turn to the next."""

from __future__ import annotations

from typing import Any

from ..core import Action, State
from .tree import Trees

Recalled = tuple[Trees, float]
"""What was learnt, and the share of a budget that was spent on it."""


class Memory:
    """Holds only as long as the seat sees exactly what it expected to see."""

    def __init__(self) -> None:
        self._expected: Any = None
        self._recalled: Recalled | None = None

    def recall(self, state: State, seat: int) -> Recalled | None:
        if self._recalled is None or state.view(seat) != self._expected:
            return None
        return self._recalled

    def keep(self, state: State, seat: int, action: Action, trees: Trees, share: float) -> None:
        """Remember what follows this action, if the turn goes on and nobody else has moved."""
        after = state.copy()
        after.play(seat, action)
        self._recalled = None
        if after.to_act == state.to_act:
            self._recalled = trees.after(seat, action), share
            self._expected = after.view(seat)

    def follow(self, state: State, seat: int, action: Action) -> None:
        """The same for an action that needed no thought."""
        recalled = self.recall(state, seat)
        if recalled is not None:
            self.keep(state, seat, action, *recalled)
