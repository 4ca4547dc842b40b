"""What a designer would count: cards, what became of them, and where points came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from ...core import Action, Event, Statistics
from ...core.statistics import Counts, Figure, Number, SeatCounts
from .model import Card

if TYPE_CHECKING:
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

    def found(self, state: JagdfieberState) -> Mapping[str, Figure]:
        return {
            "rounds": Number(self.rounds / state.days),
            "cards": SeatCounts(self.cards, "card"),
            "fates": Counts(self.fates, "fate"),
            "points": SeatCounts(points(state), "part"),
        }

    def _hear(self, event: Event) -> None:
        data = event.data
        match event.name:
            case "revealed":
                for cards, card in zip(self.cards, data["cards"], strict=True):
                    cards[card] += 1
            case "season-closed":
                self.fates["hunter-stopped"] += len(data["hunters"])
                self.fates["closed-stopped"] += len(data["closers"])
            case "took":
                self.fates[f"{data['taker']}-took"] += 1
                self.fates[f"{data['card']}-taken"] += 1
            case "hunter-lost":
                self.fates["hunter-lost"] += 1
            case "returned":
                self.fates[f"{data['card']}-returned"] += 1
            case "all-stayed":
                self.fates[f"{data['card']}-stayed"] += self.players
            case "round-ended":
                self.rounds += 1


def points(state: JagdfieberState) -> tuple[dict[str, int], ...]:
    """Points of the whole match by source, for every seat."""
    parts = (*(card.word for card in Card), "four", "hand")
    days = [[msgspec.structs.asdict(score) for score in day] for day in state.sheet]
    return tuple(
        {part: sum(day[seat][part] for day in days) for part in parts}
        for seat in range(state.players)
    )
