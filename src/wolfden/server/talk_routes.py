"""The HTTP part of docs/protocol.md about talking."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from ..match.remark import Kind, Remark
from ..match.talk import Talk
from .house import House
from .requests import AnyRequest, client_of, limited, token_of


class Saying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a phrase, a reaction or a sign; or own words."""

    kind: Kind
    body: Annotated[str, Meta(max_length=2000)]


@get("/matches/{match:str}/talk", guards=[limited(lambda house: house.looks)])
async def show_talk(
    request: AnyRequest,
    match: FromPath[str],
    house: NamedDependency[House],
    since: FromQuery[int] = 0,
) -> Talk:
    return await house.conversations.talk(match, token_of(request), since)


@post("/matches/{match:str}/talk")
async def say(
    request: AnyRequest,
    data: JSONBody[Saying],
    match: FromPath[str],
    house: NamedDependency[House],
) -> Remark:
    client, token = client_of(request), token_of(request)
    return await house.talking.say(client, match, token, data.kind, data.body)


HANDLERS = [show_talk, say]
