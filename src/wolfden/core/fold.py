"""The fold of a log: the one place where moves become a state, whether they were made just now,
stored, or recorded.

The log's grammar: an entry is a number, a seat and a text; the text is an action of the game, or
`undo`. In a game whose spec allows it, a seat may undo its own steps, the last first, for as long
as the decision stays with it. An undo is written down like any other move, so the log stays honest.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from .action import Action, written
from .errors import IllegalAction, WolfdenError
from .event import Event, Tell
from .game import AnyState, Spec

UNDO: Final = Action(-1, "undo", {}, "undo")
"""Stands in logs and records; it is in no game's action space."""
NOTHING_TO_UNDO: Final = "why-nothing-to-undo"


class Undone(Event, frozen=True):
    seat: int


class BadLog(Exception):
    """An entry of a log that does not follow from those before it."""

    def __init__(self, number: int, message: str) -> None:
        super().__init__(f"move {number}: {message}")
        self.number = number
        self.message = message


class Entry(NamedTuple):
    """A line of a log as it is stored."""

    number: int
    seat: int
    text: str


class Move(NamedTuple):
    """A line of a log as it was carried out."""

    number: int
    seat: int
    action: Action
    events: tuple[Event, ...]

    @property
    def entry(self) -> Entry:
        return Entry(self.number, self.seat, self.action.text)


def events_of(spec: Spec) -> tuple[type[Event], ...]:
    """Every event that can stand in the log of a match of this game."""
    return (*spec.events, Undone) if spec.undo else spec.events


class Fold:
    """A state, how many moves led to it, and the steps that can still be taken back."""

    def __init__(self, state: AnyState) -> None:
        self.state = state
        self.number = 0
        self._earlier: list[AnyState] = []

    def replay(self, entries: Iterable[Entry]) -> Iterator[Move]:
        """Carry out the log's next entries; BadLog where one cannot follow."""
        for entry in entries:
            if entry.number != self.number + 1:
                raise BadLog(entry.number, f"follows {self.number}")
            try:
                yield self.play(entry.seat, self.parse(entry.text))
            except WolfdenError as error:
                raise BadLog(entry.number, error.message) from error

    def parse(self, text: str) -> Action:
        return UNDO if written(text) == UNDO.text else self.state.spec.actions.parse(text)

    def play(self, seat: int, action: Action) -> Move:
        """Carry out an action of the game, or UNDO; a refusal changes nothing."""
        events: list[Event] = []
        if action is UNDO:
            self._undo(seat, events.append)
        else:
            self._step(seat, action, events.append)
        self.number += 1
        return Move(self.number, seat, action, tuple(events))

    def can_undo(self, seat: int) -> bool:
        return bool(self._earlier) and self.state.to_act == (seat,)

    def _step(self, seat: int, action: Action, tell: Tell) -> None:
        alone = self.state.spec.undo and self.state.to_act == (seat,)
        before = self.state.copy() if alone else None
        self.state.play(seat, action, tell)
        if before is None or self.state.to_act != (seat,):
            self._earlier = []
        else:
            self._earlier.append(before)

    def refusal(self, seat: int, action: Action) -> WolfdenError:
        """The error for what cannot be done now."""
        if action is UNDO:
            return IllegalAction(seat, UNDO.text, NOTHING_TO_UNDO)
        return self.state.refusal(seat, action)

    def _undo(self, seat: int, tell: Tell) -> None:
        if not self.can_undo(seat):
            raise self.refusal(seat, UNDO)
        self.state = self._earlier.pop()
        tell(Undone(seat))
