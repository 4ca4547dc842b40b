"""The fold of a log: the one place where moves become a state, whether they were made just now,
stored, or recorded.

The log's grammar: an entry is a number, a seat and a text; the text is an action of the game, or
one of `entries.py`. In a game whose spec allows it, a seat may undo its own steps, the last first,
for as long as the decision stays with it. An undo is written down like any other move, so the log
stays honest; so is who plays for whom.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple, cast

from .action import Action
from .entries import (
    BACK,
    BRANCH,
    IN_NO_GAME,
    RESIGN,
    STOP,
    Branched,
    HandedOver,
    Reason,
    Resigned,
    Stopped,
    TakenBack,
    Undone,
    read_entry,
    steps_back,
)
from .errors import IllegalAction, WolfdenError
from .event import Event, Tell
from .game import MATCH_OVER, AnyState, Spec
from .outcome import Outcome, resignation

NOTHING_TO_UNDO: Final = "why-nothing-to-undo"
BOT_PLAYS: Final = "why-bot-plays"
NO_BOT_PLAYS: Final = "why-no-bot-plays"
NO_RESIGNING: Final = "why-no-resigning"


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
    at: int | None = None
    """When it was made, where a clock runs; no game knows of it."""


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
    """Every event of a match of this game, but for those of its table."""
    return (*spec.events, Undone) if spec.undo else spec.events


class Fold:
    """A state, how many moves led to it, who plays for whom, and the steps to be taken back."""

    def __init__(self, state: AnyState) -> None:
        self.state = state
        self.number = 0
        self.bots: dict[int, str] = {}
        """The bots that play for people, by seat."""
        self.stopped = False
        self.resigned: int | None = None
        """The seat whose side gave up; the match is stopped, too."""
        self._earlier: list[AnyState] = []

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision; none when the match is over or was stopped."""
        return () if self.stopped else self.state.to_act

    @property
    def outcome(self) -> Outcome | None:
        """The game's own, or that of whoever gave up."""
        if self.resigned is None:
            return self.state.outcome
        state = self.state
        teams = state.spec.teams(state.players)
        sheet = state.spec.statistics(state.players).sheet(state)
        return resignation(teams, self.resigned, sheet)

    @property
    def can_resign(self) -> bool:
        """Whether somebody would win by it: there are two sides, and nothing is decided."""
        return bool(self.to_act) and len(self.state.spec.teams(self.state.players)) == 2

    def copy(self) -> Fold:
        """The same moment again, for whoever goes on from it."""
        fold = Fold(self.state.copy())
        fold.number, fold.stopped, fold.resigned = self.number, self.stopped, self.resigned
        fold.bots = dict(self.bots)
        fold._earlier = [state.copy() for state in self._earlier]
        return fold

    def replay(self, entries: Iterable[Entry]) -> Iterator[Move]:
        """Carry out the log's next entries; BadLog where one cannot follow."""
        for entry in entries:
            if entry.number != self.number + 1:
                raise BadLog(entry.number, f"follows {self.number}")
            try:
                yield self.play(entry.seat, self.read(entry.text))
            except WolfdenError as error:
                raise BadLog(entry.number, error.message) from error

    def read(self, text: str) -> Action:
        """An entry of the log."""
        return read_entry(text) or self.state.spec.actions.parse(text)

    def parse(self, text: str) -> Action:
        """What a seat can do in the game: an action, or take steps back."""
        entry = read_entry(text)
        return entry if entry and steps_back(entry) else self.state.spec.actions.parse(text)

    def play(self, seat: int, action: Action) -> Move:
        """Carry out an action of the game or another entry; a refusal changes nothing."""
        events: list[Event] = []
        if action.id == IN_NO_GAME:
            self._enter(seat, action, events.append)
        else:
            self._step(seat, action, events.append)
        self.number += 1
        return Move(self.number, seat, action, tuple(events))

    def can_undo(self, seat: int) -> bool:
        return self._can_undo(seat, 1)

    def _can_undo(self, seat: int, steps: int) -> bool:
        return steps <= len(self._earlier) and self.to_act == (seat,)

    def is_final(self, seat: int, action: Action) -> bool:
        """Whether a legal action can neither be taken back nor changed once it is made."""
        spec = self.state.spec
        sealed = action.verb in spec.sealed
        if self.to_act != (seat,):
            return not sealed
        if not sealed and not spec.undo:
            return True
        after, told = self.state.copy(), list[Event]()
        after.carry_out(seat, action, told.append)
        if sealed:
            # Nobody else is waited for: what others learn of it has come of it.
            return any(event.visible_to(None) for event in told)
        return after.to_act != (seat,)

    def refusal(self, seat: int, action: Action) -> WolfdenError:
        """The error for what cannot be done now."""
        if not self.to_act:
            return IllegalAction(seat, action.text, MATCH_OVER)
        if action.id == IN_NO_GAME and steps_back(action):
            return IllegalAction(seat, action.text, NOTHING_TO_UNDO)
        if action is RESIGN:
            return IllegalAction(seat, action.text, NO_RESIGNING)
        if action.id == IN_NO_GAME:
            return IllegalAction(
                seat, action.text, BOT_PLAYS if seat in self.bots else NO_BOT_PLAYS
            )
        return self.state.refusal(seat, action)

    def _step(self, seat: int, action: Action, tell: Tell) -> None:
        if self.stopped:
            raise self.refusal(seat, action)
        alone = self.state.spec.undo and self.state.to_act == (seat,)
        before = self.state.copy() if alone else None
        self.state.play(seat, action, tell)
        if before is None or self.state.to_act != (seat,):
            self._earlier = []
        else:
            self._earlier.append(before)

    def _enter(self, seat: int, entry: Action, tell: Tell) -> None:
        if not self._follows(seat, entry):
            raise self.refusal(seat, entry)
        if steps := steps_back(entry):
            self.state = self._earlier[-steps]
            del self._earlier[-steps:]
            tell(Undone(seat, steps))
        elif entry is BACK:
            del self.bots[seat]
            tell(TakenBack(seat))
        elif entry is STOP:
            self.stopped = True
            tell(Stopped(seat))
        elif entry is RESIGN:
            self.stopped, self.resigned = True, seat
            tell(Resigned(seat))
        elif entry is BRANCH:
            self.bots.clear()
            tell(Branched(seat))
        else:
            bot, reason = str(entry.fields["bot"]), cast(Reason, entry.fields["reason"])
            self.bots[seat] = bot
            tell(HandedOver(seat, bot, reason))

    def _follows(self, seat: int, entry: Action) -> bool:
        if steps := steps_back(entry):
            return self._can_undo(seat, steps)
        if entry is RESIGN:
            return self.can_resign
        if entry in (STOP, BRANCH) or not self.to_act:
            return bool(self.to_act)
        return (seat in self.bots) == (entry is BACK)
