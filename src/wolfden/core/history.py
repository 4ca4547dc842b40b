"""A match's state together with the steps that can still be taken back.

In a game whose spec allows it, a seat may undo its own steps, the last first, for as long as the
decision stays with it. An undo is written down like any other move, so the log stays honest.
"""

from __future__ import annotations

from typing import Final

from .action import Action
from .errors import IllegalAction
from .event import Event, Tell
from .game import State

UNDO: Final = Action(-1, "undo", {}, "undo")
"""Stands in logs and records; it is in no game's action space."""
NOTHING_TO_UNDO: Final = "why-nothing-to-undo"


class History:
    def __init__(self, state: State) -> None:
        self.state = state
        self._earlier: list[State] = []

    def parse(self, text: str) -> Action:
        return UNDO if text == UNDO.text else self.state.spec.actions.parse(text)

    def can_undo(self, seat: int) -> bool:
        return bool(self._earlier) and self.state.to_act == (seat,)

    def play(self, seat: int, action: Action, tell: Tell | None = None) -> None:
        """Carry out an action of the game, or UNDO; a refusal changes nothing."""
        if action is UNDO:
            self._undo(seat, tell)
        elif self.state.spec.undo and self.state.to_act == (seat,):
            before = self.state.copy()
            self.state.play(seat, action, tell)
            self._earlier = [*self._earlier, before] if self.state.to_act == (seat,) else []
        else:
            self.state.play(seat, action, tell)
            self._earlier = []

    def _undo(self, seat: int, tell: Tell | None) -> None:
        if not self.can_undo(seat):
            raise IllegalAction(seat, UNDO.text, NOTHING_TO_UNDO)
        self.state = self._earlier.pop()
        if tell is not None:
            tell(Event("undone", {"seat": seat}))
