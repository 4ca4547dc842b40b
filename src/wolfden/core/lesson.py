"""A game's first match with a guide: a prepared deal, and a line of moves that shows everything.

It stands as `lesson.toml` in the game's folder: players, seed, options, how many of the moves were
made before the person sits down (`opening`), and the moves. The person has seat 0. Where a match is
on the line is told by what the seat sees: so it does not matter who sealed first, which step was
taken back, or which process asks; a match that has left the line is simply not found on it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import msgspec

from .action import Action
from .folder import find
from .game import AnyState, Spec
from .option import Value

GUIDE: Final = "guide"
"""The bot that keeps to the line."""
PERSON: Final = 0
FILE: Final = "lesson.toml"


class Lesson(NamedTuple):
    spec: Spec
    players: int
    seed: int
    options: Mapping[str, Value]
    opening: tuple[tuple[int, str], ...]
    """Seat and action text of what has happened before."""
    line: tuple[tuple[int, str], ...]

    def start(self) -> AnyState:
        """As the person finds it."""
        state = self.spec.new(self.players, self.seed, self.options)
        for seat, text in self.opening:
            state.play(seat, text)
        return state


@cache
def lesson_of(spec: Spec) -> Lesson | None:
    """The game's lesson, where it has one."""
    file = find(spec, FILE)
    if file is None:
        return None
    written: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
    moves = tuple(_move(line) for line in written["moves"].splitlines() if line.strip())
    opening = written.get("opening", 0)
    options = spec.check_options(written["players"], written.get("options", {}))
    return Lesson(
        spec, written["players"], written["seed"], options, moves[:opening], moves[opening:]
    )


def next_on_line(state: AnyState, seat: int) -> tuple[Action, ...]:
    """What the line does for the seat from here on, as long as nobody else acts.

    Empty where the lesson does not come by this place.
    """
    texts = _line(state.spec).get(_sight(state, seat), ())
    if not texts or texts[0] not in [action.text for action in state.legal(seat)]:
        return ()
    return tuple(map(state.spec.actions.parse, texts))


@cache
def _line(spec: Spec) -> Mapping[bytes, tuple[str, ...]]:
    lesson, found = lesson_of(spec), dict[bytes, tuple[str, ...]]()
    if lesson:
        state = lesson.start()
        for number, (seat, text) in enumerate(lesson.line):
            found.setdefault(_sight(state, seat), tuple(_alone(seat, lesson.line[number:])))
            state.play(seat, text)
    return found


def _alone(seat: int, moves: Sequence[tuple[int, str]]) -> Iterator[str]:
    """What the seat does until somebody else does something."""
    for other, text in moves:
        if other != seat:
            return
        yield text


def _sight(state: AnyState, seat: int) -> bytes:
    seen = msgspec.json.encode([seat, state.reopened(seat).view(seat)])
    return blake2b(seen, digest_size=16).digest()


def _move(line: str) -> tuple[int, str]:
    seat, text = line.split(maxsplit=1)
    return int(seat), text.strip()
