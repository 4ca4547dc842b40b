"""What a designer would count: actions, tracks, regions and what moved the calendar."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from ...core import Action, Event, Statistics
from ...core.statistics import Counts, Figure, Number, SeatCounts
from .events import Covered, Hunted, Named, RegionScored, TokenGained, Uncovered
from .state import TheWolvesState

WIDE: Final = 6
"""Margins of control from here on are counted together."""


class TheWolvesStatistics(Statistics):
    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.deeds = self._by_seat()
        self.tracks = self._by_seat()
        self.gains = self._by_seat()
        self.prey: Counter[str] = Counter()
        self.results: Counter[str] = Counter()
        self.margins: Counter[str] = Counter()
        self.calendar: Counter[str] = Counter()

    def watch(
        self, state: TheWolvesState, seat: int, action: Action, events: Sequence[Event]
    ) -> None:
        for event in events:
            self._hear(event)

    def found(self, state: TheWolvesState) -> Mapping[str, Figure]:
        assert state.outcome is not None
        return {
            "turns": Number(state.turn),
            "deeds": SeatCounts(self.deeds, "deed"),
            "gains": SeatCounts(self.gains, "gain"),
            "tracks": SeatCounts(self.tracks, "track"),
            "prey": Counts(self.prey, "prey"),
            "regions": Counts(self.results, "region"),
            "margins": Counts(self.margins),
            "calendar": Counts(self.calendar, "piece"),
            "points": SeatCounts(state.outcome.parts, "part"),
        }

    def _by_seat(self) -> tuple[Counter[str], ...]:
        return tuple(Counter() for _ in range(self.players))

    def _hear(self, event: Event) -> None:
        match event:
            case Named(seat=seat, deed=deed):
                self.deeds[seat][deed] += 1
            case Uncovered(seat=seat, track=track, token=token):
                self.tracks[seat][track] += 1
                if token != "none":
                    self.gains[seat][token] += 1
            case TokenGained(seat=seat, token=token):
                self.gains[seat][token] += 1
            case Hunted(seat=seat, prey=prey):
                self.prey[prey] += 1
                self.gains[seat]["hunt"] += 1
            case Covered(piece=piece):
                self.calendar[piece] += 1
            case RegionScored():
                self._score(event)

    def _score(self, event: RegionScored) -> None:
        self.results[event.result] += 1
        if event.control:
            first, second, *_ = *event.control, 0
            margin = first - second
            self.margins[str(margin) if margin < WIDE else f"{WIDE}+"] += 1
