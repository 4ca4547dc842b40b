"""What a designer would count: years, hunts, losses, fights, departures, and points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from ...core import Action, Event, Statistics
from ...core.statistics import Counts, Figure, Number, Rates, SeatCounts
from .model import LARGE

if TYPE_CHECKING:
    from .state import WolfsspurenState

KILLED: Final = ("killed", "killed-hurt")
OF_SEAT: Final = {
    "attacked": "attacked", "refrained": "refrained", "fight-won": "won", "fight-drawn": "drawn",
}  # fmt: skip
"""Events of rank fights that count for the seat they name."""


class WolfsspurenStatistics(Statistics):
    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.hunts: Counter[str] = Counter()
        self.kills: Counter[str] = Counter()
        self.losses: Counter[str] = Counter()
        self.fights: tuple[Counter[str], ...] = tuple(Counter() for _ in range(players))
        self.departures: Counter[str] = Counter()
        self.howling: Counter[str] = Counter()
        self.sizes: list[int] = []
        self.pups = self.reared = 0

    def watch(
        self, state: WolfsspurenState, seat: int, action: Action, events: Sequence[Event]
    ) -> None:
        for event in events:
            self._hear(event.name, event.data)
            if event.name in OF_SEAT:
                self.fights[event.data["seat"]][OF_SEAT[event.name]] += 1

    def found(self, state: WolfsspurenState) -> Mapping[str, Figure]:
        assert state.outcome is not None
        hunts: dict[str, tuple[int, int]] = {
            prey: (self.kills[prey], self.hunts[prey]) for prey in LARGE if self.hunts[prey]
        }
        return {
            "years": Number(state.year),
            "pack": Number(sum(self.sizes) / max(1, len(self.sizes))),
            "hunts": Rates(hunts, "prey"),
            "pups": Rates({"reared": (self.reared, self.pups)}, "upbringing"),
            "losses": Counts(self.losses, "loss"),
            "fights": SeatCounts(self.fights, "fight"),
            "howling": Counts(self.howling, "howling"),
            "departures": Counts(self.departures, "departure"),
            "points": SeatCounts(state.outcome.parts, "part"),
        }

    def _hear(self, name: str, data: Mapping[str, Any]) -> None:
        match name:
            case "hunted":
                self.hunts[data["prey"]] += 1
                self.kills[data["prey"]] += data["result"] in KILLED
            case "died":
                self.losses[data["cause"]] += 1
            case "omega-excluded":
                self.losses["excluded"] += 1
            case "pups-died":
                self.losses["pups"] += len(data["wolves"])
            case "submitted":
                self.fights[data["seat"]]["driven" if data["forced"] else "submitted"] += 1
            case "howled":
                self.howling[data["result"]] += 1
            case "pair-left":
                self.departures["pair"] += 1
            case "left-alone":
                self.departures["alone"] += 1
            case "pup-added":
                self.pups += 1
            case "pup-joined":
                self.reared += 1
            case "marked":
                self.sizes.append(len(data["wolves"]))
