"""Setting a table: who sits where, under which options."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal

import msgspec

from ..core import Spec, Value
from ..core.lesson import GUIDE
from ..core.registry import spec_of
from .choosing import by_chance
from .clock_rules import Clock, check_clock
from .errors import BadSeats
from .keys import new_match_id, new_seed
from .manners import Manners
from .names import check_name, check_unlike
from .store import StoredMatch, StoredSeat

AFTER_LESSON: Final = "pup"
"""The bots of whoever plays again after a first match with a guide."""


class SeatSetUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["me", "open", "bot"]
    name: str | None = None
    bot: str | None = None


class SetUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: list[SeatSetUp]
    options: Mapping[str, Value] = {}
    hints: bool | None = None
    clock: Clock | None = None
    manners: Manners = Manners()


class Ticket(msgspec.Struct, frozen=True):
    """A seat at a match, and the token that opens it."""

    match: str
    seat: int | None
    token: str | None
    others: tuple[Ticket, ...] = ()
    """Those of the people beside the creator, on the same device."""


def first_table(
    setup: SetUp, token_hashes: Sequence[str], check_bot: Callable[[str], object]
) -> StoredMatch:
    """A new match; the tokens open the seats of the creator and the people beside them."""
    spec = spec_of(setup.game)
    check_clock(setup.clock)
    players = spec.check_players(len(setup.seats))
    return StoredMatch(
        id=new_match_id(),
        game=spec.id,
        rules_version=spec.rules_version,
        options=spec.check_options(players, {**by_chance(spec), **setup.options}),
        seed=new_seed(),
        seats=_seats(setup.seats, token_hashes, check_bot),
        hints=setup.hints,
        clock=setup.clock,
        manners=setup.manners,
    )


def without_host(stored: StoredMatch) -> StoredMatch:
    """Whoever came first to a table for strangers has no more to say than the others."""
    seats = tuple(msgspec.structs.replace(seat, host=False) for seat in stored.seats)
    return msgspec.structs.replace(stored, seats=seats)


def again(stored: StoredMatch, seat: int) -> StoredMatch:
    """The same table with a new deal, laid by whoever asks first; the other people may come."""
    spec = spec_of(stored.game)
    return msgspec.structs.replace(
        stored,
        id=new_match_id(),
        seed=new_seed(),
        rules_version=spec.rules_version,
        options=spec.check_options(len(stored.seats), _still_known(spec, stored.options)),
        seats=tuple(_seat_again(each, seat) for each in stored.seats),
        rematch=None,
        started=None,
        locked=False,
        origin=None,
        manners=msgspec.structs.replace(stored.manners, listed=False),
    )


def _seat_again(each: StoredSeat, host: int) -> StoredSeat:
    """A program that was sent away has left its seat; any other may come with the same token."""
    if each.kind == "program" and each.program_hash is None:
        return StoredSeat(each.seat, "open")
    return msgspec.structs.replace(
        each,
        bot=AFTER_LESSON if each.bot == GUIDE else each.bot,
        host=each.seat == host,
        confirmed=each.seat == host or each.kind == "bot",
    )


def _still_known(spec: Spec, options: Mapping[str, Value]) -> dict[str, Value]:
    """Without those of earlier rules."""
    known = {option.name for option in spec.options}
    return {name: value for name, value in options.items() if name in known}


def _seats(
    wanted: Sequence[SeatSetUp], token_hashes: Sequence[str], check_bot: Callable[[str], object]
) -> tuple[StoredSeat, ...]:
    """The first of those on the creator's device is the host."""
    hashes = iter(token_hashes)
    seats: list[StoredSeat] = []
    for number, seat in enumerate(wanted):
        if seat.kind == "me":
            name = check_name(seat.name or "")
            check_unlike(name, (other for other in seats if other.kind == "human"))
            host = not any(other.host for other in seats)
            seats.append(StoredSeat(number, "human", name, host=host, token_hash=next(hashes)))
        else:
            seats.append(_not_mine(number, seat, check_bot))
    return tuple(seats)


def _not_mine(number: int, seat: SeatSetUp, check_bot: Callable[[str], object]) -> StoredSeat:
    if seat.kind == "open":
        return StoredSeat(number, "open")
    if seat.bot is None:
        raise BadSeats("a bot's seat must say which bot")
    check_bot(seat.bot)
    return StoredSeat(number, "bot", check_name(seat.name) if seat.name else None, seat.bot)
