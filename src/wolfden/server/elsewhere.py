"""The people who have sockets in other processes, as those tell; what nobody repeats is dropped."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import monotonic

Place = tuple[str, int]
"""A match and a seat of it."""


class Elsewhere:
    def __init__(self, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        """`seconds`: after so long without being repeated, somebody is there no more."""
        self._seconds = seconds
        self._clock = clock
        self._heard: dict[Place, dict[str, float]] = {}

    def here(self, match: str, seat: int) -> bool:
        return (match, seat) in self._heard

    def came(self, process: str, places: Iterable[Place]) -> list[Place]:
        """These people are with that process; those of whom that is new."""
        now = self._clock()
        new = []
        for place in places:
            if place not in self._heard:
                new.append(place)
            self._heard.setdefault(place, {})[process] = now
        return new

    def left(self, process: str, place: Place) -> None:
        processes = self._heard.get(place, {})
        processes.pop(process, None)
        if not processes:
            self._heard.pop(place, None)

    def drop_silent(self) -> list[Place]:
        """Those who are with nobody any more, since their process has fallen silent."""
        recent = self._clock() - self._seconds
        silent = [
            (process, place)
            for place, processes in self._heard.items()
            for process, then in processes.items()
            if then < recent
        ]
        for process, place in silent:
            self.left(process, place)
        return [place for _, place in silent if place not in self._heard]
