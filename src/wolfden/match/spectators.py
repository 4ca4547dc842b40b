"""How many watch a match without a seat, in this process and in all others.

A process counts its own sockets. It tells others of them (`told`) and is told by them; what nobody
repeats is dropped.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from time import monotonic
from typing import NamedTuple


class Count(NamedTuple):
    spectators: int
    then: float


class Spectators:
    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._here: Counter[str] = Counter()
        self._elsewhere: dict[str, dict[str, Count]] = {}
        self.changed: Callable[[str], None] = lambda match: None
        """Called when somebody of a match may have come or gone."""
        self.told: Callable[[str, int], None] = lambda match, count: None
        """Called with how many there are in this process now."""

    def of(self, match: str) -> int:
        elsewhere = self._elsewhere.get(match, {}).values()
        return self._here[match] + sum(count.spectators for count in elsewhere)

    @property
    def here(self) -> Mapping[str, int]:
        """Those of this process, by match."""
        return dict(self._here)

    @contextmanager
    def watching(self, match: str) -> Iterator[None]:
        self._count(match, 1)
        try:
            yield
        finally:
            self._count(match, -1)

    def told_elsewhere(self, process: str, counts: Mapping[str, int]) -> None:
        """Another process has so many."""
        for match, count in counts.items():
            before = self.of(match)
            self._note(process, match, count)
            if self.of(match) != before:
                self.changed(match)

    def drop_silent(self, seconds: float) -> None:
        """Forget what no process has repeated for so long."""
        recent = self._clock() - seconds
        silent = [
            (process, match)
            for match, counts in self._elsewhere.items()
            for process, count in counts.items()
            if count.then < recent
        ]
        for process, match in silent:
            self._note(process, match, 0)
            self.changed(match)

    def _count(self, match: str, change: int) -> None:
        self._here[match] += change
        if not self._here[match]:
            del self._here[match]
        self.told(match, self._here[match])
        self.changed(match)

    def _note(self, process: str, match: str, count: int) -> None:
        counts = self._elsewhere.setdefault(match, {})
        counts.pop(process, None)
        if count > 0:
            counts[process] = Count(count, self._clock())
        if not counts:
            del self._elsewhere[match]
