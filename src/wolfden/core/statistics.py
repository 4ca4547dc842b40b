"""What a designer would count in a match, found by watching it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from .action import Action
from .event import Event


class Number(msgspec.Struct, frozen=True, tag="number"):
    """One number of the match, such as its length in rounds."""

    value: float


class Counts(msgspec.Struct, frozen=True, tag="counts"):
    """How often each word came up.

    Here and below `noun` is how words are told: as `<game>-<noun>`, which is handed the word under
    the name of the noun; without a noun they are numbers and stand for themselves.
    """

    counts: Mapping[str, int]
    noun: str = ""


class SeatCounts(msgspec.Struct, frozen=True, tag="seat-counts"):
    """How often each word came up, by seat."""

    counts: tuple[Mapping[str, int], ...]
    noun: str = ""


class Rates(msgspec.Struct, frozen=True, tag="rates"):
    """How many of how many, by word: hunts that succeeded of those tried."""

    rates: Mapping[str, tuple[int, int]]
    noun: str = ""


Figure = Number | Counts | SeatCounts | Rates


class Statistics:
    """Watches one match from its first move to its last. This plain one finds nothing."""

    def __init__(self, players: int) -> None:
        self.players = players

    def watch(self, state: Any, seat: int, action: Action, events: Sequence[Event]) -> None:
        """A move was made; `state` is the position after it."""

    def sheet(self, state: Any) -> Sequence[Sequence[Mapping[str, int]]]:
        """What every seat scored in each round that scores, by `<game>-part`; none by default."""
        return ()

    def found(self, state: Any) -> Mapping[str, Figure]:
        """What was found when the match is over; `<game>-statistics-<name>` titles each."""
        return {}
