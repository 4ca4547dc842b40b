"""A Redis of the tests' own, in memory."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from .postgres import free_port

STARTED = 20.0


def program() -> Path | None:
    """Redis, or Valkey, which speaks the same language."""
    found = shutil.which("redis-server") or shutil.which("valkey-server")
    return Path(found) if found else None


@dataclass
class RedisServer:
    program: Path
    port: int = field(default_factory=free_port)

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        self._process = subprocess.Popen(
            [self.program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "",
             "--appendonly", "no", "--dir", "/tmp"],
            stdout=subprocess.DEVNULL,
        )  # fmt: skip
        until = time.monotonic() + STARTED
        while not self._answers():
            assert time.monotonic() < until, "Redis does not start"
            time.sleep(0.02)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def _answers(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
        except OSError:
            return False
        return True


@contextmanager
def running(program: Path) -> Iterator[RedisServer]:
    server = RedisServer(program)
    try:
        server.start()
        yield server
    finally:
        server.kill()
