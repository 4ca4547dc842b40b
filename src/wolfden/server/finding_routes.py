"""The part of docs/protocol.md about finding each other: the list of open tables, and a seat."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Annotated, Final

import msgspec
from litestar import MediaType, Response, get, post, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from ..match import hosting
from ..match.errors import StorageFailed
from ..match.finding import Language, OpenTable, Search
from ..match.manners import Strength
from ..match.moderation import Banned
from ..match.setup import Ticket
from ..match.snapshot import Snapshot
from .errors import STATUSES
from .house import House
from .limits import Bucket, TooManyPlaces, TooManyRequests
from .open_tables import LIST
from .requests import AnyRequest, AnySocket, client_of, limited, token_of

log = logging.getLogger(__name__)

PAUSE: Final = 0.5
"""Seconds between two lists: what happens in a hurry is told at once."""
LOOK: Final = 15.0
"""Seconds after which the list is looked at though no bell rang."""
PONG: Final = '{"type":"pong"}'


class Listing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether strangers find the table, and whom its people would like to meet."""

    listed: bool
    language: Language | None = None
    strength: Strength = "any"


@get(
    "/tables/open",
    media_type=MediaType.JSON,
    guards=[limited(lambda house: house.looks)],
    responses={200: ResponseSpec(list[OpenTable], generate_examples=False)},
)
async def list_open_tables(
    request: AnyRequest,
    house: NamedDependency[House],
    game: FromQuery[Annotated[str, Meta(max_length=40)] | None] = None,
    language: FromQuery[Language | None] = None,
) -> Response[bytes]:
    page = await house.open_tables.page(game, language)
    headers = {"ETag": page.tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(page.body, media_type=MediaType.JSON, headers=headers)


@post("/tables/find", guards=[limited(lambda house: house.joins)])
async def find_table(
    request: AnyRequest, data: JSONBody[Search], house: NamedDependency[House]
) -> Ticket:
    client = client_of(request)
    await house.openings.check(client)
    ticket, laid = await house.finder.find(data)
    house.moderation.note(ticket.token, client)
    if ticket.seat is not None:
        house.whereabouts.visit(ticket.match, ticket.seat)
    if laid:
        house.openings.note(client, ticket.match)
        house.open_tables.tell(ticket.match)
    house.bots.visit(ticket.match)
    return ticket


@post("/matches/{match:str}/listing", status_code=200)
async def list_match(
    request: AnyRequest,
    data: JSONBody[Listing],
    match: FromPath[str],
    house: NamedDependency[House],
) -> Snapshot:
    token = token_of(request)
    await house.company.host(
        match,
        token,
        lambda table: hosting.list_table(table, data.listed, data.language, data.strength),
    )
    house.open_tables.tell(match)
    return await house.service.snapshot(match, token)


@websocket("/api/tables/open/socket")
async def open_tables_socket(socket: AnySocket, house: NamedDependency[House]) -> None:
    """The list, and the list again whenever it is another one."""
    with suppress(WebSocketDisconnect, OSError, RuntimeError):
        await socket.accept()
        try:
            house.moderation.admit(client_of(socket))
            with (
                house.guests.taken(client_of(socket)),
                house.watchers.watching(LIST) as bell,
            ):
                await _converse(socket, house, bell)
        except (Banned, TooManyPlaces, TooManyRequests) as refusal:
            await socket.close(4000 + STATUSES[refusal.code])


async def _converse(socket: AnySocket, house: House, bell: asyncio.Event) -> None:
    """Tell and listen until one of the two ends."""
    telling = asyncio.create_task(_tell(socket, house, bell))
    try:
        await _listen(socket, Bucket(house.settings.message_rate))
    finally:
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)


async def _tell(socket: AnySocket, house: House, bell: asyncio.Event) -> None:
    told = ""
    while True:
        bell.clear()
        try:
            house.moderation.admit(client_of(socket))
        except Banned as refusal:
            return await socket.close(4000 + STATUSES[refusal.code])
        with suppress(StorageFailed):
            page = await house.open_tables.page()
            if page.tag != told:
                await socket.send_text(f'{{"type":"open-tables","tables":{page.body.decode()}}}')
                told = page.tag
        await asyncio.sleep(PAUSE)
        with suppress(TimeoutError):
            await asyncio.wait_for(bell.wait(), LOOK)


async def _listen(socket: AnySocket, bucket: Bucket) -> None:
    """A client says nothing but that it is still there."""
    while (await socket.receive())["type"] == "websocket.receive":
        bucket.take()
        await socket.send_text(PONG)


HANDLERS = [list_open_tables, find_table, list_match]
