"""A server to be measured, in a process of its own; run as a script it is that process."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from wolfden.server.process import raise_file_limit

START_SECONDS = 90.0


@dataclass(frozen=True)
class ServerProcess:
    pid: int
    address: str

    @classmethod
    @asynccontextmanager
    async def running(
        cls, kind: str, database: str, redis: str = "", workers: int = 1
    ) -> AsyncIterator[ServerProcess]:
        process = await asyncio.create_subprocess_exec(
            sys.executable, __file__, kind, database, redis, str(workers),
            stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert process.stdout is not None
        try:
            async with asyncio.timeout(START_SECONDS):
                while (line := await process.stdout.readline()) and not line.startswith(b"http"):
                    pass
            yield cls(process.pid, line.decode().strip())
        finally:
            process.kill()
            await process.wait()

    def processor_seconds(self) -> float:
        """Used so far, by all threads and all processes that it started."""
        ticks = sum(map(_ticks, _family(self.pid)))
        return ticks / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes that they hold."""
        pages = [
            int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in _family(self.pid)
        ]
        return sum(pages) * os.sysconf("SC_PAGE_SIZE")


def _family(pid: int) -> list[int]:
    listed = Path(f"/proc/{pid}/task").glob("*/children")
    children = [int(child) for children in listed for child in children.read_text().split()]
    return [pid, *(one for child in children for one in _family(child))]


def _ticks(pid: int) -> int:
    line = Path(f"/proc/{pid}/stat").read_text()
    user, system = line.rpartition(")")[2].split()[11:13]
    return int(user) + int(system)


def _tell(address: str) -> None:
    print(address, flush=True)


def serve_wolfden(
    database: str, redis: str, workers: int, listening: Callable[[str], None]
) -> None:
    from wolfden.server.run import serve
    from wolfden.server.settings import Rate, Settings

    plenty = Rate(burst=1_000_000, per_second=1_000_000)
    many = 1_000_000
    settings = Settings(
        port=0, database=database, create_rate=plenty, join_rate=plenty, request_rate=plenty,
        move_rate=plenty, tables_per_address=many, sockets_per_address=many,
        connections_per_address=many, redis=redis, workers=workers,
    )  # fmt: skip
    serve(settings, ready=listening)


def main() -> None:
    kind, database, redis, workers = sys.argv[1:]
    raise_file_limit()
    if kind == "wolfden":
        serve_wolfden(database, redis, int(workers), _tell)
    else:
        from load_bare import serve_bare

        serve_bare(database, _tell)


if __name__ == "__main__":
    main()
