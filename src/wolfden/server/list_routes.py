"""The HTTP part of docs/protocol.md about the tables that somebody holds a seat at."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from ..match.summary import Summary
from .house import House
from .requests import AnyRequest, token_of

AT_ONCE = 50


class Held(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    match: Annotated[str, Meta(max_length=64)]
    token: Annotated[str, Meta(max_length=128)]


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tables: Annotated[list[Held], Meta(max_length=AT_ONCE)]


@post("/tables", status_code=200)
async def list_tables(
    data: JSONBody[Wanted], house: NamedDependency[House]
) -> list[Summary | None]:
    return await house.service.summaries([(held.match, held.token) for held in data.tables])


@delete("/matches/{match:str}")
async def delete_match(
    request: AnyRequest, match: FromPath[str], house: NamedDependency[House]
) -> None:
    await house.service.delete(match, token_of(request))


HANDLERS = [list_tables, delete_match]
