"""What is kept of an arena: a header and a line for each match."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ..core.option import Value
from ..core.statistics import Figure

VERSION = 1


class Header(msgspec.Struct, frozen=True, tag="arena"):
    """What was asked for. Results belong together when their headers are equal."""

    game: str
    players: int
    bots: tuple[str, ...]
    options: Mapping[str, Value]
    seed: int
    rules_version: int
    version: int = VERSION


class Thought(msgspec.Struct, frozen=True):
    """How long a bot thought in one match, in seconds."""

    decisions: int = 0
    wall: float = 0.0
    processor: float = 0.0
    slowest: float = 0.0
    """Of one decision, by the clock on the wall."""


class Played(msgspec.Struct, frozen=True, tag="match"):
    number: int
    deal: int
    seed: int
    seating: tuple[str, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    parts: tuple[Mapping[str, int], ...]
    reason: str
    decisions: int
    seconds: float
    thought: Mapping[str, Thought]
    statistics: Mapping[str, Figure]

    @property
    def found(self) -> tuple[object, ...]:
        """Everything that must be the same wherever the match is played: all but the times."""
        counted = {bot: thought.decisions for bot, thought in self.thought.items()}
        same = (self.places, self.scores, self.parts, self.reason, self.decisions)
        return self.number, self.deal, self.seed, self.seating, *same, counted, self.statistics


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """A match that could not be played to its end."""

    number: int
    deal: int
    seed: int
    seating: tuple[str, ...]
    error: str


Result = Played | Failed
