"""Hints for people: one at a time for each seat, and none about a position that is gone."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from weakref import WeakValueDictionary

import msgspec

from ..match.service import MatchService, Question
from .bot_pool import BotPool

REMEMBERED = 512

Seat = tuple[str, int]


class Hint(msgspec.Struct, frozen=True):
    """An action for the decision, and the estimated chance to finish ahead of another player."""

    decision: int
    action: str
    chance: float


class Hints:
    def __init__(self, service: MatchService, pool: BotPool, seconds: float) -> None:
        self._service = service
        self._pool = pool
        self._seconds = seconds
        self._thoughts: dict[tuple[Seat, int], asyncio.Task[Hint]] = {}
        self._locks: WeakValueDictionary[Seat, asyncio.Lock] = WeakValueDictionary()
        self._given: OrderedDict[Seat, Hint] = OrderedDict()

    async def ask(self, match: str, token: str | None, decision: int) -> Hint:
        """The hint for the token's seat; asked again about the same decision, the same one.

        The thought goes on when its asker hangs up: whoever comes back finds it.
        """
        question = await self._service.question(match, token, decision)
        seat = (match, question.seat)
        given = self._given.get(seat)
        if given is not None and given.decision == decision:
            return given
        thought = self._thoughts.get((seat, decision)) or self._begin(seat, question)
        hint = await asyncio.shield(thought)
        await self._service.check_question(question)
        return hint

    async def stop(self) -> None:
        thoughts = list(self._thoughts.values())
        for thought in thoughts:
            thought.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)

    def _begin(self, seat: Seat, question: Question) -> asyncio.Task[Hint]:
        name = (seat, question.decision)
        thought = self._thoughts[name] = asyncio.create_task(self._think(seat, question))
        thought.add_done_callback(lambda done: self._end(name, done))
        return thought

    def _end(self, name: tuple[Seat, int], thought: asyncio.Task[Hint]) -> None:
        del self._thoughts[name]
        if not thought.cancelled():
            thought.exception()  # told to whoever asked, if they are still there

    async def _think(self, seat: Seat, question: Question) -> Hint:
        async with self._locks.setdefault(seat, asyncio.Lock()):
            # Whoever decided without waiting for a hint can ask about the next decision at once.
            await self._service.check_question(question)
            action, chance = await self._pool.hint(question, self._seconds)
        hint = Hint(question.decision, action, chance)
        self._given.pop(seat, None)
        self._given[seat] = hint
        while len(self._given) > REMEMBERED:
            self._given.popitem(last=False)
        return hint
