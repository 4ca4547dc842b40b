"""The HTTP part of docs/protocol.md about programs that people bring: their tokens."""

from __future__ import annotations

from litestar import delete, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ..match.programs import ProgramWish
from ..match.setup import Ticket
from ..match.snapshot import Snapshot
from .house import House
from .requests import AnyRequest, limited, token_of


@post("/matches/{match:str}/programs", guards=[limited(lambda house: house.joins)])
async def admit_program(
    request: AnyRequest,
    data: JSONBody[ProgramWish],
    match: FromPath[str],
    house: NamedDependency[House],
) -> Ticket:
    return await house.programs.admit(match, token_of(request), data)


@delete("/matches/{match:str}/programs/{seat:int}", status_code=200)
async def revoke_program(
    request: AnyRequest, match: FromPath[str], seat: FromPath[int], house: NamedDependency[House]
) -> Snapshot:
    token = token_of(request)
    await house.programs.revoke(match, token, seat)
    house.bots.visit(match)
    return await house.service.snapshot(match, token)


HANDLERS = [admit_program, revoke_program]
