"""Hints for people: one at a time for each seat, and none about a position that is gone.

A hint is a whole plan. As long as the person keeps to it, or comes back to it, it is the hint for
every decision on the way, with the same figure; whoever has left it gets another one.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import NamedTuple
from weakref import WeakValueDictionary

import msgspec

from ..bots import hint_at_most
from ..core import Reason
from ..match.errands import Question
from ..match.service import MatchService
from ..match.snapshot import ActionView, action_view
from .bot_pool import BotPool
from .plans import Plan, Plans
from .worker import Advised

REMEMBERED = 512

Seat = tuple[str, int]
TellTime = Callable[[float], Awaitable[None]]
"""Is told how many seconds a thought may take."""


class Hint(msgspec.Struct, frozen=True):
    """A plan for this and the following decisions, and the chance to win with it."""

    decision: int
    plan: list[ActionView]
    step: int
    """Which of the plan's actions answers the decision."""
    chance: float
    reasons: list[Reason]
    """What speaks for it against the next best plan, the weightiest first."""


class Given(NamedTuple):
    before: tuple[str, ...]
    """What the seat had done before the plan begins."""
    hint: Hint

    def now(self, question: Question) -> Hint | None:
        """The hint for this decision, if the seat has kept to the plan so far."""
        whole = (*self.before, *(action.text for action in self.hint.plan))
        done, legal = len(question.steps), question.state.legal(question.seat)
        if not len(self.before) <= done < len(whole) or question.steps != whole[:done]:
            return None
        if all(action.text != whole[done] for action in legal):
            return None
        step = done - len(self.before)
        return msgspec.structs.replace(self.hint, decision=question.decision, step=step)


class Hints:
    def __init__(self, service: MatchService, pool: BotPool, plans: Plans, seconds: float) -> None:
        self._service = service
        self._plans = plans
        self._pool = pool
        self._seconds = seconds
        self._thoughts: dict[tuple[Seat, int], asyncio.Task[Hint]] = {}
        self._locks: WeakValueDictionary[Seat, asyncio.Lock] = WeakValueDictionary()
        self._given: OrderedDict[Seat, Given] = OrderedDict()

    async def ask(
        self, match: str, token: str | None, decision: int, tell: TellTime | None = None
    ) -> Hint:
        """The hint for the token's seat; asked again about the same plan, the same one.

        The thought goes on when its asker hangs up: whoever comes back finds it.
        """
        question = await self._service.question(match, token, decision)
        seat = (match, question.seat)
        given = self._given.get(seat)
        known = given and given.now(question)
        if known:
            return known
        elsewhere = await self._plans.find(question)
        followed = elsewhere and _followed(elsewhere, question)
        if followed:
            return self._give(seat, followed).now(question) or followed.hint
        if tell is not None:
            await tell(hint_at_most(question.tactics, self._seconds))
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
            found = await self._plans.once(
                question,
                lambda plan: _followed(plan, question),
                lambda: self._pool.hint(question, self._seconds),
            )
        given = found if isinstance(found, Given) else _given(question, question.steps, found)
        return self._give(seat, given).now(question) or given.hint

    def _give(self, seat: Seat, given: Given) -> Given:
        self._given.pop(seat, None)
        self._given[seat] = given
        while len(self._given) > REMEMBERED:
            self._given.popitem(last=False)
        return given


def _followed(plan: Plan, question: Question) -> Given | None:
    """What another process has found, if the seat has kept to it so far."""
    given = _given(question, plan.before, plan.advised(question.state))
    return given if given.now(question) else None


def _given(question: Question, before: tuple[str, ...], advised: Advised) -> Given:
    texts, chance, reasons = advised
    parse = question.state.spec.actions.parse
    plan = [action_view(parse(text)) for text in texts]
    return Given(before, Hint(question.decision, plan, 0, chance, list(reasons)))
