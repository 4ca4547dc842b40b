"""For whoever runs the server: is it alive, is it ready, how is it doing."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Literal

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency

from .addresses import networks_of
from .errors import NotFound
from .house import House
from .meters import CONTENT_TYPE
from .requests import AnyRequest, client_of


class Alive(msgspec.Struct, frozen=True):
    status: Literal["ok"] = "ok"


class Readiness(msgspec.Struct, frozen=True):
    ready: bool
    parts: dict[str, bool]


@get("/health/live")
async def live() -> Alive:
    """The process answers; whoever restarts it otherwise asks here."""
    return Alive()


@get("/health/ready")
async def ready(house: NamedDependency[House]) -> Response[Readiness]:
    """Whether it can do its work; whoever sends people to it asks here."""
    parts = await house.standing.parts()
    whole = all(parts.values())
    return Response(Readiness(whole, parts), status_code=200 if whole else 503)


@get("/metrics")
async def metrics(request: AnyRequest, house: NamedDependency[House]) -> Response[bytes]:
    """For those who may see it; for all others it is not there."""
    if not _may_measure(client_of(request), house.settings.metrics_for):
        raise NotFound("nothing here")
    await house.standing.measure()
    return Response(house.meters.written(), media_type=CONTENT_TYPE)


def _may_measure(client: str, allowed: tuple[str, ...]) -> bool:
    try:
        address = ip_address(client.partition("/")[0])
    except ValueError:
        return False
    return any(address in network for network in networks_of(allowed))


HANDLERS = [live, ready, metrics]
