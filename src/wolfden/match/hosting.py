"""What can be done with a table that still waits: by its host, and by whoever gives a seat up."""

from __future__ import annotations

from msgspec.structs import replace

from .errors import BadSeats, MatchStarted, NoOpenSeat, NotHost
from .manners import Strength
from .store import StoredMatch, StoredSeat
from .table import Table


def check_host(table: Table, token: str | None) -> None:
    if not table.stored.seats[table.own_seat(token)].host:
        raise NotHost("only the host may do that")


def check_starter(table: Table, token: str | None) -> None:
    """Where nobody is host, because strangers met there, everyone is asked alike."""
    seats = table.stored.seats
    if any(seat.host for seat in seats):
        check_host(table, token)
    else:
        table.own_seat(token)


def check_waiting(stored: StoredMatch) -> None:
    if not stored.waiting or stored.cancelled:
        raise MatchStarted("the table does not wait for players any more")


def remove(stored: StoredMatch, seat: int) -> StoredMatch:
    """The seat is open again; its token opens nothing any more."""
    taken = _seat(stored, seat)
    if taken.kind == "open" or taken.host:
        raise BadSeats("nobody can be removed from that seat")
    return _with(stored, StoredSeat(seat, "open"))


def swap(stored: StoredMatch, seat: int, other: int) -> StoredMatch:
    """Whoever sits on one of the two sits on the other."""
    one, two = _seat(stored, seat), _seat(stored, other)
    return _with(_with(stored, replace(one, seat=other)), replace(two, seat=seat))


def move(stored: StoredMatch, seat: int, to: int) -> StoredMatch:
    """Whoever sits there takes another seat that is open, and with it its colour."""
    if _seat(stored, to).kind != "open":
        raise NoOpenSeat("somebody sits there already")
    return swap(stored, seat, to)


def lock(stored: StoredMatch, locked: bool) -> StoredMatch:
    return replace(stored, locked=locked)


def cancel(stored: StoredMatch) -> StoredMatch:
    return replace(stored, cancelled=True)


def list_table(
    stored: StoredMatch, listed: bool, language: str | None, strength: Strength
) -> StoredMatch:
    """Whether strangers find it, and whom its people would like to meet."""
    manners = replace(stored.manners, listed=listed, language=language, strength=strength)
    return replace(stored, manners=manners)


def leave(stored: StoredMatch, seat: int) -> StoredMatch:
    """Without its host a table waits for nobody, nor does one that the last stranger leaves."""
    if stored.seats[seat].host or (stored.manners.listed and stored.people == (seat,)):
        return cancel(stored)
    return remove(stored, seat)


def _seat(stored: StoredMatch, seat: int) -> StoredSeat:
    if not 0 <= seat < len(stored.seats):
        raise BadSeats("there is no such seat")
    return stored.seats[seat]


def _with(stored: StoredMatch, changed: StoredSeat) -> StoredMatch:
    seats = tuple(changed if seat.seat == changed.seat else seat for seat in stored.seats)
    return replace(stored, seats=seats)
