"""What may be seen of a match as of any move, and by whom: docs/protocol.md, "Moments".

While a match goes on, its past tells no more than its present: a person sees it from their own
seat, everyone as a spectator did. When it is over, anyone with its link sees it from any seat, and
with all secrets.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from ..core import ALL, Event, Value, Viewer
from ..core.fold import Fold, Move
from .errors import MatchNotOver, NoSuchMoment, NotYourSeat
from .snapshot import LogEntry, SeatView, Snapshot, seat_view
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
        return [] if self.you is None or self.stored.people != (self.you,) else [self.you]

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
    stored = subject.stored
    return Moments(
        match=stored.id,
        game=stored.game,
        rules_version=stored.rules_version,
        options=stored.options,
        seats=[seat_view(seat, None) for seat in stored.seats],
        over=subject.over,
        number=timeline.number,
        seen_as=_word(viewer),
        viewpoints=subject.viewpoints,
        playable=subject.playable,
        rounds=list(timeline.rounds),
        turns=list(timeline.turns),
        log=[_entry(move, viewer) for move in timeline.moves],
        origin=stored.origin,
    )


def moment_of(subject: Subject, timeline: Timeline, viewer: Viewer, number: int) -> Snapshot:
    """The match after so many moves: nothing can be done there, only seen."""
    if not 0 <= number <= timeline.number:
        raise NoSuchMoment(f"there are moments 0 to {timeline.number}", last=timeline.number)
    moves = timeline.moves[number - 1 : number] if number else []
    log = [_entry(move, viewer) for move in moves]
    return timeline.look(number, lambda fold: _shown(subject.stored, fold, viewer, log))


def _shown(stored: StoredMatch, fold: Fold, viewer: Viewer, log: list[LogEntry]) -> Snapshot:
    return Snapshot(
        match=stored.id,
        game=stored.game,
        rules_version=stored.rules_version,
        options=stored.options,
        phase="playing" if fold.to_act else "over",
        number=fold.number,
        seats=[seat_view(seat, fold.bots.get(seat.seat)) for seat in stored.seats],
        teams=fold.state.spec.teams(len(stored.seats)),
        you=viewer if isinstance(viewer, int) else None,
        to_act=fold.to_act,
        view=fold.state.view(viewer),
        legal=[],
        decision=None,
        undo=False,
        final=[],
        hints=False,
        clock=None,
        outcome=fold.outcome,
        log=log,
        rematch=None,
        locked=False,
        origin=stored.origin,
        manners=stored.manners,
    )


def _word(viewer: Viewer) -> str:
    return PUBLIC if viewer is None else SECRETS if viewer is ALL else str(viewer)


def _entry(move: Move, viewer: Viewer) -> LogEntry:
    return LogEntry(move.number, move.seat, [each for each in move.events if _tells(each, viewer)])


def _tells(event: Event, viewer: Viewer) -> bool:
    return viewer is ALL or event.visible_to(viewer)
