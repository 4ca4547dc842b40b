"""The HTTP part of docs/protocol.md about people: bots that play for them, leaving, agreeing."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ..match import hosting
from ..match.company import People
from ..match.snapshot import Snapshot
from ..match.store import StoredMatch
from .house import House
from .requests import Accepted, AnyRequest, token_of

Change = Callable[[StoredMatch], StoredMatch]


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """That a bot plays for this absent person's seat; without a seat: that the match ends."""

    seat: int | None = None
    agree: bool = True


@get("/matches/{match:str}/people")
async def show_people(
    request: AnyRequest, match: FromPath[str], house: NamedDependency[House]
) -> People:
    return await house.company.people(match, token_of(request))


@post("/matches/{match:str}/bot", status_code=200)
async def hand_over(
    request: AnyRequest, match: FromPath[str], house: NamedDependency[House]
) -> Accepted:
    number = await house.company.hand_over(match, token_of(request))
    house.bots.visit(match)
    return Accepted(number)


@post("/matches/{match:str}/back", status_code=200)
async def take_back(
    request: AnyRequest, match: FromPath[str], house: NamedDependency[House]
) -> Accepted:
    return Accepted(await house.company.take_back(match, token_of(request)))


@post("/matches/{match:str}/leave", status_code=200)
async def leave_match(
    request: AnyRequest, match: FromPath[str], house: NamedDependency[House]
) -> Accepted:
    return Accepted(await house.company.leave(match, token_of(request)))


@post("/matches/{match:str}/proposals", status_code=200)
async def propose(
    request: AnyRequest, data: JSONBody[Wish], match: FromPath[str], house: NamedDependency[House]
) -> People:
    people = await house.company.propose(match, token_of(request), data.seat, data.agree)
    house.bots.visit(match)
    return people


class Resignation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    agree: bool = True


@post("/matches/{match:str}/resign", status_code=200)
async def resign(
    request: AnyRequest,
    data: JSONBody[Resignation],
    match: FromPath[str],
    house: NamedDependency[House],
) -> People:
    return await house.company.resign(match, token_of(request), data.agree)


class Removal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int


class Swap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    other: int


class Lock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    locked: bool


async def _hosted(request: AnyRequest, match: str, house: House, change: Change) -> Snapshot:
    token = token_of(request)
    await house.company.host(match, token, change)
    return await house.service.snapshot(match, token)


@post("/matches/{match:str}/remove", status_code=200)
async def remove_person(
    request: AnyRequest,
    data: JSONBody[Removal],
    match: FromPath[str],
    house: NamedDependency[House],
) -> Snapshot:
    return await _hosted(request, match, house, lambda table: hosting.remove(table, data.seat))


@post("/matches/{match:str}/move", status_code=200)
async def move_seat(
    request: AnyRequest, data: JSONBody[Place], match: FromPath[str], house: NamedDependency[House]
) -> Snapshot:
    token = token_of(request)
    await house.company.move(match, token, data.seat)
    return await house.service.snapshot(match, token)


@post("/matches/{match:str}/swap", status_code=200)
async def swap_seats(
    request: AnyRequest, data: JSONBody[Swap], match: FromPath[str], house: NamedDependency[House]
) -> Snapshot:
    return await _hosted(
        request, match, house, lambda table: hosting.swap(table, data.seat, data.other)
    )


@post("/matches/{match:str}/lock", status_code=200)
async def lock_table(
    request: AnyRequest, data: JSONBody[Lock], match: FromPath[str], house: NamedDependency[House]
) -> Snapshot:
    return await _hosted(request, match, house, lambda table: hosting.lock(table, data.locked))


@post("/matches/{match:str}/cancel", status_code=200)
async def cancel_match(
    request: AnyRequest, match: FromPath[str], house: NamedDependency[House]
) -> Snapshot:
    return await _hosted(request, match, house, hosting.cancel)


HANDLERS = [
    show_people, hand_over, take_back, leave_match, propose, resign, remove_person, move_seat,
    swap_seats, lock_table, cancel_match,
]  # fmt: skip
