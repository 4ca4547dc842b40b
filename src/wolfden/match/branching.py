"""Playing on from a moment of another match: its log up to there, one person and bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import msgspec
from msgspec import Meta

from ..core.entries import BRANCH
from ..core.fold import Entry
from .errors import BadSeats, MatchNotOver, MatchOver, NoSuchMoment
from .keys import new_match_id
from .moments import Subject
from .names import check_name
from .store import Origin, StoredMatch, StoredSeat
from .timeline import Timeline


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From this moment on I play this seat, and bots of this level all others."""

    number: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0)]
    name: str
    bot: str


def branch_off(
    subject: Subject,
    timeline: Timeline,
    wish: Branch,
    token_hash: str,
    check_bot: Callable[[str], object],
) -> tuple[StoredMatch, list[Entry]]:
    """A new match, and the log that it begins with: a moment's, and that it was left there."""
    if wish.seat >= len(subject.stored.seats):
        raise BadSeats("there is no such seat")
    if wish.seat not in subject.playable:
        raise MatchNotOver("others may still be playing there")
    if wish.number > timeline.number:
        raise NoSuchMoment(f"there are moments 0 to {timeline.number}", last=timeline.number)
    if not timeline.look(wish.number, lambda fold: fold.to_act):
        raise MatchOver("nothing is left to decide there")
    check_bot(wish.bot)
    me = StoredSeat(wish.seat, "human", check_name(wish.name), host=True, token_hash=token_hash)
    seats = tuple(
        me if seat.seat == wish.seat else StoredSeat(seat.seat, "bot", bot=wish.bot)
        for seat in subject.stored.seats
    )
    origin = Origin(None if subject.recorded else subject.stored.id, wish.number)
    stored = msgspec.structs.replace(
        subject.stored,
        id=new_match_id(), seats=seats, origin=origin,
        rematch=None, hints=None, clock=None, started=None, locked=False, cancelled=False,
    )  # fmt: skip
    entries = [move.entry for move in timeline.moves[: wish.number]]
    return stored, [*entries, Entry(wish.number + 1, wish.seat, BRANCH.text)]
