"""What a client is told of its table: only what is new, one message after the other."""

from __future__ import annotations

import asyncio

from litestar.exceptions import WebSocketDisconnect

from ..core import WolfdenError
from ..match.company import People
from ..match.table import Sight
from ..match.talk import Heard
from ..texts import negotiate
from ..texts.refusals import sentence
from .bot_turns import BotTurn
from .house import House
from .messages import (
    BotsMessage,
    ErrorMessage,
    PeopleMessage,
    ServerMessage,
    TalkMessage,
    encode,
    snapshot_text,
    update_text,
)
from .requests import AnySocket


class Teller:
    def __init__(self, socket: AnySocket, match: str, house: House) -> None:
        self._socket = socket
        self._match = match
        self._house = house
        self.token: str | None = None
        self.lang = negotiate(socket.headers.get("accept-language"))
        self._seen: Sight | None = None
        self._people: People | None = None
        self._bots: list[BotTurn] = []
        self._heard: Heard | None = None
        self._sending = asyncio.Lock()

    @property
    def seat(self) -> int | None:
        """From which the client was last told."""
        return self._seen.you if self._seen else None

    async def news(self) -> None:
        """Whatever has happened since."""
        await self.update()
        await self.bots()
        await self.people()
        await self.talk()

    async def beside_the_table(self, known: int) -> None:
        """Everything but the position, to one who knows what was said so far."""
        self._people, self._bots, self._heard = None, [], None
        await self.bots()
        await self.people()
        await self.talk(known)

    async def snapshot(self) -> None:
        """The whole table, and what happened elsewhere up to this moment too."""
        await self._house.service.hear()
        async with self._sending:
            seen = await self._house.service.sight(self._match, self.token, 0)
            await self._say(snapshot_text(seen.snapshot))
            self._seen = seen

    async def update(self) -> None:
        """An update's log begins where the last message's ended, so they go out one by one."""
        async with self._sending:
            since = self._seen.number if self._seen else 0
            seen = await self._house.service.sight(self._match, self.token, since)
            if not seen.shows(self._seen):
                await self._say(update_text(seen.snapshot))
                self._seen = seen

    async def bots(self) -> None:
        """Which bots think, if that is new."""
        async with self._sending:
            turns = await self._house.bot_turns.at(self._match, self.token)
            if turns != self._bots:
                now = self._house.service.time.now
                await self._say(encode(BotsMessage(turns, now)).decode())
                self._bots = turns

    async def people(self) -> None:
        """Who is here and what they want, if that is new."""
        async with self._sending:
            people = await self._house.company.people(self._match, self.token)
            if people.tells_more_than(self._people):
                await self._say(encode(PeopleMessage(people)).decode())
                self._people = people

    async def talk(self, since: int = 0) -> None:
        """What was said, if that is new."""
        async with self._sending:
            news = await self._house.conversations.news(self._match, self.token, self._heard, since)
            if news is not None:
                talk, heard = news
                await self._say(encode(TalkMessage(talk)).decode())
                self._heard = heard

    async def send(self, message: ServerMessage) -> None:
        async with self._sending:
            await self._say(encode(message).decode())

    async def _say(self, text: str) -> None:
        """Whoever hung up meanwhile is no error, in whichever way the server notices."""
        try:
            await self._socket.send_text(text)
        except (OSError, RuntimeError) as gone:
            raise WebSocketDisconnect(detail="the client has gone") from gone

    async def refuse(self, refusal: WolfdenError, ref: str | None = None) -> None:
        self._house.meters.refusals.labels(refusal.code).inc()
        message = sentence(refusal, self.lang)
        await self.send(ErrorMessage(ref, refusal.code, message, refusal.details))
