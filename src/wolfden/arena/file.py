"""Results as JSON lines: a header, then a line for each match as it ends, then the summary.

A line is whole or it is not there: whatever ends a run, the next one goes on behind it.
"""

from __future__ import annotations

from contextlib import ExitStack
from errno import EACCES, EAGAIN
from pathlib import Path
from typing import Any, BinaryIO, Self

import msgspec

from .errors import BadResults, OtherArena, ResultsInUse
from .results import Failed, Header, Played
from .summary import Summary

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

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
        with ExitStack() as last_run:
            if file.exists() and file.stat().st_size:
                if fcntl is not None:  # without, an open file could not be replaced
                    last_run.enter_context(self._claim(file))
                there, self.played = read(file)
                if found := difference(there, header):
                    raise OtherArena(file, *found)
            self._begin()

    def _begin(self) -> None:
        """Write what is known anew, in one step: failures and an old summary are dropped."""
        beside = self.file.with_name(self.file.name + ".part")
        try:
            with self._claim(beside) as self._out:
                self._out.truncate(0)
                self.keep(self.header, *self.played.values())
            beside.replace(self.file)
        except OSError as error:
            raise BadResults(self.file, 0, error.strerror or str(error)) from error
        self._out = self._claim(self.file)

    def _claim(self, file: Path) -> BinaryIO:
        """Open it for nobody else: two runs would play the same matches and lose each other's."""
        try:
            opened = file.open("ab")
        except OSError as error:
            raise BadResults(self.file, 0, error.strerror or str(error)) from error
        if not lock(opened):
            opened.close()
            raise ResultsInUse(self.file)
        return opened

    def keep(self, *lines: Line) -> None:
        self._out.write(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
        self._out.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._out.close()


def lock(opened: BinaryIO) -> bool:
    """Whether it is ours now, until it is closed; where files cannot be locked it always is."""
    if fcntl is None:
        return True
    try:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in (EACCES, EAGAIN)
    return True
