"""Where turns and rounds begin in a log.

A turn goes on while nobody else comes to owe a decision; a round ends with what the game says ends
it, or else when the turn comes back to where the round began.
"""

from __future__ import annotations

from ..core import Spec
from ..core.entries import TABLE_EVENTS
from ..core.fold import Move


class Division:
    def __init__(self, spec: Spec, owing: tuple[int, ...]) -> None:
        self._ends = spec.round_ends
        self._starter = owing
        self.turns = [0]
        """The numbers of moves after which turns begin."""
        self.rounds = [0]

    def note(self, move: Move, owed: tuple[int, ...], owing: tuple[int, ...]) -> None:
        """Note whether a turn or a round begins after this move."""
        if not owing or any(isinstance(event, TABLE_EVENTS) for event in move.events):
            return
        ended = any(isinstance(event, self._ends) for event in move.events)
        if ended or not set(owing) <= set(owed):
            self.turns.append(move.number)
        returned = self.turns[-1] == move.number and owing == self._starter
        if ended or (not self._ends and returned):
            self.rounds.append(move.number)
            self._starter = owing
