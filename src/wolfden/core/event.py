"""Events: past-tense facts of a move, each with the seats that may learn it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True):
    """`name` and `data` make a log line (`<game>-event-<name>`) and an animation."""

    name: str
    data: Mapping[str, Any] = {}
    audience: frozenset[int] | None = None
    """The seats that may see it; None: everyone, spectators too."""

    def visible_to(self, seat: int | None) -> bool:
        return self.audience is None or seat in self.audience


Tell = Callable[[Event], None]
