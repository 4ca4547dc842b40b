"""A log that can be looked at as of any move: checkpoints on the way, so that a jump is short.

The log is folded once; every so many moves a copy of the fold is kept. To look at a moment is to
go on from the nearest copy before it, or from where somebody looked last. On the way it notes
where turns and rounds begin.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from threading import Lock
from typing import Final, TypeVar

from ..core import AnyState
from ..core.fold import Entry, Fold, Move
from .division import Division

EVERY: Final = 32
T = TypeVar("T")


class Timeline:
    """Threads may share one; `look` lets one in at a time."""

    def __init__(self, start: AnyState) -> None:
        self._front = Fold(start)
        self._checkpoints = [self._front.copy()]
        self._cursor = self._checkpoints[0].copy()
        self._lock = Lock()
        self._division = Division(start.spec, start.to_act)
        self.moves: list[Move] = []

    @property
    def turns(self) -> list[int]:
        """The numbers of moves after which turns begin."""
        return self._division.turns

    @property
    def rounds(self) -> list[int]:
        return self._division.rounds

    @property
    def number(self) -> int:
        return self._front.number

    def follow(self, entries: Iterable[Entry]) -> None:
        """Fold what the log holds beyond the front; BadLog where an entry cannot follow."""
        with self._lock:
            front = self._front
            owed = front.to_act
            for move in front.replay(entry for entry in entries if entry.number > front.number):
                self.moves.append(move)
                self._division.note(move, owed, front.to_act)
                owed = front.to_act
                if front.number % EVERY == 0:
                    self._checkpoints.append(front.copy())

    def look(self, number: int, see: Callable[[Fold], T]) -> T:
        """What is to be seen after so many moves; `see` must not keep the fold."""
        with self._lock:
            return see(self._at(number))

    def _at(self, number: int) -> Fold:
        nearest = self._checkpoints[number // EVERY]
        if not nearest.number <= self._cursor.number <= number:
            self._cursor = nearest.copy()
        for move in self.moves[self._cursor.number : number]:
            self._cursor.play(move.seat, move.action)
        return self._cursor
