"""The HTTP part of docs/protocol.md about being told while one is away."""

from __future__ import annotations

from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from .house import House
from .notices.book import NoticeChange, NoticeOffer, NoticeView, NoticeWish, ToldBy
from .requests import AnyRequest, limited, token_of
from .root import home_of

counted = limited(lambda house: house.tellings)


@get("/notices")
async def show_offer(house: NamedDependency[House]) -> NoticeOffer:
    return house.book.offer


@get("/matches/{match:str}/notices")
async def list_notices(
    request: AnyRequest, match: FromPath[str], house: NamedDependency[House]
) -> list[NoticeView]:
    return await house.book.list(match, token_of(request))


@post("/matches/{match:str}/notices", guards=[counted])
async def subscribe(
    request: AnyRequest,
    data: JSONBody[NoticeWish],
    match: FromPath[str],
    house: NamedDependency[House],
) -> NoticeView:
    return await house.book.subscribe(match, token_of(request), data, _site(request, house))


@put("/matches/{match:str}/notices/{notice:str}", guards=[counted])
async def change_notice(
    request: AnyRequest,
    data: JSONBody[NoticeChange],
    match: FromPath[str],
    notice: FromPath[str],
    house: NamedDependency[House],
) -> NoticeView:
    return await house.book.change(match, token_of(request), notice, data)


@delete("/matches/{match:str}/notices/{notice:str}")
async def remove_notice(
    request: AnyRequest,
    match: FromPath[str],
    notice: FromPath[str],
    house: NamedDependency[House],
) -> None:
    await house.book.remove(match, token_of(request), notice)


@post("/matches/{match:str}/notices/{notice:str}/test", status_code=204, guards=[counted])
async def try_notice(
    request: AnyRequest,
    match: FromPath[str],
    notice: FromPath[str],
    house: NamedDependency[House],
) -> None:
    await house.book.try_out(match, token_of(request), notice)


@post("/told/{key:str}/stop", status_code=200)
async def stop_telling(key: FromPath[str], house: NamedDependency[House]) -> ToldBy:
    return await house.book.stop(key)


@post("/told/{key:str}/confirm", status_code=200)
async def confirm_address(key: FromPath[str], house: NamedDependency[House]) -> ToldBy:
    return await house.book.confirm(key)


def _site(request: AnyRequest, house: House) -> str:
    """What links begin with: as the host says, or as this person came here."""
    origin = request.headers.get("origin", "")
    came = origin if "://" in origin else str(request.base_url)
    return home_of(house.settings.site or came, house.settings.root)


HANDLERS = [
    show_offer, list_notices, subscribe, change_notice, remove_notice, try_notice, stop_telling,
    confirm_address,
]  # fmt: skip
