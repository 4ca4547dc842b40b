"""A PostgreSQL of the tests' own: in a folder that goes afterwards, as a user without rights."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

NEVER_AS_ROOT = "postgres"
"""The user whom Debian's package brings; PostgreSQL refuses to run as root."""
STARTED = 20.0
OPTIONS = ("fsync=off", "full_page_writes=off", "max_connections=200", "autovacuum=off")
"""A killed server loses nothing by these; a machine that loses power would."""
_numbers = count()


def programs() -> Path | None:
    """The newest PostgreSQL of this machine."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parent.name)
    beside = shutil.which("initdb")
    return found[-1] if found else Path(beside).parent if beside else None


def free_port() -> int:
    with socket.socket() as chosen:
        chosen.bind(("127.0.0.1", 0))
        return int(chosen.getsockname()[1])


@dataclass
class Postgres:
    bin: Path
    folder: Path
    port: int = field(default_factory=free_port)

    @property
    def _as_user(self) -> dict[str, Any]:
        return {"user": NEVER_AS_ROOT, "cwd": self.folder} if os.geteuid() == 0 else {}

    def initialise(self) -> None:
        if os.geteuid() == 0:
            shutil.chown(self.folder, NEVER_AS_ROOT)
        self._run(
            "initdb", "-D", "data", "-U", "wolfden", "--auth=trust", "--no-sync", "-E", "UTF8"
        )

    def start(self) -> None:
        options = [word for option in OPTIONS for word in ("-c", option)]
        self._process = subprocess.Popen(
            [self.bin / "postgres", "-D", self.folder / "data", "-p", str(self.port),
             "-k", self.folder, *options],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **self._as_user,
        )  # fmt: skip
        until = time.monotonic() + STARTED
        while not self._answers():
            assert time.monotonic() < until, "PostgreSQL does not start"
            time.sleep(0.05)

    def kill(self) -> None:
        """As a crash would: no goodbye to anyone. Its children notice that it has gone."""
        self._process.kill()
        self._process.wait()
        with suppress(FileNotFoundError):
            (self.folder / "data" / "postmaster.pid").unlink()
        time.sleep(0.2)

    def stop(self) -> None:
        """At once, whoever is still connected."""
        self._process.send_signal(signal.SIGINT)
        self._process.wait(STARTED)

    def new_database(self) -> str:
        """A schema of a user of its own, which is quicker made than a database."""
        name = f"test{next(_numbers)}"
        self.sql(f"CREATE ROLE {name} LOGIN; CREATE SCHEMA {name} AUTHORIZATION {name}")
        return f"postgresql://{name}@127.0.0.1:{self.port}/postgres"

    def sql(self, statement: str, user: str = "wolfden") -> str:
        return self._run("psql", *self._asking(user, statement))

    def session(self, user: str, statement: str) -> subprocess.Popen[bytes]:
        """Somebody else at the same database, who takes their time."""
        asked = [self.bin / "psql", *self._asking(user, statement)]
        quiet: Any = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        return subprocess.Popen(asked, **quiet, **self._as_user)

    def hang_up_on(self, user: str, query: str = "%") -> None:
        self.sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            f" WHERE usename = '{user}' AND query LIKE '{query}'"
        )

    def _asking(self, user: str, statement: str) -> list[str]:
        return ["-h", "127.0.0.1", "-p", str(self.port), "-U", user, "-d", "postgres",
                "-qAtc", statement]  # fmt: skip

    def _answers(self) -> bool:
        asked = [self.bin / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, check=False).returncode == 0

    def _run(self, program: str, *arguments: str) -> str:
        done = subprocess.run(
            [self.bin / program, *arguments], check=True, capture_output=True, text=True,
            **({"cwd": self.folder} | self._as_user),
        )  # fmt: skip
        return done.stdout


@contextmanager
def running(programs: Path) -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="wolfden-postgres-", dir=_quickest()))
    postgres = Postgres(programs, folder)
    try:
        postgres.initialise()
        postgres.start()
        yield postgres
        postgres.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _quickest() -> str | None:
    """Memory where there is plenty, else the usual place."""
    memory = "/dev/shm"
    plenty = Path(memory).is_dir() and shutil.disk_usage(memory).free > 1 << 30
    return memory if plenty else None
