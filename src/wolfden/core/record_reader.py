"""Reads a record's text; every complaint names the line."""

from __future__ import annotations

from collections.abc import Iterator

from .errors import BadRecord, WolfdenError
from .option import Value
from .record import FIRST_LINE, Check, Record, spec_under
from .registry import spec_of

LINE_LIMIT = 200_000


def read_record(text: str) -> Record:
    """The record that a file's text holds. Its moves are tried only when it is replayed."""
    reader = _Reader(text)
    try:
        return reader.record()
    except BadRecord:
        raise
    except WolfdenError as error:
        raise BadRecord(reader.line, error.code, error.message, **error.details) from error


class _Reader:
    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()[: LINE_LIMIT + 1]
        self.line = 0
        self.check = Check()

    def record(self) -> Record:
        if len(self.lines) > LINE_LIMIT:
            raise BadRecord(LINE_LIMIT, "too-long", "longer than any match")
        if self.take(FIRST_LINE) != FIRST_LINE:
            raise self.bad("no-record", f"a record begins with '{FIRST_LINE}'", expected=FIRST_LINE)
        self.check.after(FIRST_LINE)
        game = spec_of(self.field("game")).id
        rules_version = self.number(self.field("rules"))
        spec = spec_under(game, rules_version)
        players = spec.check_players(self.number(self.field("players")))
        seed = self.number(self.field("seed"))
        known = {option.name: option for option in spec.options}
        options: dict[str, Value] = {}
        for name, value in self.fields("option"):
            if name not in known:
                raise self.unexpected(f"option {name}", ", ".join(known))
            options[name] = known[name].check_at(players, known[name].parse(value))
        names = {self.seat(seat, players): name for seat, name in self.fields("name")}
        self.moves_line()
        first_move_line = self.line + 1
        moves = tuple(self.moves(players))
        scores = self.end(len(moves))
        return Record(
            spec.id, rules_version, players, seed, options, moves, names, scores, first_move_line
        )

    def field(self, key: str) -> str:
        line = self.take(f"{key}: …")
        found, colon, value = line.partition(": ")
        if found != key or not colon:
            raise self.unexpected(line, f"{key}: …")
        self.check.after(line)
        return value

    def fields(self, kind: str) -> Iterator[tuple[str, str]]:
        """Lines such as `option days: 4`, as many as follow."""
        seen: set[str] = set()
        while self.peek().startswith(f"{kind} "):
            key = self.peek().partition(": ")[0]
            if key in seen:
                self.line += 1
                raise self.bad("twice", f"'{key[:40]}' stands here a second time", found=key[:40])
            seen.add(key)
            yield key.removeprefix(f"{kind} "), self.field(key)

    def moves_line(self) -> None:
        line = self.take("moves: …")
        if not line.startswith("moves: "):
            raise self.unexpected(line, "moves: …")
        self.compare(line.removeprefix("moves: "))

    def moves(self, players: int) -> Iterator[tuple[int, str]]:
        number = 0
        while self.peek() and not self.peek().startswith("end:"):
            number += 1
            line, bar, digits = self.take("1 …").partition("  | ")
            parts = line.split(" ", 2)
            if not bar or len(parts) != 3:
                raise self.unexpected(line, "number seat action  | check")
            if parts[0] != str(number):
                raise self.unexpected(line, f"{number} …")
            self.check.after(line)
            self.compare(digits)
            yield self.seat(parts[1], players), parts[2]

    def end(self, count: int) -> tuple[int, ...] | None:
        line, _, digits = self.take("end: …").rpartition(" ")
        self.check.after(line)
        self.compare(digits)
        if self.line != len(self.lines):
            raise BadRecord(self.line + 1, "after-end", "nothing may follow the 'end' line")
        match line.split():
            case ["end:", number, "unfinished"] if number == str(count):
                return None
            case ["end:", number, "over", *scores] if number == str(count):
                return tuple(int(score) for score in scores)
        raise self.unexpected(line, f"end: {count} …")

    def take(self, expected: str) -> str:
        if self.line >= len(self.lines):
            raise BadRecord(
                self.line + 1,
                "cut-off",
                f"the file ends here; '{expected}' was expected",
                expected=expected,
            )
        self.line += 1
        return self.lines[self.line - 1].rstrip()

    def peek(self) -> str:
        return self.lines[self.line] if self.line < len(self.lines) else ""

    def compare(self, digits: str) -> None:
        if digits != self.check.digits:
            raise self.bad("changed", "this line or one above it was changed or is missing")

    def number(self, text: str) -> int:
        if not (text.isascii() and text.isdecimal() and len(text) <= 40):
            raise self.unexpected(text, "0 1 2 …")
        return int(text)

    def seat(self, text: str, players: int) -> int:
        seat = self.number(text)
        if seat >= players:
            raise self.unexpected(text, f"0–{players - 1}")
        return seat

    def unexpected(self, found: str, expected: str) -> BadRecord:
        found = found[:40]
        message = f"'{expected}' was expected, not '{found}'"
        return self.bad("unexpected", message, found=found, expected=expected)

    def bad(self, problem: str, message: str, **details: str | int) -> BadRecord:
        return BadRecord(self.line, problem, message, **details)
