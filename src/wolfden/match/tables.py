"""The tables this process has open: folds of the stored logs, one user at a time each."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from weakref import WeakValueDictionary

from ..core import WolfdenError
from ..core.fold import BadLog
from ..core.registry import spec_of
from .errors import (
    HintsOff,
    MatchNotStarted,
    MatchOver,
    NotYourSeat,
    NotYourTurn,
    UnknownMatch,
)
from .keys import fits
from .match import Match
from .store import Store, StoredMatch

_MATCH_ID = re.compile(r"[A-Za-z0-9_-]{22}")


class CorruptLog(Exception):
    """Stored moves that the rules refuse: our fault, never the client's."""


@dataclass
class Table:
    stored: StoredMatch
    match: Match

    @property
    def settled(self) -> bool:
        """Whether nothing but moves can still change here."""
        return not self.stored.waiting and (not self.match.over or self.stored.rematch is not None)

    def seat_of(self, token: str | None) -> int | None:
        """The seat a token opens; None, a spectator, without a token."""
        if token is None:
            return None
        for seat in self.stored.seats:
            if fits(token, seat.token_hash):
                return seat.seat
        raise NotYourSeat("the token fits no seat of this match")

    def own_seat(self, token: str | None) -> int:
        seat = self.seat_of(token)
        if seat is None:
            raise NotYourSeat("a spectator holds no seat")
        return seat

    def check_hints(self, seat: int, decision: int) -> None:
        """Raises unless the seat may ask for a hint about this decision now."""
        self.check_started()
        if not self.stored.gives_hints:
            raise HintsOff("this table was set without hints")
        if self.match.over:
            raise MatchOver("the match is over")
        if seat not in self.match.state.to_act:
            raise NotYourTurn(f"seat {seat} owes no decision")
        self.match.check_decision(seat, decision)

    def check_started(self) -> None:
        if self.stored.waiting:
            raise MatchNotStarted("the match waits for players")


class Tables:
    """The most recently used folds. Whoever opens a table has it alone and up to date."""

    def __init__(self, store: Store, limit: int = 512) -> None:
        self._store = store
        self._limit = limit
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def open(self, match: str) -> AsyncIterator[Table]:
        lock = self._locks.setdefault(match, asyncio.Lock())
        async with lock:
            try:
                yield await self._fresh(match)
            except WolfdenError:
                raise
            except BaseException:
                self.forget(match)
                raise

    def forget(self, match: str) -> None:
        """Drop a fold that may differ from the log; the next user folds anew."""
        self._tables.pop(match, None)

    async def _fresh(self, match: str) -> Table:
        table = self._tables.pop(match, None)
        if table is None or not table.settled:
            stored = await self._load(match)
            table = Table(stored, table.match if table else _first(stored))
        await self._catch_up(table)
        self._tables[match] = table
        while len(self._tables) > self._limit:
            self._tables.popitem(last=False)
        return table

    async def _load(self, match: str) -> StoredMatch:
        stored = await self._store.load(match) if _MATCH_ID.fullmatch(match) else None
        if stored is None:
            raise UnknownMatch(f"no match has the id '{match[:40]}'")
        return stored

    async def _catch_up(self, table: Table) -> None:
        """Play what the log holds beyond the fold, be it from before or from elsewhere."""
        entries = await self._store.moves(table.stored.id, after=table.match.number)
        try:
            for _ in table.match.replay(entries):
                pass
        except BadLog as error:
            raise CorruptLog(f"{table.stored.id}: {error}") from error


def _first(stored: StoredMatch) -> Match:
    spec = spec_of(stored.game, stored.rules_version)
    return Match(spec, len(stored.seats), stored.seed, stored.options)
