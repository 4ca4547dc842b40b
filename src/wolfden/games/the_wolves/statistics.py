"""What a designer would count: actions, tracks, regions and what moved the calendar."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from ...core import Action, Event, Statistics
from ...core.statistics import Counts, Figure, Number, SeatCounts

if TYPE_CHECKING:
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
            self._hear(event.name, event.data)

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

    def _hear(self, name: str, data: Mapping[str, Any]) -> None:
        match name:
            case "named":
                self.deeds[data["seat"]][data["deed"]] += 1
            case "uncovered":
                self.tracks[data["seat"]][data["track"]] += 1
                self._gain(data["seat"], data["token"])
            case "token-gained":
                self._gain(data["seat"], data["token"])
            case "hunted":
                self.prey[data["prey"]] += 1
                self._gain(data["seat"], "hunt")
            case "covered":
                self.calendar[data["piece"]] += 1
            case "region-scored":
                self._score(data)

    def _gain(self, seat: int, gain: str) -> None:
        if gain != "none":
            self.gains[seat][gain] += 1

    def _score(self, data: Mapping[str, Any]) -> None:
        self.results[data["result"]] += 1
        control = (*data["control"], 0, 0)
        margin = control[0] - control[1]
        if control[0]:
            self.margins[str(margin) if margin < WIDE else f"{WIDE}+"] += 1
