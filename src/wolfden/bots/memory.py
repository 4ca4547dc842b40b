"""What a bot remembers of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..core import Action, AnyState, Event, Tactics
from .tree import Trees


class Recalled(NamedTuple):
    """What an earlier decision of the same turn has left."""

    trees: Trees | None
    """What was learnt about this one; none where the seat sees something unexpected."""
    share: float
    """Which part of a budget was spent on that."""
    spent: float
    """How many budgets the turn has taken so far."""


NOTHING = Recalled(None, 0.0, 0.0)


class Memory:
    """One bot's in one match: what its tactics watched, and the turn going on.

    A tree holds only as long as the seat sees exactly what it expected to see; a turn, as long as
    it faces the decision that it expected to face.
    """

    def __init__(self) -> None:
        self.tactics: Tactics[Any] | None = None
        self._view: Any = None
        self._legal: tuple[Action, ...] = ()
        self._recalled = NOTHING

    def tactics_for(self, state: AnyState) -> Tactics[Any]:
        if self.tactics is None:
            self.tactics = state.spec.tactics.at_table(state.players)
        return self.tactics

    def watch(self, state: AnyState, events: Sequence[Event]) -> None:
        """A move was made at the table; these are the events that the bot's seat may see."""
        self.tactics_for(state).watch(events)

    def recall(self, state: AnyState, seat: int) -> Recalled:
        if self._recalled is NOTHING or state.legal(seat) != self._legal:
            return NOTHING
        if self._recalled.trees is None or state.view(seat) != self._view:
            return Recalled(None, 0.0, self._recalled.spent)
        return self._recalled

    def keep(self, state: AnyState, seat: int, action: Action, turn: Recalled) -> None:
        """Remember what follows this action, if the turn goes on and nobody else has moved."""
        after = state.copy()
        after.play(seat, action)
        self._recalled = NOTHING
        if after.to_act == state.to_act:
            trees = turn.trees and turn.trees.after(seat, action)
            self._recalled = turn._replace(trees=trees)
            self._view, self._legal = after.view(seat), after.legal(seat)

    def follow(self, state: AnyState, seat: int, action: Action) -> None:
        """The same for an action that needed no thought."""
        recalled = self.recall(state, seat)
        if recalled is not NOTHING:
            self.keep(state, seat, action, recalled)

    @property
    def spent(self) -> float | None:
        """How many budgets the turn has taken that is still going on; None between turns."""
        return None if self._recalled is NOTHING else self._recalled.spent
