"""A game small enough to read at a glance, for tests of what is around games.

Two or three seats take turns: add 1 or 2 as often as you like up to 9, then end the turn. The
first who stands at 9 wins.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from wolfden.core import Action, Actions, Chance, Event, Option, Outcome, Spec, State, Tactics
from wolfden.core import places as places_of

ACTIONS = Actions([("add", {"number": 1}), ("add", {"number": 2}), ("end", {})])
GOAL = 9


class CountingView(msgspec.Struct, frozen=True):
    turn: int
    totals: tuple[int, ...]


class Added(Event, frozen=True):
    seat: int


class Ended(Event, frozen=True):
    seat: int


class CountingState(State[CountingView]):
    __slots__ = ("added", "totals", "turn")
    mutable = ("totals",)

    def __init__(self, players: int) -> None:
        self.spec, self.options = SPEC, {}
        self.players, self.turn, self.added = players, 0, 0
        self.totals = [0] * players

    @property
    def to_act(self):
        return () if self.over else (self.turn,)

    @property
    def over(self):
        return GOAL in self.totals and self.added == 0

    def legal(self, seat):
        if self.over or seat != self.turn:
            return ()
        adds = [ACTIONS[n - 1] for n in (1, 2) if self.totals[seat] + n <= GOAL and self.added < 3]
        return (*adds, ACTIONS[2]) if self.added else tuple(adds)

    def carry_out(self, seat, action, tell):
        if action is ACTIONS[2]:
            self.turn, self.added = (seat + 1) % self.players, 0
        else:
            self.totals[seat] += action.id + 1
            self.added += 1
        if tell is not None:
            tell(Ended(seat) if action is ACTIONS[2] else Added(seat))

    def show(self, viewer):
        return CountingView(self.turn, tuple(self.totals))

    def deal_anew(self, seat, chance):
        return self.copy()

    @property
    def outcome(self):
        if not self.over:
            return None
        totals = tuple(self.totals)
        return Outcome(places_of(totals), totals, tuple({"count": n} for n in totals), "goal")

    def forbids(self, seat: int, action: Action) -> str:
        return "why-not-your-turn"


class NoTactics(Tactics[CountingState]):
    def weigh(self, state, seat, chance):
        return [float(action.id) for action in state.legal(seat)]


class Counting(Spec):
    id = "counting"
    titles: ClassVar = {"en": "Counting", "fr": "Compter", "de": "Zählen"}
    players = range(2, 4)
    minutes = 1
    rules_version = 1
    options: tuple[Option, ...] = ()
    actions = ACTIONS
    events = (Added, Ended)
    view_type = CountingView
    tactics = NoTactics()
    undo = True

    def start(self, players: int, chance: Chance, options) -> CountingState:
        return CountingState(players)


SPEC = Counting()
