"""Saying something at a table: as often as a person speaks, and no house can flood it."""

from __future__ import annotations

from ..match.remark import Kind, Remark
from ..match.talk import Conversations
from .limits import Buckets
from .moderation import Moderation


class Talking:
    def __init__(
        self,
        conversations: Conversations,
        seats: Buckets,
        addresses: Buckets,
        moderation: Moderation,
    ) -> None:
        self._conversations = conversations
        self._seats = seats
        self._addresses = addresses
        self._moderation = moderation

    async def say(
        self, client: str, match: str, token: str | None, kind: Kind, body: str
    ) -> Remark:
        await self._addresses.spend(client)
        judged = await self._conversations.judge(match, token, kind, body)
        await self._seats.spend(f"{match} {judged.seat}")
        if kind != "sign":
            self._moderation.let_speak(client, token)
        self._moderation.note(token, client)
        return await self._conversations.say(match, token, kind, body)
