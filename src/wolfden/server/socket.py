"""A client's web socket: it says hello, asks and acts; it is told whatever happens at the table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import ExitStack, asynccontextmanager, suppress
from typing import Any

from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ..core import WolfdenError
from ..match.errors import StorageFailed
from ..match.moderation import Banned
from ..texts import translate
from .errors import STATUSES, BadRequest, Internal, TooLarge
from .house import House
from .limits import Bucket, TooManyPlaces, TooManyRequests
from .messages import (
    Ack,
    Act,
    AskHint,
    ClientMessage,
    Hello,
    HintAnswer,
    Ping,
    Pong,
    Resync,
    Say,
    SetLanguage,
    Thinking,
    Why,
    WhyAnswer,
    decode,
    ref_of,
)
from .requests import AnySocket, client_of
from .telling import Teller

log = logging.getLogger(__name__)

CLOSE_BASE = 4000
"""A refused client is closed with this plus the HTTP status of the refusal."""
NO_HELLO = 4408
FAILED = 1011
AGAIN = 0.5
"""Seconds before another look at a table that could not be read."""


@websocket("/api/matches/{match:str}/socket")
async def match_socket(
    socket: AnySocket, match: FromPath[str], house: NamedDependency[House]
) -> None:
    with suppress(WebSocketDisconnect, OSError):
        await socket.accept()
        connection = Connection(socket, match, house)
        try:
            house.moderation.admit(client_of(socket))
            with house.guests.taken(client_of(socket)), house.audience.taken(match):
                await connection.run()
        except (Banned, TooManyPlaces) as refusal:
            await connection.turn_away(refusal)


class Closed(Exception):
    """The conversation is at its end."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    def __init__(self, socket: AnySocket, match: str, house: House) -> None:
        self._socket = socket
        self._match = match
        self._house = house
        self._tell = Teller(socket, match, house)
        self._place = ExitStack()
        self._bucket = Bucket(house.settings.message_rate)
        self._thinking: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        try:
            async with asyncio.timeout(self._house.settings.hello_seconds):
                hello = await self._receive()
            with self._house.watchers.watching(self._match) as bell, self._place:
                await self._greet(hello)
                await self._converse(bell)
        except TimeoutError:
            await self._tell.refuse(BadRequest("no hello in time"))
            await self._socket.close(NO_HELLO)
        except Closed as closed:
            await self._socket.close(closed.code)

    async def turn_away(self, refusal: WolfdenError) -> None:
        await self._tell.refuse(refusal)
        await self._socket.close(CLOSE_BASE + STATUSES[refusal.code])

    async def _greet(self, text: str) -> None:
        """The first message must be a hello that the service accepts."""
        try:
            hello = decode(text)
            if not isinstance(hello, Hello):
                raise BadRequest("the first message is hello")
            await self._answer(hello)
        except WolfdenError as refusal:
            await self._tell.refuse(refusal, ref_of(text))
            raise Closed(CLOSE_BASE + STATUSES.get(refusal.code, 400)) from refusal
        self._house.bots.visit(self._match)

    async def _converse(self, bell: asyncio.Event) -> None:
        """Listen and watch until one of the two ends."""
        both = {
            asyncio.create_task(self._listen()),
            asyncio.create_task(self._watch(bell)),
        }
        try:
            done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            going_on = both | self._thinking
            for task in going_on:
                task.cancel()
            await asyncio.gather(*going_on, return_exceptions=True)

    async def _watch(self, bell: asyncio.Event) -> None:
        while await bell.wait():
            bell.clear()
            try:
                self._house.moderation.admit(client_of(self._socket))
                await self._tell.news()
            except WebSocketDisconnect:
                raise
            except StorageFailed:
                await asyncio.sleep(AGAIN)
                bell.set()
            except WolfdenError as refusal:
                await self._tell.refuse(refusal)
                raise Closed(CLOSE_BASE + STATUSES.get(refusal.code, 400)) from refusal
            except Exception as error:
                log.exception("an update failed")
                raise Closed(FAILED) from error

    async def _listen(self) -> None:
        while True:
            await self._handle(await self._receive())

    async def _handle(self, text: str) -> None:
        async with self._answered(ref_of(text)):
            await self._answer(decode(text))

    @asynccontextmanager
    async def _answered(self, ref: str | None) -> AsyncIterator[None]:
        """Whatever goes wrong is answered, and the conversation goes on."""
        try:
            yield
        except WolfdenError as refusal:
            await self._tell.refuse(refusal, ref)
        except WebSocketDisconnect:
            raise
        except Exception:
            log.exception("a message failed")
            await self._tell.refuse(Internal("unforeseen"), ref)

    async def _answer(self, message: ClientMessage) -> None:
        match message:
            case Hello(token, lang, known, beside):
                self._tell.token, self._tell.lang = token, lang
                await self._house.programs.come(self._match, token)
                await self._tell.snapshot()
                await self._sit_down(beside)
                await self._tell.beside_the_table(known)
            case Resync():
                await self._tell.snapshot()
            case Act(ref, decision, action):
                with self._house.meters.moves.time():
                    number = await self._house.service.submit(
                        self._match, self._tell.token, decision, action
                    )
                await self._tell.send(Ack(ref, number))
            case Why(ref, action):
                await self._tell.send(await self._why(ref, action))
            case AskHint(ref, decision):
                self._think(self._hint(ref, decision))
            case Say(ref, kind, body):
                remark = await self._house.talking.say(
                    client_of(self._socket), self._match, self._tell.token, kind, body
                )
                await self._tell.send(Ack(ref, remark.number))
            case SetLanguage(lang):
                self._tell.lang = lang
            case Ping():
                await self._tell.send(Pong())

    async def _why(self, ref: str, action: str) -> WhyAnswer:
        reason = await self._house.service.why(self._match, self._tell.token, action)
        message = translate(self._tell.lang, reason) if reason else None
        return WhyAnswer(ref, reason is None, reason, message)

    def _think(self, hint: Coroutine[Any, Any, None]) -> None:
        """Takes its time, while the conversation goes on."""
        task = asyncio.create_task(hint)
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    async def _hint(self, ref: str, decision: int) -> None:
        with suppress(WebSocketDisconnect):
            async with self._answered(ref):
                hint = await self._house.hints.ask(
                    self._match,
                    self._tell.token,
                    decision,
                    lambda seconds: self._tell.send(Thinking(ref, seconds)),
                )
                await self._tell.send(HintAnswer(ref, hint))

    async def _receive(self) -> str:
        """The next message's text; a binary one is none, and refused like other nonsense."""
        event = await self._socket.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="the client has gone")
        text = event.get("text") or ""
        try:
            self._bucket.take()
            if len(text.encode("utf-8", "surrogatepass")) > self._house.settings.message_limit:
                raise TooLarge("a message is too large")
        except (TooManyRequests, TooLarge) as refusal:
            await self._tell.refuse(refusal)
            raise Closed(CLOSE_BASE + STATUSES[refusal.code]) from refusal
        return text

    async def _sit_down(self, beside: tuple[str, ...]) -> None:
        """Whoever says hello again may have another seat by now; so may those beside them."""
        seats = await self._house.service.look(self._match, lambda table: table.seats_of(beside))
        if self._tell.seat is not None:
            seats |= {self._tell.seat}
            self._house.moderation.note(self._tell.token, client_of(self._socket))
        with ExitStack() as before:
            before.enter_context(self._place.pop_all())
            for seat in sorted(seats):
                self._place.enter_context(self._house.whereabouts.sitting(self._match, seat))
            if not seats:
                self._place.enter_context(self._house.spectators.watching(self._match))
