"""A table in a line, for the list of those that somebody holds a seat at."""

from __future__ import annotations

import msgspec

from .snapshot import Phase, SeatView, seat_views
from .store import Origin, Times
from .table import Table


class Summary(msgspec.Struct, frozen=True):
    match: str
    game: str
    phase: Phase
    seats: list[SeatView]
    you: int | None
    to_act: tuple[int, ...]
    yours: bool
    """Whether it waits for me."""
    rests: bool
    """Whether nobody plays any more, and it waits until one of its people takes a seat back."""
    number: int
    round: int
    """From 1, as the game counts them; without rounds of its own, one is everyone's turn."""
    places: tuple[int, ...] | None
    """By seat, when it is over with a result."""
    scores: tuple[int, ...] | None
    created: int
    changed: int
    """Of the last move; both in milliseconds since 1970."""
    origin: Origin | None
    rematch: str | None
    """The next match at this table, where others wait for me to come."""


def summary_of(table: Table, you: int | None, times: Times, rematch: str | None) -> Summary:
    stored, match = table.stored, table.match
    owing = () if stored.waiting else match.to_act
    return Summary(
        match=stored.id,
        game=stored.game,
        phase=table.phase,
        seats=seat_views(stored, match),
        you=you,
        to_act=owing,
        yours=you is not None and table.waits_for(you),
        rests=table.rests,
        number=match.number,
        round=match.round,
        places=match.outcome.places if match.outcome else None,
        scores=match.outcome.scores if match.outcome else None,
        created=times.created,
        changed=times.changed,
        origin=stored.origin,
        rematch=rematch,
    )
