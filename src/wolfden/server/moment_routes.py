"""The HTTP part of docs/protocol.md about seeing matches and records again."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta

from ..match.branching import Branch
from ..match.moments import Moments
from ..match.setup import Ticket
from ..match.snapshot import Snapshot
from ..texts import DEFAULT
from .house import House
from .requests import AnyRequest, limited, token_of
from .settings import RECORD_LIMIT

Wanted = Annotated[str | None, QueryParameter(name="as")]
Language = FromQuery[Literal["en", "fr", "de"]]
LOOKING = [limited(lambda house: house.looks)]
CREATING = [limited(lambda house: house.creations)]
READING = [limited(lambda house: house.records)]


class RecordText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    record: Annotated[str, Meta(max_length=RECORD_LIMIT)]


@get("/matches/{match:str}/moments", guards=LOOKING)
async def show_moments(
    request: AnyRequest,
    match: FromPath[str],
    house: NamedDependency[House],
    wanted: Wanted = None,
) -> Moments:
    replay = await house.replays.of_match(match, token_of(request))
    return await house.replays.moments(replay, wanted)


@get("/matches/{match:str}/moments/{number:int}", guards=LOOKING)
async def show_moment(
    request: AnyRequest,
    match: FromPath[str],
    number: FromPath[int],
    house: NamedDependency[House],
    wanted: Wanted = None,
) -> Snapshot:
    replay = await house.replays.of_match(match, token_of(request))
    return await house.replays.moment(replay, number, wanted)


@post("/matches/{match:str}/branch", guards=CREATING)
async def branch_match(
    request: AnyRequest, data: JSONBody[Branch], match: FromPath[str], house: NamedDependency[House]
) -> Ticket:
    replay = await house.replays.of_match(match, token_of(request))
    return await house.replays.branch(replay, data)


@get("/matches/{match:str}/scores", guards=LOOKING, media_type=MediaType.TEXT)
async def show_scores(
    request: AnyRequest,
    match: FromPath[str],
    house: NamedDependency[House],
    lang: Language = DEFAULT,
) -> Response[str]:
    replay = await house.replays.of_match(match, token_of(request))
    return _sheet(match, await house.replays.scores(replay, lang))


@get("/records/{record:str}/scores", guards=LOOKING, media_type=MediaType.TEXT)
async def show_record_scores(
    record: FromPath[str], house: NamedDependency[House], lang: Language = DEFAULT
) -> Response[str]:
    replay = house.replays.of_record(record)
    return _sheet(record, await house.replays.scores(replay, lang))


def _sheet(name: str, text: str) -> Response[str]:
    return Response(
        text,
        media_type="text/csv; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="wolfden-{name[:8]}.csv"'},
    )


@post("/records", status_code=200, guards=READING, request_max_body_size=2 * RECORD_LIMIT)
async def open_record(
    data: JSONBody[RecordText], house: NamedDependency[House], wanted: Wanted = None
) -> Moments:
    return await house.replays.moments(await house.replays.read_record(data.record), wanted)


@get("/records/{record:str}/moments", guards=LOOKING)
async def show_record_moments(
    record: FromPath[str], house: NamedDependency[House], wanted: Wanted = None
) -> Moments:
    return await house.replays.moments(house.replays.of_record(record), wanted)


@get("/records/{record:str}/moments/{number:int}", guards=LOOKING)
async def show_record_moment(
    record: FromPath[str],
    number: FromPath[int],
    house: NamedDependency[House],
    wanted: Wanted = None,
) -> Snapshot:
    return await house.replays.moment(house.replays.of_record(record), number, wanted)


@post("/records/{record:str}/branch", guards=CREATING)
async def branch_record(
    data: JSONBody[Branch], record: FromPath[str], house: NamedDependency[House]
) -> Ticket:
    return await house.replays.branch(house.replays.of_record(record), data)


HANDLERS = [
    show_moments, show_moment, branch_match, open_record, show_record_moments, show_record_moment,
    branch_record, show_scores, show_record_scores,
]  # fmt: skip
