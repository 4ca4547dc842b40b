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

START_SECONDS = 30.0


@dataclass(frozen=True)
class ServerProcess:
    pid: int
    address: str

    @classmethod
    @asynccontextmanager
    async def running(cls, kind: str, database: Path) -> AsyncIterator[ServerProcess]:
        process = await asyncio.create_subprocess_exec(
            sys.executable, __file__, kind, str(database), stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        try:
            async with asyncio.timeout(START_SECONDS):
                address = (await process.stdout.readline()).decode().strip()
            yield cls(process.pid, address)
        finally:
            process.kill()
            await process.wait()

    def processor_seconds(self) -> float:
        """Used so far, by all threads."""
        line = Path(f"/proc/{self.pid}/stat").read_text()
        user, system = line.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def _tell(address: str) -> None:
    print(address, flush=True)


def serve_wolfden(database: str, listening: Callable[[str], None]) -> None:
    from wolfden.server.process import prepare_process
    from wolfden.server.run import server_of
    from wolfden.server.settings import Rate, Settings

    plenty = Rate(burst=1_000_000, per_second=1_000_000)
    many = 1_000_000
    settings = Settings(
        port=0, database=database, create_rate=plenty, join_rate=plenty, request_rate=plenty,
        move_rate=plenty, tables_per_address=many, sockets_per_address=many,
        connections_per_address=many,
    )  # fmt: skip
    prepare_process()
    server_of(settings, listening).run()


def main() -> None:
    kind, database = sys.argv[1:]
    raise_file_limit()
    if kind == "wolfden":
        serve_wolfden(database, _tell)
    else:
        from load_bare import serve_bare

        serve_bare(database, _tell)


if __name__ == "__main__":
    main()
