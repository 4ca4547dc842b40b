"""A real server in a thread, on a port of its own."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from queue import Queue
from typing import Any

import pytest

from tests.postgres import Postgres
from tests.redis_server import RedisServer
from wolfden.server.run import server_of
from wolfden.server.settings import Rate, Settings

from .client import Client

PLENTY = Rate(burst=100_000, per_second=100_000)
START_SECONDS = 60.0
"""On a busy machine."""
Serve = Callable[..., AbstractContextManager[str]]


@contextmanager
def served(settings: Settings) -> Iterator[str]:
    addresses: Queue[str] = Queue()
    server = server_of(settings, addresses.put)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        yield addresses.get(timeout=START_SECONDS)
    finally:
        server.should_exit = True
        thread.join(20)
        assert not thread.is_alive()


def quick(database: Path | str, **changes: Any) -> Settings:
    free: dict[str, Any] = {
        "create_rate": PLENTY, "join_rate": PLENTY, "bot_pause": 0.0, "hint_seconds": 0.3,
    }  # fmt: skip
    return Settings(port=0, database=str(database), **(free | changes))


@pytest.fixture
def serve(tmp_path: Path) -> Serve:
    """Serve this test's own database; stopping and serving again is a restart."""
    return lambda **changes: served(quick(tmp_path / "wolfden.db", **changes))


@pytest.fixture(params=["sqlite", "postgresql", "postgresql and redis"])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, Any]:
    """What several processes share, as settings; whoever asks for it is tested on all kinds."""
    if request.param == "sqlite":
        return {"database": str(tmp_path / "wolfden.db")}
    postgres: Postgres = request.getfixturevalue("postgres")
    house = {"database": postgres.new_database()}
    if "redis" in request.param:
        redis: RedisServer = request.getfixturevalue("redis_server")
        house |= {"redis": redis.url, "redis_prefix": f"test{tmp_path.name}"}
    return house


@pytest.fixture
def serve_house(house: dict[str, Any]) -> Serve:
    """Serve this test's own house, as often as there are to be processes."""
    return lambda **changes: served(quick(**(house | changes)))


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all tests of a file."""
    with served(quick(tmp_path_factory.mktemp("server") / "wolfden.db")) as address:
        yield address


@pytest.fixture
def client(address: str) -> Iterator[Client]:
    with Client(address) as client:
        yield client
