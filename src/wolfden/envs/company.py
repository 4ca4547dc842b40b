"""A match in which one seat learns and bots hold the others."""

from __future__ import annotations

from collections.abc import Sequence

from ..bots import Memory, bot_of, decide
from ..core import Action, Chance, Event
from .rewards import rewards
from .settings import check_number, seat_of
from .table import Table

RANDOM = "random"


def levels_of(opponents: str | Sequence[str], players: int) -> list[str]:
    """Names of bots, or one string of them with commas between; repeated where they are too few."""
    names = opponents.split(",") if isinstance(opponents, str) else list(opponents)
    check_number("opponents", len(names), range(1, players), players)
    for name in names:
        bot_of(name)
    return names


class Company:
    """Deals matches; whenever the learner owes nothing, the bots play on."""

    def __init__(self, table: Table, opponents: str | Sequence[str], seat: int | None = 0) -> None:
        self.table, self.levels = table, levels_of(opponents, table.players)
        self.given = None if seat is None else seat_of(seat, table.players)
        self.seat = self.given or 0

    def deal(self, seed: int | None = None) -> None:
        """A new match; without a seat of its own the learner sits anywhere."""
        self.match = self.table.deal(seed)
        self.chance = Chance.from_seed(self.table.draw())
        self.seat = self.chance.below(self.table.players) if self.given is None else self.given
        others = [seat for seat in range(self.table.players) if seat != self.seat]
        self.bots = {seat: self.levels[n % len(self.levels)] for n, seat in enumerate(others)}
        self.memories = {seat: Memory() for seat, level in self.bots.items() if level != RANDOM}
        self._bots_play()

    @property
    def over(self) -> bool:
        return not self.match.to_act

    @property
    def reward(self) -> float:
        return rewards(self.match, self.table.reward)[self.seat]

    def act(self, action: Action) -> None:
        """The learner plays, then everybody else."""
        self._play(self.seat, action)
        self._bots_play()

    def _bots_play(self) -> None:
        while (seats := self.match.to_act) and self.seat not in seats:
            self._play(seats[0], self._choose(seats[0]))

    def _choose(self, seat: int) -> Action:
        level = self.bots[seat]
        if level == RANDOM:
            return self.chance.choice(self.match.legal(seat))
        return decide(level, self.match, seat, self.chance, self.memories[seat])

    def _play(self, seat: int, action: Action) -> None:
        if not self.memories:
            self.match.carry_out(seat, action, None)
            return
        events: list[Event] = []
        self.match.carry_out(seat, action, events.append)
        for watcher, memory in self.memories.items():
            memory.watch(self.match, [event for event in events if event.visible_to(watcher)])
