"""Plans that all processes give alike: one thinks, the others wait for what it finds.

Whoever is alone in the house need not ask anybody.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar, Union

import msgspec

from ..core import AnyState, Reason
from ..match.errands import Question
from ..match.errors import StorageFailed
from ..storage import Engine
from ..storage import plans as stored
from .leases import Leases
from .worker import Advised

log = logging.getLogger(__name__)

LOOK: Final = 0.2
"""Seconds between two looks at whether the other process is done."""

T = TypeVar("T")


class Plan(msgspec.Struct, frozen=True):
    before: tuple[str, ...]
    """What the seat had done before it begins."""
    actions: tuple[str, ...]
    chance: float
    reasons: msgspec.Raw

    def advised(self, state: AnyState) -> Advised:
        kinds = state.spec.reasons
        kind: Any = list[Union[kinds]] if kinds else list[Reason]  # type: ignore[valid-type] # noqa: UP007
        reasons: list[Reason] = msgspec.json.decode(self.reasons, type=kind)
        return Advised(self.actions, self.chance, tuple(reasons))


class Plans:
    def __init__(self, engine: Engine, leases: Leases, alone: Callable[[], bool]) -> None:
        self._engine, self._leases, self._alone = engine, leases, alone

    async def find(self, question: Question) -> Plan | None:
        """The latest of this seat, whichever process has thought of it."""
        if self._alone():
            return None
        try:
            body = await self._engine.read(
                lambda connection: stored.find(connection, question.match, question.seat)
            )
        except StorageFailed:
            return None
        return None if body is None else msgspec.json.decode(body, type=Plan)

    async def once(
        self,
        question: Question,
        found: Callable[[Plan], T | None],
        think: Callable[[], Awaitable[Advised]],
    ) -> T | Advised:
        """What another process finds for it meanwhile, or what we think."""
        lease = f"hint {question.match} {question.seat} {question.decision}"
        while True:
            ours = await self._leases.claim(lease)
            plan = await self.find(question)
            known = None if plan is None else found(plan)
            if known is not None:
                return known
            if ours:
                advised = await self._think(lease, think)
                await self._keep(question, advised)
                return advised
            await asyncio.sleep(LOOK)

    async def _think(self, lease: str, think: Callable[[], Awaitable[Advised]]) -> Advised:
        """The lease is ours until it is done."""
        thought = asyncio.ensure_future(think())
        try:
            while not (await asyncio.wait({thought}, timeout=self._leases.seconds / 4))[0]:
                await self._leases.claim(lease)
            return thought.result()
        finally:
            thought.cancel()

    async def _keep(self, question: Question, advised: Advised) -> None:
        if self._alone():
            return
        reasons = msgspec.Raw(msgspec.json.encode(advised.reasons))
        plan = Plan(question.steps, advised.actions, advised.chance, reasons)
        body = msgspec.json.encode(plan).decode()
        try:
            await self._engine.write(
                lambda connection: stored.keep(connection, question.match, question.seat, body)
            )
        except StorageFailed as failure:
            log.info("a plan could not be kept for other processes: %s", failure)
