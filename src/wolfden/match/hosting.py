"""What can be done with a table that still waits: by its host, and by whoever gives a seat up."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from ..core.registry import spec_of
from .choosing import carried, common
from .clock_rules import check_clock
from .errors import BadSeats, MatchStarted, NoOpenSeat, NotHost, NotYourSeat, TableChanged
from .keys import fits
from .manners import Strength
from .store import StoredMatch, StoredSeat
from .table import Table
from .terms import Terms, terms_of


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


def check_nobodys(table: Table, token: str | None, place: int) -> None:
    """Whoever may start a table may choose for a place at which nobody can sit."""
    if place < len(table.stored.seats):
        raise NotYourSeat("everyone chooses for their own seat")
    check_starter(table, token)


def check_waiting(stored: StoredMatch) -> None:
    if not stored.waiting or stored.cancelled:
        raise MatchStarted("the table does not wait for players any more")


def remove(stored: StoredMatch, seat: int) -> StoredMatch:
    """The seat is open again; its token opens nothing any more."""
    taken = _seat(stored, seat)
    if taken.kind == "open" or taken.host:
        raise BadSeats("nobody can be removed from that seat")
    return carried(stored, _with(stored, StoredSeat(seat, "open")))


def swap(stored: StoredMatch, seat: int, other: int) -> StoredMatch:
    """Whoever sits on one of the two sits on the other."""
    one, two = _seat(stored, seat), _seat(stored, other)
    swapped = _with(_with(stored, replace(one, seat=other)), replace(two, seat=seat))
    return carried(stored, swapped)


def move(stored: StoredMatch, seat: int, to: int) -> StoredMatch:
    """Whoever sits there takes another seat that is open."""
    if _seat(stored, to).kind != "open":
        raise NoOpenSeat("somebody sits there already")
    return swap(stored, seat, to)


def lock(stored: StoredMatch, locked: bool) -> StoredMatch:
    return replace(stored, locked=locked)


def cancel(stored: StoredMatch) -> StoredMatch:
    return replace(stored, cancelled=True)


def change(stored: StoredMatch, terms: Terms) -> StoredMatch:
    """The table is set otherwise; whoever else sits there must agree with it anew."""
    check_clock(terms.clock)
    spec = spec_of(stored.game, stored.rules_version)
    players = spec.check_players(terms.players)
    changed = replace(
        stored,
        seats=_resized(stored, players),
        options=spec.check_options(players, common(stored, terms.options)),
        hints=terms.hints,
        clock=terms.clock,
        manners=terms.manners,
    )
    changed = carried(stored, changed)
    if terms_of(changed) == terms_of(stored):
        return stored
    seats = tuple(replace(seat, confirmed=_agrees(seat)) for seat in changed.seats)
    return replace(changed, seats=seats)


def _agrees(seat: StoredSeat) -> bool:
    """With whatever the host changes; a program does as soon as it has come."""
    return seat.confirmed if seat.kind == "program" else seat.host or seat.kind != "human"


def confirm(stored: StoredMatch, seat: int, terms: Terms) -> StoredMatch:
    """Whoever sits there agrees with these terms, if they still are the table's."""
    if terms_of(stored) != replace(terms, options=common(stored, terms.options)):
        raise TableChanged("the table has been set otherwise in the meantime")
    return _with(stored, replace(stored.seats[seat], confirmed=True))


def arrive(stored: StoredMatch, seat: StoredSeat | None, token_hash: str) -> StoredMatch:
    """A person comes to the rematch."""
    if seat is None:
        return stored
    return _with(stored, replace(seat, confirmed=True, token_hash=token_hash))


def awaits(table: Table, token: str) -> bool:
    """Whether a rematch waits for whoever has this token."""
    waits = table.stored.waiting and not table.stored.cancelled
    return waits and any(
        not seat.confirmed and fits(token, seat.token_hash) for seat in table.stored.seats
    )


def give_to_bots(stored: StoredMatch, seats: Collection[int], bot: str) -> StoredMatch:
    """Bots play for those who have not come."""
    if not seats:
        raise NoOpenSeat("nobody is missing")
    given = stored
    for seat in seats:
        given = _with(given, StoredSeat(seat, "bot", bot=bot))
    return carried(stored, given)


def _resized(stored: StoredMatch, players: int) -> tuple[StoredSeat, ...]:
    """More seats are open; of fewer, the last open ones go first, then bots', then programs'."""
    seats = list(stored.seats)
    for kind in ("open", "bot", "program"):
        for seat in reversed([seat for seat in seats if seat.kind == kind]):
            if len(seats) > players:
                seats.remove(seat)
    if len(seats) > players:
        raise BadSeats("more people sit there already")
    seats += [StoredSeat(0, "open")] * (players - len(seats))
    return tuple(replace(seat, seat=number) for number, seat in enumerate(seats))


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
