"""What the rows of the tables stand for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Row

from ..match.clock_rules import Clock
from ..match.manners import Manners
from ..match.remark import Remark
from ..match.store import Origin, StoredMatch, StoredSeat

NOBODY: Final = -1
"""The seat, in talk, of somebody who gave theirs up."""


def match_of(row: Row[Any], around: Sequence[Row[Any]]) -> StoredMatch:
    return StoredMatch(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        options=row.options,
        seed=int(row.seed),
        seats=tuple(
            StoredSeat(
                seat.seat,
                seat.kind,
                seat.name,
                seat.bot,
                seat.host,
                seat.token_hash,
                seat.confirmed,
                seat.program_hash,
                seat.run_by,
            )
            for seat in around
        ),
        rematch=row.rematch,
        hints=row.hints,
        clock=msgspec.convert(row.clock, Clock | None),
        started=row.started,
        locked=row.locked,
        cancelled=row.cancelled,
        origin=msgspec.convert(row.origin, Origin | None),
        manners=msgspec.convert(row.manners or {}, Manners),
    )


def remark_of(row: Row[Any]) -> Remark:
    seat = None if row.seat == NOBODY else row.seat
    return Remark(row.number, seat, row.kind, row.body, row.at)
