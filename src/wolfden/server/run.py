"""Running the server, in this process or in several."""

from __future__ import annotations

import socket
import sys
import webbrowser
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import cast

import uvicorn
from msgspec.structs import replace

from ..match.recorded import name_of
from .app import create_app
from .gate import Application, Gate
from .logs import set_up_logs
from .meters import forget_process, shared_meters
from .process import prepare_process
from .root import BelowRoot
from .settings import Settings
from .starting import open_door, prepare_database
from .supervisor import Supervisor
from .wire import Wire, WiredConfig
from .worker import end_with_parent

GRACE_SECONDS = 5


class Server(uvicorn.Server):
    """Tells when it listens, and where: port 0 lets the system choose."""

    def __init__(self, config: uvicorn.Config, listening: Callable[[str], None]) -> None:
        super().__init__(config)
        self._listening = listening

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            self._listening(_address(host, port))


def serve(
    settings: Settings,
    open_browser: bool = False,
    ready: Callable[[str], None] | None = None,
) -> None:
    """Serve until told to stop; `ready` is called with the address once it can be opened."""
    page = settings.root + (f"/replay/{name_of(settings.record)}" if settings.record else "")

    def listening(address: str) -> None:
        print(f"Wolfden is at {address}{page} (Ctrl+C ends it)", flush=True)
        if open_browser:
            webbrowser.open(address + page)
        if ready is not None:
            ready(address)

    set_up_logs(settings.log_format, settings.log_level)
    door = open_door(settings)
    prepare_database(settings)
    if settings.workers == 1:
        prepare_process()
        server_of(settings, listening).run(sockets=[door])
    else:
        share = -(-settings.bot_workers // settings.workers)
        supervisor = Supervisor(
            replace(settings, bot_workers=share), _serve_at, door, forget_process
        )
        address = _address(*door.getsockname()[:2])
        with shared_meters():
            status = supervisor.run(lambda: listening(address))
        sys.exit(status)


def _serve_at(settings: Settings, door: socket.socket, ready: Connection) -> None:
    """In a process of its own, whose parent listens with it."""
    end_with_parent()
    set_up_logs(settings.log_format, settings.log_level)
    prepare_process()
    server_of(settings, lambda _: ready.send(True)).run(sockets=[door])


def server_of(settings: Settings, listening: Callable[[str], None]) -> Server:
    app = create_app(settings)
    gate = Gate(cast(Application, app), settings, app.state.house.moderation.admit)
    config = WiredConfig(
        BelowRoot(gate, settings.root),
        Wire(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws_max_size=settings.message_limit,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        ws_per_message_deflate=True,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    return Server(config, listening)


def _address(host: str, port: int) -> str:
    name = "127.0.0.1" if host == "0.0.0.0" else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}"
