"""A record: a match as a file that people can read and that replays to the same state.

    wolfden record 1
    game: jagdfieber
    rules: 1
    players: 3
    seed: 7
    option days: 4
    name 0: Ada
    moves: 5b0c61d2
    1 0 play wolf  | 1f0a93cc
    2 2 play carrot  | 8e21b7f0
    end: 2 unfinished 77d0e19a

A move is its number, its seat and its text. The eight digits that close a line continue from
those before it over everything since the top, so an edited, missing or swapped line is found where
it stands, and a file without its `end` was cut off. They guard against accidents, not forgers.
Reading is in `record_reader.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import NamedTuple

from .action import Action
from .errors import BadRecord, RulesChanged
from .event import Event
from .fold import BadLog, Entry, Fold
from .game import AnyState, Spec
from .option import Value
from .outcome import Outcome
from .registry import spec_of

FIRST_LINE = "wolfden record 1"
RULES_LINE = 3


class Step(NamedTuple):
    number: int
    seat: int
    action: Action
    events: tuple[Event, ...]
    state: AnyState
    """The state after the move; the next move changes it."""
    outcome: Outcome | None


@dataclass(frozen=True)
class Record:
    game: str
    rules_version: int
    players: int
    seed: int
    options: Mapping[str, Value]
    moves: tuple[tuple[int, str], ...]
    """Seat and action text of every move."""
    names: Mapping[int, str] = field(default_factory=dict)
    scores: tuple[int, ...] | None = None
    """The final scores; None: the match is unfinished."""
    first_move_line: int = 0

    def write(self) -> str:
        return "\n".join(_written(self)) + "\n"

    @property
    def entries(self) -> list[Entry]:
        return [Entry(number, *move) for number, move in enumerate(self.moves, 1)]

    def start(self) -> AnyState:
        """The first position."""
        spec = spec_under(self.game, self.rules_version)
        return spec.new(self.players, self.seed, self.options)

    def steps(self) -> Iterator[Step]:
        """Replay the match move by move, then compare its end with the one recorded."""
        fold = Fold(self.start())
        try:
            for move in fold.replay(self.entries):
                yield Step(*move, fold.state, fold.outcome)
        except BadLog as error:
            raise self.refused(error) from error
        self.check_end(fold)

    def refused(self, error: BadLog) -> BadRecord:
        """Where a move cannot follow from those before it."""
        line, text = self._line(error.number), self.moves[error.number - 1][1]
        return BadRecord(line, "refused", error.message, action=text[:40])

    def check_end(self, fold: Fold) -> None:
        scores = fold.outcome.scores if fold.outcome else None
        if scores != self.scores:
            raise BadRecord(
                self._line(len(self.moves) + 1),
                "other-end",
                f"the moves end {ending(scores)}, the record says {ending(self.scores)}",
            )

    def replay(self) -> AnyState:
        """The last position."""
        state = self.start()
        for step in self.steps():
            state = step.state
        return state

    def _line(self, number: int) -> int:
        return self.first_move_line + number - 1


def spec_under(game: str, rules_version: int) -> Spec:
    """A match replays only under the rules it was played by."""
    try:
        return spec_of(game, rules_version)
    except RulesChanged as error:
        raise BadRecord(RULES_LINE, "other-rules", error.message, **error.details) from error


class Check:
    """The running check of a record's lines."""

    def __init__(self) -> None:
        self._hash = blake2b(digest_size=4, person=b"wolfden record")

    def after(self, line: str) -> str:
        self._hash.update(line.encode() + b"\n")
        return self.digits

    @property
    def digits(self) -> str:
        return self._hash.hexdigest()


def ending(scores: tuple[int, ...] | None) -> str:
    return "unfinished" if scores is None else "over " + " ".join(map(str, scores))


def _header(record: Record) -> Iterator[str]:
    yield FIRST_LINE
    yield f"game: {record.game}"
    yield f"rules: {record.rules_version}"
    yield f"players: {record.players}"
    yield f"seed: {record.seed}"
    for name, value in record.options.items():
        yield f"option {name}: {str(value).lower() if isinstance(value, bool) else value}"
    for seat, name in sorted(record.names.items()):
        if line := one_line(name):
            yield f"name {seat}: {line}"


def one_line(name: str) -> str:
    """The name as a line can hold it."""
    return " ".join("".join(each if each.isprintable() else " " for each in name).split())


def _written(record: Record) -> Iterator[str]:
    check = Check()
    for line in _header(record):
        check.after(line)
        yield line
    yield f"moves: {check.digits}"
    for number, (seat, text) in enumerate(record.moves, 1):
        line = f"{number} {seat} {text}"
        yield f"{line}  | {check.after(line)}"
    line = f"end: {len(record.moves)} {ending(record.scores)}"
    yield f"{line} {check.after(line)}"
