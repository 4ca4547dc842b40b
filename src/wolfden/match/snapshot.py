"""What a client is told of a match: docs/protocol.md, "Snapshot"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from ..core import ALL, Action, Event, Outcome, Value, Viewer
from ..core.fold import Fold, Move
from .clock_rules import Clock
from .manners import Manners
from .match import Match
from .store import Origin, SeatKind, StoredMatch, StoredSeat

Phase = Literal["waiting", "playing", "over", "cancelled"]


class SeatView(msgspec.Struct, frozen=True):
    seat: int
    kind: SeatKind
    name: str | None
    bot: str | None
    host: bool
    stand_in: str | None
    """The bot that plays for this person."""
    confirmed: bool
    """Whether this person, or program, has come, and agrees with how the table is set."""
    run_by: str | None = None
    """Whose program plays here, by name; null where none does."""


class ActionView(msgspec.Struct, frozen=True):
    id: int
    verb: str
    fields: Mapping[str, str | int]
    text: str


class LogEntry(msgspec.Struct, frozen=True):
    number: int
    seat: int
    events: list[Event]


class LessonView(msgspec.Struct, frozen=True):
    since: int
    """So many moves had been made when the person sat down."""
    asked: tuple[ActionView, ...]
    """What I am asked to do now, step by step; nothing: what I like."""


class Snapshot(msgspec.Struct, frozen=True):
    match: str
    game: str
    rules_version: int
    options: Mapping[str, Value]
    phase: Phase
    number: int
    seats: list[SeatView]
    teams: tuple[tuple[int, ...], ...]
    """The seats that win or lose together."""
    you: int | None
    to_act: tuple[int, ...]
    view: Any
    legal: list[ActionView]
    decision: int | None
    undo: bool
    final: list[int]
    """The ids of the legal actions that cannot be taken back."""
    hints: bool
    clock: Clock | None
    outcome: Outcome | None
    log: list[LogEntry]
    rematch: str | None
    locked: bool
    origin: Origin | None
    """The moment of another match from which this one goes on."""
    manners: Manners
    lesson: LessonView | None = None
    """In a first match with a guide."""
    rests: bool = False
    """Nobody plays any more: bots wait until one of the people takes a seat back."""


def snapshot_of(stored: StoredMatch, match: Match, you: int | None, since: int = 0) -> Snapshot:
    """What the seat `you` (None: a spectator) may know; the log begins after move `since`."""
    waiting = stored.waiting
    seat = None if waiting or you in match.bots else you
    return Snapshot(
        match=stored.id,
        game=stored.game,
        rules_version=stored.rules_version,
        options=stored.options,
        phase=phase_of(stored, match),
        number=match.number,
        seats=seat_views(stored, match),
        teams=match.spec.teams(match.players),
        you=you,
        to_act=() if waiting else match.to_act,
        view=None if waiting else match.state.view(you),
        legal=[] if seat is None else [action_view(action) for action in match.legal(seat)],
        decision=None if seat is None else match.decision(seat),
        undo=seat is not None and match.can_undo(seat),
        final=[] if seat is None else _final(match, seat),
        hints=stored.gives_hints,
        clock=stored.clock,
        outcome=match.outcome,
        log=[log_entry(move, you) for move in match.standing.told(match.moves[since:])],
        rematch=stored.rematch,
        locked=stored.locked,
        origin=stored.origin,
        manners=stored.manners,
    )


def past_snapshot(stored: StoredMatch, fold: Fold, viewer: Viewer, log: list[LogEntry]) -> Snapshot:
    """The match as it was: nothing can be done there, only seen."""
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


def phase_of(stored: StoredMatch, match: Match) -> Phase:
    if stored.cancelled:
        return "cancelled"
    if stored.waiting:
        return "waiting"
    return "over" if match.over else "playing"


def seat_views(stored: StoredMatch, match: Match) -> list[SeatView]:
    return [seat_view(seat, match.bots.get(seat.seat)) for seat in stored.seats]


def seat_view(seat: StoredSeat, stand_in: str | None) -> SeatView:
    return SeatView(
        seat.seat, seat.kind, seat.name, seat.bot, seat.host, stand_in, seat.confirmed, seat.run_by
    )


def action_view(action: Action) -> ActionView:
    return ActionView(action.id, action.verb, dict(action.fields), action.text)


def _final(match: Match, seat: int) -> list[int]:
    return [action.id for action in match.legal(seat) if match.is_final(seat, action)]


def log_entry(move: Move, viewer: Viewer) -> LogEntry:
    return LogEntry(move.number, move.seat, [each for each in move.events if _tells(each, viewer)])


def _tells(event: Event, viewer: Viewer) -> bool:
    return viewer is ALL or event.visible_to(viewer)
