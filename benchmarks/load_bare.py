"""The yardstick of a load: Litestar, one commit a move, and messages as long as the real ones.

No rules, no seats, no views: a table counts moves, and a round is over when all four have acted.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiosqlite
import msgspec
import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

import wolfden

SEATS = 4
PRAGMAS = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
TABLE = (
    "CREATE TABLE moves"
    " (match TEXT, number INT, seat INT, action TEXT, PRIMARY KEY (match, number))"
)

AnySocket = WebSocket[Any, Any, Any]


class Said(msgspec.Struct):
    type: str
    token: str = ""
    ref: str = ""
    decision: int = 0
    action: str = ""


class Table:
    def __init__(self) -> None:
        self.number = 0
        self.round = 0
        self.left = set(range(SEATS))
        self.sockets: dict[int, AnySocket] = {}
        self.lock = asyncio.Lock()

    def count(self, seat: int) -> int:
        self.number += 1
        self.left.discard(seat)
        if not self.left:
            self.round, self.left = self.number, set(range(SEATS))
        return self.number


def _rest(seat: int) -> str:
    """What stands in a snapshot and does not change here."""
    state = wolfden.new("jagdfieber", players=SEATS, seed=1)
    legal = [{"id": each.id, "verb": each.verb, "text": each.text} for each in state.legal(seat)]
    rest = {
        "match": "m" * 22,
        "game": "jagdfieber",
        "seats": [{"seat": each, "kind": "human", "name": "Guest"} for each in range(SEATS)],
        "view": state.view(seat),
        "legal": legal,
        "log": [{"number": 1, "seat": 0, "events": [{"name": "chose", "data": {"seat": 0}}]}],
    }
    return msgspec.json.encode(rest).decode()[1:]


class Bare:
    def __init__(self, database: str) -> None:
        self._database = database
        self._writing = asyncio.Lock()
        self._rests = [_rest(seat) for seat in range(SEATS)]
        self.tables: defaultdict[str, Table] = defaultdict(Table)
        self.connection: aiosqlite.Connection

    @asynccontextmanager
    async def lifespan(self, _app: Litestar) -> AsyncIterator[None]:
        async with aiosqlite.connect(self._database) as self.connection:
            await self.connection.executescript(PRAGMAS + TABLE)
            yield

    def snapshot(self, kind: str, table: Table, seat: int) -> str:
        return (
            f'{{"type":"{kind}","snapshot":{{"number":{table.number},"you":{seat},'
            f'"to_act":{sorted(table.left)},"decision":{table.round},{self._rests[seat]}}}'
        )

    async def act(self, match: str, seat: int, said: Said) -> None:
        table = self.tables[match]
        async with table.lock:
            number = table.count(seat)
            async with self._writing:
                await self.connection.execute(
                    "INSERT INTO moves VALUES (?, ?, ?, ?)", (match, number, seat, said.action)
                )
                await self.connection.commit()
        await table.sockets[seat].send_text(
            f'{{"type":"ack","ref":"{said.ref}","number":{number}}}'
        )
        for other, socket in list(table.sockets.items()):
            await socket.send_text(self.snapshot("update", table, other))


def serve_bare(database: str, listening: Callable[[str], None]) -> None:
    bare = Bare(database)

    @websocket("/api/matches/{match:str}/socket")
    async def sit(socket: AnySocket, match: FromPath[str]) -> None:
        await socket.accept()
        seat = int(msgspec.json.decode(await socket.receive_text(), type=Said).token)
        table = bare.tables[match]
        table.sockets[seat] = socket
        await socket.send_text(bare.snapshot("snapshot", table, seat))
        try:
            while True:
                said = msgspec.json.decode(await socket.receive_text(), type=Said)
                await bare.act(match, seat, said)
        except (WebSocketDisconnect, ConnectionError):
            table.sockets.pop(seat, None)

    app = Litestar([sit], lifespan=[bare.lifespan], openapi_config=None, logging_config=None)
    asyncio.run(_serve(app, listening))


async def _serve(app: Litestar, listening: Callable[[str], None]) -> None:
    config = uvicorn.Config(app, host="127.0.0.1", port=0, log_level="warning")
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    listening(f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}")
    await task
