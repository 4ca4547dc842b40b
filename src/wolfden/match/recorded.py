"""Matches as records, and records as matches to be seen again.

Whoever has the file may see all of it.
"""

from __future__ import annotations

from hashlib import blake2b

from ..core.fold import BadLog
from ..core.record import Record
from ..core.record_reader import read_record
from .moments import Subject
from .store import StoredMatch, StoredSeat
from .table import Table
from .timeline import Timeline


def record_of(table: Table) -> Record:
    stored, match = table.stored, table.match
    return Record(
        game=stored.game,
        rules_version=stored.rules_version,
        players=match.players,
        seed=match.seed,
        options=match.options,
        moves=tuple((move.seat, move.action.text) for move in match.moves),
        names={seat.seat: seat.name for seat in stored.seats if seat.name},
        scores=match.outcome.scores if match.outcome else None,
    )


def name_of(text: str) -> str:
    """Records are named by what they say."""
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()


def open_record(text: str) -> tuple[Subject, Timeline]:
    """Read and replay it whole; BadRecord names the line that is wrong."""
    record = read_record(text)
    timeline = Timeline(record.start())
    try:
        timeline.follow(record.entries)
    except BadLog as error:
        raise record.refused(error) from error
    timeline.look(timeline.number, record.check_end)
    return Subject(_table(name_of(text), record), over=True, you=None, recorded=True), timeline


def _table(name: str, record: Record) -> StoredMatch:
    """Who has a name there was a person, as far as a record tells."""
    return StoredMatch(
        id=name,
        game=record.game,
        rules_version=record.rules_version,
        options=record.options,
        seed=record.seed,
        seats=tuple(_seat(seat, record.names.get(seat)) for seat in range(record.players)),
    )


def _seat(seat: int, name: str | None) -> StoredSeat:
    return StoredSeat(seat, "human" if name else "bot", name)
