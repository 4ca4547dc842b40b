"""The clients of a load: sockets that sit at tables, think, act and wait for the answer."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SEATS = 4
AT_ONCE = 32
"""Requests and handshakes on the way at the same time while the tables fill."""
PATIENCE = 60.0
LONG = {"days": 10}
"""Options with which no match ends while it is measured."""


class Ticket(msgspec.Struct):
    match: str
    token: str


class Choice(msgspec.Struct):
    text: str


class Seen(msgspec.Struct):
    """As much of a snapshot as a player needs."""

    you: int
    to_act: tuple[int, ...]
    decision: int | None
    legal: list[Choice]


class Message(msgspec.Struct):
    type: str
    ref: str | None = None
    snapshot: Seen | None = None


_decoder = msgspec.json.Decoder(Message)


async def tickets_of(kind: str, address: str, sockets: int) -> list[Ticket]:
    """Full tables for so many sockets."""
    tables = max(1, sockets // SEATS)
    if kind == "bare":
        return [Ticket(str(table), str(seat)) for table in range(tables) for seat in range(SEATS)]
    limit = asyncio.Semaphore(AT_ONCE)
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
        made = await asyncio.gather(*(_table(http, limit) for _ in range(tables)))
    return [ticket for table in made for ticket in table]


async def _table(http: httpx.AsyncClient, limit: asyncio.Semaphore) -> list[Ticket]:
    seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "open"}] * (SEATS - 1)]
    setup = {"game": "jagdfieber", "options": LONG, "seats": seats}
    async with limit:
        host = await _ticket(http, "/api/matches", setup)
        path = f"/api/matches/{host.match}/join"
        guests = [await _ticket(http, path, {"name": f"Guest {seat}"}) for seat in range(1, SEATS)]
    return [host, *guests]


async def _ticket(http: httpx.AsyncClient, path: str, body: object) -> Ticket:
    answer = await http.post(path, json=body)
    answer.raise_for_status()
    return msgspec.json.decode(answer.content, type=Ticket)


class Crowd:
    """All players of a run, and how long their acknowledgements took."""

    def __init__(self, think: float) -> None:
        self.think = think
        self.players: list[Player] = []
        self.times: list[float] = []
        self.errors = 0
        self._measuring = False

    @classmethod
    @asynccontextmanager
    async def seated(
        cls, address: str, tickets: list[Ticket], think: float, compression: bool
    ) -> AsyncIterator[Crowd]:
        crowd = cls(think)
        url = address.replace("http", "ws", 1)
        limit = asyncio.Semaphore(AT_ONCE)

        async def arrive(ticket: Ticket) -> None:
            async with limit:
                socket = await connect(
                    f"{url}/api/matches/{ticket.match}/socket",
                    compression="deflate" if compression else None,
                    ping_interval=None,
                    open_timeout=PATIENCE,
                    max_queue=None,
                )
                player = Player(socket, crowd)
                await player.hello(ticket.token)
                crowd.players.append(player)

        await asyncio.gather(*(arrive(ticket) for ticket in tickets))
        playing = [asyncio.create_task(player.play()) for player in crowd.players]
        try:
            yield crowd
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

    def begin(self) -> None:
        """From now on it counts."""
        self._measuring = True
        self.times.clear()
        self.errors = 0

    def note(self, seconds: float) -> None:
        if self._measuring:
            self.times.append(seconds)


class Player:
    def __init__(self, socket: ClientConnection, crowd: Crowd) -> None:
        self._socket = socket
        self._crowd = crowd
        self._answered: int | None = None
        self._sent: dict[str, float] = {}
        self._clock = asyncio.get_running_loop().time
        self._acts: set[asyncio.Task[None]] = set()

    async def hello(self, token: str) -> None:
        hello = {"type": "hello", "token": token, "lang": "en"}
        await self._socket.send(msgspec.json.encode(hello).decode())

    async def play(self) -> None:
        try:
            async for text in self._socket:
                self._hear(_decoder.decode(text))
        except ConnectionClosed:
            self._crowd.errors += 1
        finally:
            for task in self._acts:
                task.cancel()
            with suppress(ConnectionClosed):
                self._socket.transport.abort()

    def _hear(self, message: Message) -> None:
        if message.type == "ack" and message.ref:
            self._crowd.note(self._clock() - self._sent.pop(message.ref))
        elif message.type == "error":
            self._crowd.errors += 1
        elif message.snapshot:
            self._look(message.snapshot)

    def _look(self, seen: Seen) -> None:
        if seen.you not in seen.to_act or seen.decision in (None, self._answered):
            return
        self._answered = seen.decision
        task = asyncio.create_task(self._act(seen.decision, random.choice(seen.legal).text))
        self._acts.add(task)
        task.add_done_callback(self._acts.discard)

    async def _act(self, decision: int | None, action: str) -> None:
        await asyncio.sleep(self._crowd.think * random.uniform(0.5, 1.5))
        ref = str(decision)
        act = {"type": "act", "ref": ref, "decision": decision, "action": action}
        self._sent[ref] = self._clock()
        await self._socket.send(msgspec.json.encode(act).decode())
