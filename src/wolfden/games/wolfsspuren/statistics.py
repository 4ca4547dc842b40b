"""What a designer would count: years, hunts, losses, fights, departures, and points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from ...core import Action, Event, Statistics
from ...core.statistics import Counts, Figure, Number, Rates, SeatCounts
from .events import (
    Attacked,
    Died,
    FightDrawn,
    FightWon,
    Howled,
    Hunted,
    LeftAlone,
    Marked,
    OmegaExcluded,
    PairLeft,
    PupAdded,
    PupJoined,
    PupsDied,
    Refrained,
    Submitted,
)
from .model import LARGE, Part
from .state import WolfsspurenState

KILLED: Final = ("killed", "killed-hurt")


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
            self._hear_of_pack(event)
            self._hear_of_fights(event)

    def sheet(self, state: WolfsspurenState) -> Sequence[Sequence[Mapping[str, int]]]:
        return [
            [{part.word: parts[part] for part in Part} for parts in year] for year in state.sheet
        ]

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

    def _hear_of_pack(self, event: Event) -> None:
        match event:
            case Hunted(prey=prey, result=result):
                self.hunts[prey] += 1
                self.kills[prey] += result in KILLED
            case Died(cause=cause):
                self.losses[cause] += 1
            case OmegaExcluded():
                self.losses["excluded"] += 1
            case PupsDied(wolves=wolves):
                self.losses["pups"] += len(wolves)
            case Howled(result=result):
                self.howling[result] += 1
            case PairLeft():
                self.departures["pair"] += 1
            case LeftAlone():
                self.departures["alone"] += 1
            case PupAdded():
                self.pups += 1
            case PupJoined():
                self.reared += 1
            case Marked(wolves=marks):
                self.sizes.append(len(marks))

    def _hear_of_fights(self, event: Event) -> None:
        match event:
            case Attacked(seat=seat):
                self.fights[seat]["attacked"] += 1
            case Refrained(seat=seat):
                self.fights[seat]["refrained"] += 1
            case Submitted(seat=seat, forced=forced):
                self.fights[seat]["driven" if forced else "submitted"] += 1
            case FightWon(seat=seat):
                self.fights[seat]["won"] += 1
            case FightDrawn(seat=seat):
                self.fights[seat]["drawn"] += 1
