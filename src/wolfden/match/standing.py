"""Which moves of a log still stand, and how often each seat has changed its mind.

What was taken back, or chosen anew before others had moved on, is part of the log for good; who
comes later to a long match is told what stands.
"""

from __future__ import annotations

from typing import Final

from ..core import Action, Spec
from ..core.entries import IN_NO_GAME, steps_back
from ..core.fold import Move
from .errors import TooManyChanges

CHANGES: Final = 60
"""So often a seat may change its mind, by undoing or sealing anew, until others have moved on."""
IN_ALL: Final = 1_000
"""So often in a match; nobody gets there who means to play."""
TOLD: Final = 1_500
"""Moves that a snapshot tells of at most: the latest, where more of them stand."""


class Standing:
    def __init__(self, spec: Spec, players: int) -> None:
        self._spec = spec
        self._changes = [0] * players
        self._in_all = [0] * players
        self._steps: list[list[int]] = [[] for _ in range(players)]
        self._gone: set[int] = set()

    def changes(self, action: Action, owed: bool) -> bool:
        """Whether this changes what the seat has decided before, and so could go on for ever."""
        if action.id == IN_NO_GAME:
            return bool(steps_back(action))
        return not owed or action.verb in self._spec.taking_back

    def check(self, seat: int, action: Action, owed: bool) -> None:
        """Raises TooManyChanges."""
        if self.changes(action, owed):
            for count, limit in ((self._changes[seat], CHANGES), (self._in_all[seat], IN_ALL)):
                if count >= limit:
                    raise TooManyChanges("the same choice was changed too often", limit=limit)

    def note(self, move: Move, owed: bool, owes: bool) -> None:
        """`owed`, `owes`: whether the seat owed a decision before, and does after it."""
        seat, steps = move.seat, self._steps[move.seat]
        if self.changes(move.action, owed):
            self._changes[seat] += 1
            self._in_all[seat] += 1
            back = steps_back(move.action) or 1
            self._gone.update(steps[-back:])
            del steps[-back:]
            if owes:
                self._gone.add(move.number)
                return
        if move.action.id != IN_NO_GAME:
            steps.append(move.number)

    def moved_on(self, seat: int) -> None:
        """Others have: the seat faces something new."""
        self._changes[seat] = 0

    def told(self, moves: list[Move]) -> list[Move]:
        """What a late-comer is told of these: all, where they are few enough."""
        if len(moves) <= TOLD:
            return moves
        return [move for move in moves if move.number not in self._gone][-TOLD:]
