"""Results as JSON lines: a header, then a line for each match as it ends, then the summary.

A line is whole or it is not there: whatever ends a run, the next one goes on behind it.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Self

import msgspec

from .errors import BadResults, OtherArena
from .results import Failed, Header, Played, Result
from .summary import Summary

Line = Header | Played | Failed | Summary


def read(file: Path) -> tuple[Header, dict[int, Played]]:
    """The header and the matches that were played, by number; a half-written end is dropped."""
    try:
        lines = file.read_bytes().split(b"\n")
    except OSError as error:
        raise BadResults(file, 0, error.strerror or str(error)) from error
    whole = [_decode(file, number, line) for number, line in enumerate(lines[:-1], 1)]
    if not whole or not isinstance(whole[0], Header):
        raise BadResults(file, 1, "not the results of an arena")
    return whole[0], {line.number: line for line in whole if isinstance(line, Played)}


def _decode(file: Path, number: int, line: bytes) -> Line:
    try:
        decoded: Line = msgspec.json.decode(line, type=Line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadResults(file, number, str(error)) from error
    return decoded


def difference(there: Header, asked: Header) -> tuple[str, Any, Any] | None:
    """The first thing in which two arenas differ."""
    for field in msgspec.structs.fields(Header):
        one, other = getattr(there, field.name), getattr(asked, field.name)
        if one != other:
            return field.name, one, other
    return None


class ResultsFile:
    """Keeps every match the moment it ends. Opening one goes on where the last run stopped."""

    def __init__(self, file: Path, header: Header) -> None:
        self.file, self.header = file, header
        self.played: dict[int, Played] = {}
        if file.exists() and file.stat().st_size:
            there, self.played = read(file)
            if found := difference(there, header):
                raise OtherArena(file, *found)
        self._begin()

    def _begin(self) -> None:
        """Write what is known anew, in one step: failures and an old summary are dropped."""
        beside = self.file.with_name(self.file.name + ".part")
        try:
            beside.write_bytes(_lines([self.header, *self.played.values()]))
            beside.replace(self.file)
            self._out = self.file.open("ab")
        except OSError as error:
            raise BadResults(self.file, 0, error.strerror or str(error)) from error

    def keep(self, line: Result | Summary) -> None:
        self._out.write(_lines([line]))
        self._out.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._out.close()


def _lines(lines: Iterable[Line]) -> bytes:
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
