"""A game of guesses for tests of the search: two seats, and a coin that only chance has seen.

Both say a side at the same time. In `coin` each that named the coin's side wins; in `match` seat 0
wins if both said the same, else seat 1.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from wolfden.core import Actions, Outcome, Spec, State, Tactics, places

ACTIONS = Actions([("say", {"side": "heads"}), ("say", {"side": "tails"})])


class GuessingView(msgspec.Struct, frozen=True):
    said: tuple[int | None, ...]
    over: bool


class GuessingState(State[GuessingView]):
    __slots__ = ("aim", "coin", "said")

    def __init__(self, aim, coin, said=(None, None)):
        self.spec, self.options, self.players = SPEC, {}, 2
        self.aim, self.coin, self.said = aim, coin, said

    @property
    def to_act(self):
        return tuple(seat for seat in (0, 1) if self.said[seat] is None)

    def legal(self, seat):
        return tuple(ACTIONS) if seat in self.to_act else ()

    def carry_out(self, seat, action, tell):
        said = list(self.said)
        said[seat] = action.id
        self.said = tuple(said)

    def show(self, viewer):
        over = not self.to_act
        return GuessingView(
            tuple(side if over or seat == viewer else None for seat, side in enumerate(self.said)),
            over,
        )

    def deal_anew(self, seat, chance):
        said = tuple(
            chance.below(2) if side is not None and other != seat else side
            for other, side in enumerate(self.said)
        )
        return GuessingState(self.aim, chance.below(2), said)

    def reopen(self, seat):
        said = tuple(side if other == seat else None for other, side in enumerate(self.said))
        return GuessingState(self.aim, self.coin, said if self.to_act else self.said)

    @property
    def outcome(self):
        if self.to_act:
            return None
        if self.aim == "coin":
            points = tuple(int(side == self.coin) for side in self.said)
        else:
            same = int(self.said[0] == self.said[1])
            points = (same, 1 - same)
        return Outcome(places(points), points, ({}, {}), "said")

    def forbids(self, seat, action):
        return "why-not-your-turn"


class Guessing(Spec):
    id = "guessing"
    titles: ClassVar = {"en": "Guessing", "fr": "Deviner", "de": "Raten"}
    players = range(2, 3)
    minutes = 1
    rules_version = 1
    options = ()
    actions = ACTIONS
    view_type = GuessingView
    events = ()
    sealed = frozenset({"say"})
    tactics = Tactics[GuessingState]()

    def start(self, players, chance, options):
        return GuessingState("match", chance.below(2))


SPEC = Guessing()
