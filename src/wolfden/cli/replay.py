"""`wolfden replay`: a record, move by move."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from rich.console import Console
from rich.markup import escape

from ..core import ALL, AnyState
from ..core.errors import BadRecord
from ..core.record import Record, Step
from ..core.record_reader import read_record
from ..terminal import table_of, told_action, told_event
from ..texts import translate
from .console import own_console

SIZE_LIMIT = 8 * 1024 * 1024


def load(file: Path) -> Record:
    """The record in the file; whatever is wrong with it is a BadRecord."""
    try:
        if file.stat().st_size > SIZE_LIMIT:
            raise BadRecord(1, "too-long", "longer than any match")
        return read_record(file.read_bytes().decode("utf-8"))
    except OSError as error:
        raise BadRecord(
            0, "no-file", f"cannot read {file}: {error.strerror}", file=str(file)
        ) from error
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise BadRecord(line, "no-text", "not a text in UTF-8") from error


def steps(record: Record, to: int | None) -> Iterator[Step]:
    for step in record.steps():
        if to is not None and step.number > to:
            return
        yield step


def replay_json(file: Path, to: int | None) -> None:
    record = load(file)
    state: AnyState = record.start()
    outcome = state.outcome
    for step in steps(record, to):
        state, outcome = step.state, step.outcome
        line = {"number": step.number, "seat": step.seat, "action": step.action.text}
        _print({**line, "events": step.events})
    _print({"view": state.view(ALL), "outcome": outcome})


def replay_told(file: Path, to: int | None, pause: bool, lang: str) -> None:
    console = own_console()
    record = load(file)
    names = [
        record.names.get(seat, translate(lang, "terminal-seat", number=seat + 1))
        for seat in range(record.players)
    ]
    table = table_of(record.game, names, lang)
    state: AnyState = record.start()
    console.print(table.position(state.view(ALL)))
    for step in steps(record, to):
        state = step.state
        head = f"[dim]{step.number:4}[/dim]  [bold]{escape(names[step.seat])}[/bold]"
        console.print(f"{head}  {told_action(table, step.action, lang)}", highlight=False)
        for event in step.events:
            if told := told_event(table, event, names, lang):
                console.print(f"        {escape(told)}", highlight=False)
        if pause:
            console.print(table.position(state.view(ALL)))
            _wait(console, translate(lang, "terminal-enter"))
    console.print()
    console.print(table.position(state.view(ALL)))


def replay_web(file: Path) -> None:
    """Serve the app with this record in it; what is played on from there is not kept."""
    from ..server.run import serve
    from ..server.settings import Settings

    record = load(file).write()
    with TemporaryDirectory(prefix="wolfden-") as folder:
        database = str(Path(folder) / "replay.db")
        serve(Settings(port=0, database=database, record=record), open_browser=True)


def _wait(console: Console, prompt: str) -> None:
    try:
        console.input(f"[dim]{prompt}[/dim] ")
    except EOFError:
        console.print()


def _print(value: object) -> None:
    print(msgspec.json.encode(value).decode())
