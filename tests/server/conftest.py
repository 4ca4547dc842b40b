"""A real server in a thread, on a port of its own."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from queue import Queue
from typing import Any

import pytest

from wolfden.server.run import server_of
from wolfden.server.settings import Rate, Settings

from .client import Client

PLENTY = Rate(burst=100_000, per_second=100_000)
Serve = Callable[..., AbstractContextManager[str]]


@contextmanager
def served(settings: Settings) -> Iterator[str]:
    addresses: Queue[str] = Queue()
    server = server_of(settings, "127.0.0.1", 0, addresses.put)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        yield addresses.get(timeout=20)
    finally:
        server.should_exit = True
        thread.join(20)
        assert not thread.is_alive()


def quick(database: Path | str, **changes: Any) -> Settings:
    free: dict[str, Any] = {
        "create_rate": PLENTY, "join_rate": PLENTY, "bot_pause": 0.0, "hint_seconds": 0.3,
    }  # fmt: skip
    return Settings(database=str(database), **(free | changes))


@pytest.fixture
def serve(tmp_path: Path) -> Serve:
    """Serve this test's own database; stopping and serving again is a restart."""
    return lambda **changes: served(quick(tmp_path / "wolfden.db", **changes))


@pytest.fixture
def serve_both(database: str) -> Serve:
    """The same on either kind of database."""
    return lambda **changes: served(quick(database, **changes))


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all tests of a file."""
    with served(quick(tmp_path_factory.mktemp("server") / "wolfden.db")) as address:
        yield address


@pytest.fixture
def client(address: str) -> Iterator[Client]:
    with Client(address) as client:
        yield client
