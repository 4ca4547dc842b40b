"""What may be seen of a match as of any move, and by whom: docs/protocol.md, "Moments".

While a match goes on, its past tells no more than its present: a person sees it from their own
seat, everyone as a spectator did. When it is over, anyone with its link sees it from any seat, and
with all secrets.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from ..core import ALL, Value, Viewer
from .errors import MatchNotOver, NoSuchMoment, NotYourSeat
from .snapshot import LogEntry, SeatView, Snapshot, log_entry, past_snapshot, seat_view
from .store import Origin, StoredMatch
from .timeline import Timeline

PUBLIC, SECRETS = "public", "all"


class Moments(msgspec.Struct, frozen=True):
    """All that one viewpoint tells of a match, and where in it turns and rounds begin."""

    match: str
    """The id of the match, or the name of the record."""
    game: str
    rules_version: int
    options: Mapping[str, Value]
    seats: list[SeatView]
    over: bool
    number: int
    """The last moment."""
    seen_as: str
    viewpoints: list[str]
    """Those that whoever asks may choose."""
    playable: list[int]
    """The seats from which whoever asks may play on as a match of their own."""
    rounds: list[int]
    """The moments at which they begin."""
    turns: list[int]
    log: list[LogEntry]
    origin: Origin | None


class Subject(NamedTuple):
    """What is looked at, and who looks: the holder of a seat, or nobody known."""

    stored: StoredMatch
    over: bool
    """Also of a record: whoever has the file has its secrets."""
    you: int | None
    recorded: bool = False
    known: int | None = None
    """So many moves may be known to whoever looks; None: all."""

    @property
    def viewpoints(self) -> list[str]:
        if self.over:
            return [*(str(seat.seat) for seat in self.stored.seats), PUBLIC, SECRETS]
        return [PUBLIC] if self.you is None else [str(self.you), PUBLIC]

    @property
    def playable(self) -> list[int]:
        """Any seat of what is over; one's own of a match that is nobody else's."""
        if self.over:
            return [seat.seat for seat in self.stored.seats]
        return [] if self.you is None or self.stored.guests != (self.you,) else [self.you]

    def viewer(self, wanted: str | None) -> Viewer:
        """The viewpoint that is wanted, if it may be had; or one's own, or the best."""
        if wanted is None:
            return ALL if self.you is None and self.over else self.you
        if wanted in self.viewpoints:
            return None if wanted == PUBLIC else ALL if wanted == SECRETS else int(wanted)
        if wanted == SECRETS:
            raise MatchNotOver("secrets are told when the match is over")
        raise NotYourSeat(f"the match cannot be seen as '{wanted[:8]}'")


def moments_of(subject: Subject, timeline: Timeline, viewer: Viewer) -> Moments:
    stored, last = subject.stored, _last(subject, timeline)
    return Moments(
        match=stored.id,
        game=stored.game,
        rules_version=stored.rules_version,
        options=stored.options,
        seats=[seat_view(seat, None) for seat in stored.seats],
        over=subject.over,
        number=last,
        seen_as=_word(viewer),
        viewpoints=subject.viewpoints,
        playable=subject.playable,
        rounds=[number for number in timeline.rounds if number <= last],
        turns=[number for number in timeline.turns if number <= last],
        log=[log_entry(move, viewer) for move in timeline.moves[:last]],
        origin=stored.origin,
    )


def moment_of(subject: Subject, timeline: Timeline, viewer: Viewer, number: int) -> Snapshot:
    """The match after so many moves: nothing can be done there, only seen."""
    last = _last(subject, timeline)
    if not 0 <= number <= last:
        raise NoSuchMoment(f"there are moments 0 to {last}", last=last)
    moves = timeline.moves[number - 1 : number] if number else []
    log = [log_entry(move, viewer) for move in moves]
    return timeline.look(number, lambda fold: past_snapshot(subject.stored, fold, viewer, log))


def _last(subject: Subject, timeline: Timeline) -> int:
    return timeline.number if subject.known is None else min(subject.known, timeline.number)


def _word(viewer: Viewer) -> str:
    return PUBLIC if viewer is None else SECRETS if viewer is ALL else str(viewer)
