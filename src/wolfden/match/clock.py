"""The clocks of a match's people: a pure fold of the log and the times of its entries."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from ..core.entries import BACK, IN_NO_GAME
from ..core.fold import Move
from .clock_rules import SECOND, Clock
from .match import Match

SECOND_WIND: Final = 30 * SECOND
"""What whoever returns has at least."""


class SeatClock(NamedTuple):
    left: int
    """What was left when it last began to run, or stopped."""
    since: int | None = None
    """When it began to run; None: it stands."""


class Clocks:
    """A clock runs while its person owes a decision, and until that decision stands: steps that can
    be taken back do not stop it."""

    def __init__(self, rule: Clock, people: Collection[int], match: Match, began: int) -> None:
        self.rule = rule
        self.latest = began
        self.seats = {seat: SeatClock(rule.bank_at_first) for seat in people}
        self._run(match, began)

    def follow(self, match: Match, move: Move, at: int) -> None:
        """The match has just gone on by this move."""
        self.latest = at = max(at, self.latest)
        for seat, (left, since) in self.seats.items():
            decided = _decided(match, move, seat)
            if since is not None and (decided or not _owes(match, seat)):
                self.seats[seat] = SeatClock(self.rule.after(left, since, at, decided))
        if move.action is BACK:
            self._hearten(move.seat)
        self._run(match, at)

    def out_at(self, seat: int, shift: int) -> int | None:
        """When this person will be out of time; None where the clock stands."""
        left, since = self.seats[seat]
        return None if since is None else self.rule.out_at(left, since, shift)

    def next_out(self, shift: int) -> int | None:
        """When the first of them will be out of time."""
        ends = (self.out_at(seat, shift) for seat in self.seats)
        return min((end for end in ends if end is not None), default=None)

    def _run(self, match: Match, at: int) -> None:
        for seat, (left, since) in self.seats.items():
            if since is None and _owes(match, seat):
                self.seats[seat] = SeatClock(left, at)

    def _hearten(self, seat: int) -> None:
        left, since = self.seats[seat]
        self.seats[seat] = SeatClock(max(left, SECOND_WIND), since)


def _owes(match: Match, seat: int) -> bool:
    return seat in match.to_act and seat not in match.bots


def _decided(match: Match, move: Move, seat: int) -> bool:
    by_rule = move.seat == seat and move.action.id != IN_NO_GAME
    return by_rule and not match.can_undo(seat)
