"""The HTTP part of docs/protocol.md about how a waiting table is set, and about one's own seat on
another device."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from ..match import hosting
from ..match.claims import ClaimCode
from ..match.setup import Ticket
from ..match.snapshot import Snapshot
from ..match.terms import Terms
from .house import House
from .requests import AnyRequest, limited, token_of


class Absent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The level of the bots that play for those who have not come."""

    bot: str


class Chosen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word of an option that is chosen by seat; without a place, for one's own."""

    option: str
    word: str
    place: int | None = None


class Code(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=32)]


@post("/matches/{match:str}/options", status_code=200)
async def change_options(
    request: AnyRequest, data: JSONBody[Terms], match: FromPath[str], house: NamedDependency[House]
) -> Snapshot:
    token = token_of(request)
    await house.company.host(match, token, lambda table: hosting.change(table, data))
    return await house.service.snapshot(match, token)


@post("/matches/{match:str}/confirm", status_code=200)
async def confirm_options(
    request: AnyRequest, data: JSONBody[Terms], match: FromPath[str], house: NamedDependency[House]
) -> Snapshot:
    token = token_of(request)
    await house.company.confirm(match, token, data)
    house.bots.visit(match)
    return await house.service.snapshot(match, token)


@post("/matches/{match:str}/choose", status_code=200)
async def choose_word(
    request: AnyRequest, data: JSONBody[Chosen], match: FromPath[str], house: NamedDependency[House]
) -> Snapshot:
    token = token_of(request)
    await house.company.choose(match, token, data.option, data.word, data.place)
    return await house.service.snapshot(match, token)


@post("/matches/{match:str}/absent", status_code=200)
async def give_to_bots(
    request: AnyRequest, data: JSONBody[Absent], match: FromPath[str], house: NamedDependency[House]
) -> Snapshot:
    token = token_of(request)
    await house.company.give_to_bots(match, token, data.bot)
    house.bots.visit(match)
    return await house.service.snapshot(match, token)


@post("/matches/{match:str}/claim-code", guards=[limited(lambda house: house.claimings)])
async def offer_claim(
    request: AnyRequest, match: FromPath[str], house: NamedDependency[House]
) -> ClaimCode:
    return await house.claims.offer(match, token_of(request))


@post("/matches/{match:str}/claim", guards=[limited(lambda house: house.claimings)])
async def claim_seat(
    data: JSONBody[Code], match: FromPath[str], house: NamedDependency[House]
) -> Ticket:
    await house.claimings.spend(f"match {match[:32]}")
    return await house.claims.claim(match, data.code)


HANDLERS = [
    change_options, confirm_options, choose_word, give_to_bots, offer_claim, claim_seat,
]  # fmt: skip
