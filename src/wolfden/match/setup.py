"""Setting a table: who sits where, under which options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

import msgspec

from ..core import Spec, Value
from ..core.registry import spec_of
from .clock_rules import Clock, check_clock
from .errors import BadSeats
from .keys import new_match_id, new_seed
from .manners import Manners
from .names import check_name
from .store import StoredMatch, StoredSeat


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


def first_table(setup: SetUp, token_hash: str, check_bot: Callable[[str], object]) -> StoredMatch:
    """A new match; the token opens the creator's own seat, if there is one."""
    spec = spec_of(setup.game)
    check_clock(setup.clock)
    players = spec.check_players(len(setup.seats))
    if sum(seat.kind == "me" for seat in setup.seats) > 1:
        raise BadSeats("only one seat can be the creator's own")
    return StoredMatch(
        id=new_match_id(),
        game=spec.id,
        rules_version=spec.rules_version,
        options=spec.check_options(players, setup.options),
        seed=new_seed(),
        seats=tuple(
            _seated(number, seat, token_hash, check_bot) for number, seat in enumerate(setup.seats)
        ),
        hints=setup.hints,
        clock=setup.clock,
        manners=setup.manners,
    )


def again(stored: StoredMatch, seat: int) -> StoredMatch:
    """The same table with a new deal, laid by whoever asks first; the other people may come."""
    spec = spec_of(stored.game)
    return msgspec.structs.replace(
        stored,
        id=new_match_id(),
        seed=new_seed(),
        rules_version=spec.rules_version,
        options=spec.check_options(len(stored.seats), _still_known(spec, stored.options)),
        seats=tuple(
            msgspec.structs.replace(
                each, host=each.seat == seat, confirmed=each.seat == seat or each.kind != "human"
            )
            for each in stored.seats
        ),
        rematch=None,
        started=None,
        locked=False,
        origin=None,
    )


def _still_known(spec: Spec, options: Mapping[str, Value]) -> dict[str, Value]:
    """Without those of earlier rules."""
    known = {option.name for option in spec.options}
    return {name: value for name, value in options.items() if name in known}


def _seated(
    number: int, seat: SeatSetUp, token_hash: str, check_bot: Callable[[str], object]
) -> StoredSeat:
    if seat.kind == "open":
        return StoredSeat(number, "open")
    if seat.kind == "me":
        name = check_name(seat.name or "")
        return StoredSeat(number, "human", name, host=True, token_hash=token_hash)
    if seat.bot is None:
        raise BadSeats("a bot's seat must say which bot")
    check_bot(seat.bot)
    return StoredSeat(number, "bot", check_name(seat.name) if seat.name else None, seat.bot)
