"""Which bots think at a table, since when, and how long their turn may take at most.

Told from what every process sees of a table, so that it does not matter in which of them its bots
think.
"""

from __future__ import annotations

from collections import OrderedDict

import msgspec

from ..bots import seconds_of_a_turn
from ..match.service import MatchService
from ..match.table import Table

REMEMBERED = 1024


class BotTurn(msgspec.Struct, frozen=True):
    seat: int
    since: int
    """When the turn began, in milliseconds since 1970."""
    seconds: float
    """As long as it may take by the clock, once a worker is free."""


class BotTurns:
    """When this process saw bots' turns begin."""

    def __init__(self, service: MatchService) -> None:
        self._service = service
        self._turns: OrderedDict[str, dict[int, BotTurn]] = OrderedDict()

    async def at(self, match: str, token: str | None = None) -> list[BotTurn]:
        """None for whoever watches later: a bot that thinks would tell whose turn it is."""
        turns, late = await self._service.look(
            match, lambda table: (self._look(table), table.is_late(table.seat_of(token)))
        )
        return [] if late else turns

    def _look(self, table: Table) -> list[BotTurn]:
        before = self._turns.pop(table.stored.id, {})
        now = self._service.time.now
        turns = {seat: self._turn(table, seat, now) for seat in table.owed_by_bots()}
        found = {
            seat: before[seat] if _goes_on(before.get(seat), now) else turn
            for seat, turn in turns.items()
            if turn.seconds
        }
        self._turns[table.stored.id] = found
        while len(self._turns) > REMEMBERED:
            self._turns.popitem(last=False)
        return list(found.values())

    def _turn(self, table: Table, seat: int, now: int) -> BotTurn:
        tactics = table.match.spec.tactics
        return BotTurn(seat, now, seconds_of_a_turn(table.bot_at(seat) or "", tactics))


def _goes_on(turn: BotTurn | None, now: int) -> bool:
    """A seat may owe again at once; what has taken its time is another turn."""
    return turn is not None and now - turn.since < 1000 * turn.seconds
