"""What a designer would count: cards, what became of them, and where points came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from ...core import Action, Event, Statistics
from ...core.statistics import Counts, Figure, Number, SeatCounts
from .events import AllStayed, HunterLost, Returned, Revealed, RoundEnded, SeasonClosed, Took
from .model import CARD_NAMES
from .scoring import score_sheet
from .state import JagdfieberState


class JagdfieberStatistics(Statistics):
    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.rounds = 0
        self.cards: tuple[Counter[str], ...] = tuple(Counter() for _ in range(players))
        self.fates: Counter[str] = Counter()

    def watch(
        self, state: JagdfieberState, seat: int, action: Action, events: Sequence[Event]
    ) -> None:
        for event in events:
            self._hear(event)

    def sheet(self, state: JagdfieberState) -> Sequence[Sequence[Mapping[str, int]]]:
        return [
            [msgspec.structs.asdict(score) for score in day]
            for day in score_sheet(state.players, state.past)
        ]

    def found(self, state: JagdfieberState) -> Mapping[str, Figure]:
        return {
            "rounds": Number(self.rounds / state.days),
            "cards": SeatCounts(self.cards, "card"),
            "fates": Counts(self.fates, "fate"),
            "points": SeatCounts(points(self.sheet(state), state.players), "part"),
        }

    def _hear(self, event: Event) -> None:
        match event:
            case Revealed():
                for cards, card in zip(self.cards, event.cards, strict=True):
                    cards[card] += 1
            case SeasonClosed():
                self.fates["hunter-stopped"] += len(event.hunters)
                self.fates["closed-stopped"] += len(event.closers)
            case Took():
                self.fates[f"{event.taker}-took"] += 1
                self.fates[f"{event.card}-taken"] += 1
            case HunterLost():
                self.fates["hunter-lost"] += 1
            case Returned():
                self.fates[f"{event.card}-returned"] += 1
            case AllStayed():
                self.fates[f"{event.card}-stayed"] += self.players
            case RoundEnded():
                self.rounds += 1


def points(days: Sequence[Sequence[Mapping[str, int]]], players: int) -> tuple[dict[str, int], ...]:
    """Points of the whole match by source, for every seat."""
    parts = (*CARD_NAMES, "four", "hand")
    return tuple(
        {part: sum(day[seat][part] for day in days) for part in parts} for seat in range(players)
    )
