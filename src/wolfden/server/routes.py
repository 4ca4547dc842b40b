"""The HTTP part of docs/protocol.md."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from ..core.registry import spec_of
from ..match.lessons import Learner
from ..match.setup import SetUp, Ticket
from ..match.snapshot import Snapshot
from . import (
    finding_routes,
    game_files,
    list_routes,
    moment_routes,
    notice_routes,
    people_routes,
    program_routes,
    report_routes,
    seat_routes,
    talk_routes,
)
from .game_list import Game
from .hints import Hint
from .house import House
from .requests import Accepted, AnyRequest, client_of, limited, token_of


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    seat: int | None = None


class Fill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bot: str


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    decision: int
    action: str


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    decision: int


class Health(msgspec.Struct, frozen=True):
    status: str = "ok"


@get("/health")
async def health(house: NamedDependency[House]) -> Health:
    await house.pulse.check()
    return Health()


@get("/games")
async def list_games(house: NamedDependency[House]) -> list[Game]:
    return await house.game_list.all()


@get("/games/{game:str}/components")
async def show_components(
    game: FromPath[str], version: FromQuery[int | None] = None
) -> dict[str, Any]:
    """The figures of the box, as in the game's components.toml: boards print them.

    Those of now, or of the version of the rules that a match is played by.
    """
    return dict(spec_of(game, version).components)


@post("/matches", guards=[limited(lambda house: house.creations)])
async def create_match(
    request: AnyRequest, data: JSONBody[SetUp], house: NamedDependency[House]
) -> Ticket:
    client = client_of(request)
    await house.openings.check(client)
    ticket = await house.service.create(data)
    house.openings.note(client, ticket.match)
    for token in (ticket.token, *(each.token for each in ticket.others)):
        house.moderation.note(token, client)
    if data.manners.listed and ticket.seat is not None:
        house.whereabouts.visit(ticket.match, ticket.seat)
        house.open_tables.tell(ticket.match)
    return ticket


@post("/games/{game:str}/lesson", guards=[limited(lambda house: house.creations)])
async def learn_game(
    request: AnyRequest, data: JSONBody[Learner], game: FromPath[str], house: NamedDependency[House]
) -> Ticket:
    client = client_of(request)
    await house.openings.check(client)
    ticket = await house.service.learn(game, data.name)
    house.openings.note(client, ticket.match)
    return ticket


@get("/matches/{match:str}")
async def show_match(
    request: AnyRequest, match: FromPath[str], house: NamedDependency[House]
) -> Snapshot:
    token = token_of(request)
    await house.programs.come(match, token)
    snapshot = await house.service.snapshot(match, token)
    house.bots.visit(match)
    return snapshot


@post("/matches/{match:str}/join", guards=[limited(lambda house: house.joins)])
async def join_match(
    request: AnyRequest, data: JSONBody[Join], match: FromPath[str], house: NamedDependency[House]
) -> Ticket:
    ticket = await house.service.join(match, data.name, data.seat)
    house.moderation.note(ticket.token, client_of(request))
    house.bots.visit(match)
    return ticket


@post("/matches/{match:str}/fill", status_code=200)
async def fill_seats(
    request: AnyRequest, data: JSONBody[Fill], match: FromPath[str], house: NamedDependency[House]
) -> Snapshot:
    token = token_of(request)
    await house.service.fill(match, token, data.bot)
    snapshot = await house.service.snapshot(match, token)
    house.bots.visit(match)
    return snapshot


@post("/matches/{match:str}/moves", status_code=200, guards=[limited(lambda house: house.moves)])
async def make_move(
    request: AnyRequest,
    data: JSONBody[Answer],
    match: FromPath[str],
    house: NamedDependency[House],
) -> Accepted:
    with house.meters.moves.time():
        number = await house.service.submit(match, token_of(request), data.decision, data.action)
    house.bots.visit(match)
    return Accepted(number)


@post("/matches/{match:str}/hint", status_code=200, guards=[limited(lambda house: house.asks)])
async def ask_hint(
    request: AnyRequest, data: JSONBody[About], match: FromPath[str], house: NamedDependency[House]
) -> Hint:
    return await house.hints.ask(match, token_of(request), data.decision)


@post("/matches/{match:str}/rematch", guards=[limited(lambda house: house.joins)])
async def play_again(
    request: AnyRequest, match: FromPath[str], house: NamedDependency[House]
) -> Ticket:
    return await house.service.rematch(match, token_of(request))


@get("/matches/{match:str}/record", media_type=MediaType.TEXT)
async def show_record(match: FromPath[str], house: NamedDependency[House]) -> Response[str]:
    name = f"wolfden-{match[:8]}.txt"
    return Response(
        await house.service.record(match),
        media_type=MediaType.TEXT,
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


HANDLERS = [
    health, list_games, show_components, create_match, learn_game, show_match, join_match,
    fill_seats, make_move, ask_hint, play_again, show_record, *people_routes.HANDLERS,
    *list_routes.HANDLERS, *moment_routes.HANDLERS, *game_files.HANDLERS, *talk_routes.HANDLERS,
    *finding_routes.HANDLERS, *notice_routes.HANDLERS, *seat_routes.HANDLERS,
    *report_routes.HANDLERS, *program_routes.HANDLERS,
]  # fmt: skip
