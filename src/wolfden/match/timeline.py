"""A log that can be looked at as of any move: checkpoints on the way, so that a jump is short.

The log is folded once; every so many moves a copy of the fold is kept. To look at a moment is to
go on from the nearest copy before it, or from where somebody looked last. On the way it notes
where turns and rounds begin: a turn goes on while nobody else comes to owe a decision; a round
ends with what the game says ends it, or else when the turn comes back to where the round began.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from threading import Lock
from typing import Final, TypeVar

from ..core import AnyState
from ..core.entries import TABLE_EVENTS
from ..core.fold import Entry, Fold, Move

EVERY: Final = 32
T = TypeVar("T")


class Timeline:
    """Threads may share one; `look` lets one in at a time."""

    def __init__(self, start: AnyState) -> None:
        self._front = Fold(start)
        self._checkpoints = [self._front.copy()]
        self._cursor = self._checkpoints[0].copy()
        self._lock = Lock()
        self._starter = start.to_act
        self.moves: list[Move] = []
        self.turns = [0]
        """The numbers of moves after which turns begin."""
        self.rounds = [0]

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
                self._divide(move, owed)
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

    def _divide(self, move: Move, owed: tuple[int, ...]) -> None:
        """Note whether a turn or a round begins after this move."""
        owing, ends = self._front.to_act, self._front.state.spec.round_ends
        if not owing or any(isinstance(event, TABLE_EVENTS) for event in move.events):
            return
        ended = any(isinstance(event, ends) for event in move.events)
        if ended or not set(owing) <= set(owed):
            self.turns.append(move.number)
        if ended or (not ends and self.turns[-1] == move.number and owing == self._starter):
            self.rounds.append(move.number)
            self._starter = owing
