"""What a designer would count: sheep, who took or brought them, and who won how."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from ...core import Action, Event, Statistics
from ...core.statistics import Counts, Figure, Number, Rates
from .events import NothingHappened, Played, SheepFound, SheepLost, TurnBegan
from .model import TEAMS, team_of
from .state import WolfAndHoundState


class WolfAndHoundStatistics(Statistics):
    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.turns = 0
        self.lost: Counter[str] = Counter()
        self.home: Counter[str] = Counter()
        self.idle: Counter[str] = Counter()
        self.sheep: Counter[str] = Counter()
        self.cards: Counter[str] = Counter()

    def watch(
        self, state: WolfAndHoundState, seat: int, action: Action, events: Sequence[Event]
    ) -> None:
        for event in events:
            self._hear(event)

    def sheet(self, state: WolfAndHoundState) -> Sequence[Sequence[Mapping[str, int]]]:
        """A point for each game that a seat's team has won."""
        seats = range(state.players)
        return [
            [{"won": int(result.winner == team_of(seat))} for seat in seats]
            for result in state.results
        ]

    def found(self, state: WolfAndHoundState) -> Mapping[str, Figure]:
        games = len(state.results)
        return {
            "turns": Number(self.turns / games),
            "won": Counts(Counter(TEAMS[result.winner] for result in state.results), "team"),
            "sheep": Counts(self.sheep, "flock"),
            "lost": Counts(self.lost, "animal"),
            "home": Counts(self.home, "animal"),
            "acts": Rates(self._acts(), "animal"),
            "cards": Counts(self.cards, "card"),
        }

    def _acts(self) -> dict[str, tuple[int, int]]:
        """How often each animal changed a pasture, of the turns that began with it."""
        changed = self.lost + self.home
        tried = changed + self.idle
        return {animal: (changed[animal], tried[animal]) for animal in sorted(tried)}

    def _hear(self, event: Event) -> None:
        match event:
            case TurnBegan():
                self.turns += 1
            case SheepLost():
                self.lost[event.animal] += 1
                self.sheep[f"{TEAMS[team_of(event.target)]}-lost"] += 1
            case SheepFound():
                self.home[event.animal] += 1
                self.sheep[f"{TEAMS[team_of(event.target)]}-home"] += 1
            case NothingHappened():
                self.idle[event.animal] += 1
            case Played():
                self.cards[event.card] += 1
