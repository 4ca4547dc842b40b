"""Clocks and people that tests move by hand."""

from __future__ import annotations

from wolfden.match.presence import Where


class HandClock:
    """Stands still until it is moved; seconds."""

    def __init__(self, now: float = 1_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += seconds


class Around:
    """Everyone is here but those who are said to be elsewhere."""

    def __init__(self) -> None:
        self.elsewhere: dict[int, Where] = {}

    def of(self, match: str, seat: int) -> Where:
        return self.elsewhere.get(seat, "here")

    def visit(self, match: str, seat: int) -> None: ...

    def leave(self, match: str, seat: int) -> None:
        self.elsewhere[seat] = "gone"
