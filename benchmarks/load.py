"""How many sockets one server carries, beside a bare server that does nothing but store and tell.

    python benchmarks/load.py                          the table of docs/performance.md
    python benchmarks/load.py --sockets 500 --seconds 20
    python benchmarks/load.py --saturated 400          nobody thinks: as many moves as it can
    python benchmarks/load.py --compression            clients offer permessage-deflate
    python benchmarks/load.py --servers wolfden --workers 2 --database URL --redis URL

Sockets sit in fours at tables of Jagdfieber and think about ten seconds. Servers run one after the
other on a port and a database of their own, the clients beside them, so the machine's other work
strikes all alike: read a figure against the bare server's in the same run.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
from dataclasses import dataclass
from pathlib import Path

from load_clients import Crowd, tickets_of
from load_process import ServerProcess

from wolfden.server.process import raise_file_limit

SERVERS = ("bare", "wolfden")


@dataclass(frozen=True)
class Load:
    sockets: int
    think: float
    seconds: float
    compression: bool
    database: str = ""
    """An empty one; without it, a new SQLite file."""
    redis: str = ""
    workers: int = 1


@dataclass(frozen=True)
class Figures:
    server: str
    sockets: int
    median: float
    worst: float
    """The 99th percentile."""
    moves: float
    """A second."""
    processor: float
    """The share of a core that the server used."""
    memory: int
    errors: int

    @property
    def row(self) -> str:
        per_hundred = self.processor / self.moves * 100 if self.moves else 0.0
        return (
            f"| {self.sockets} | {self.server} | {self.median * 1000:.1f} | "
            f"{self.worst * 1000:.1f} | {self.moves:.0f} | {self.processor:.0%} | "
            f"{per_hundred:.0%} | {self.memory / 1e6:.0f} | {self.errors} |"
        )


HEAD = """
| sockets | server | p50 ms | p99 ms | moves/s | of a core | for 100 moves/s | MB | errors |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |"""


async def measure(kind: str, load: Load) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        database = load.database or str(Path(folder) / "load.db")
        running = ServerProcess.running(kind, database, load.redis, load.workers)
        async with running as server:
            tickets = await tickets_of(kind, server.address, load.sockets)
            async with Crowd.seated(server.address, tickets, load.think, load.compression) as crowd:
                await asyncio.sleep(min(load.think, load.seconds) / 2)
                return await watch(kind, server, crowd, load)


async def watch(kind: str, server: ServerProcess, crowd: Crowd, load: Load) -> Figures:
    clock = asyncio.get_running_loop().time
    crowd.begin()
    began, used = clock(), server.processor_seconds()
    await asyncio.sleep(load.seconds)
    seconds, used = clock() - began, server.processor_seconds() - used
    times = sorted(crowd.times)
    median = statistics.median(times) if times else 0.0
    worst = times[int(len(times) * 0.99)] if times else 0.0
    share = used / seconds
    return Figures(
        kind, len(crowd.players), median, worst, len(times) / seconds, share, server.memory(),
        crowd.errors,
    )  # fmt: skip


def loads(given: argparse.Namespace) -> list[Load]:
    rest = (given.seconds, given.compression, given.database, given.redis, given.workers)
    if given.saturated:
        return [Load(given.saturated, 0.0, *rest)]
    return [Load(sockets, given.think, *rest) for sockets in given.sockets]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--sockets", type=int, nargs="+", default=[500, 1000, 2000])
    parser.add_argument("--saturated", type=int, default=0, metavar="SOCKETS")
    parser.add_argument("--think", type=float, default=10.0, help="seconds")
    parser.add_argument("--seconds", type=float, default=30.0, help="of measuring, each")
    parser.add_argument("--servers", nargs="+", choices=SERVERS, default=SERVERS)
    parser.add_argument("--compression", action="store_true")
    parser.add_argument("--database", default="", metavar="URL")
    parser.add_argument("--redis", default="", metavar="URL")
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    raise_file_limit()
    print(HEAD, flush=True)
    for load in loads(given):
        for kind in given.servers:
            print(asyncio.run(measure(kind, load)).row, flush=True)


if __name__ == "__main__":
    main()
