"""The HTTP part of docs/protocol.md about people: bots that play for them, leaving, agreeing."""

from __future__ import annotations

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ..match.company import People
from .house import House
from .requests import Accepted, AnyRequest, token_of


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """That a bot plays for this absent person's seat; without a seat: that the match ends."""

    seat: int | None = None
    agree: bool = True


@get("/matches/{match:str}/people")
async def show_people(match: FromPath[str], house: NamedDependency[House]) -> People:
    return await house.company.people(match)


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


HANDLERS = [show_people, hand_over, take_back, leave_match, propose]
