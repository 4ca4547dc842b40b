"""The HTTP part of docs/protocol.md about reporting somebody to whoever runs the house."""

from __future__ import annotations

from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ..match.moderation import ReportWish
from .house import House
from .requests import AnyRequest, limited, token_of


@post(
    "/matches/{match:str}/reports",
    status_code=204,
    guards=[limited(lambda house: house.reports)],
)
async def report(
    request: AnyRequest,
    data: JSONBody[ReportWish],
    match: FromPath[str],
    house: NamedDependency[House],
) -> None:
    await house.reporting.report(match, token_of(request), data)


HANDLERS = [report]
