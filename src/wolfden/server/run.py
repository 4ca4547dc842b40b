"""Running the server in this process."""

from __future__ import annotations

import webbrowser
from collections.abc import Callable

import uvicorn

from ..match.recorded import name_of
from .app import create_app
from .process import prepare_process
from .settings import Settings

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
    host: str,
    port: int,
    database: str,
    open_browser: bool = False,
    ready: Callable[[str], None] | None = None,
    *,
    bot_workers: int = 2,
    record: str | None = None,
) -> None:
    """Serve until told to stop; `ready` is called with the address once it can be opened."""

    page = "" if record is None else f"/replay/{name_of(record)}"

    def listening(address: str) -> None:
        print(f"Wolfden is at {address}{page} (Ctrl+C ends it)", flush=True)
        if open_browser:
            webbrowser.open(address + page)
        if ready is not None:
            ready(address)

    settings = Settings(database=database, bot_workers=bot_workers, record=record)
    server = server_of(settings, host, port, listening)
    prepare_process()
    server.run()


def server_of(settings: Settings, host: str, port: int, listening: Callable[[str], None]) -> Server:
    config = uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        server_header=False,
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
