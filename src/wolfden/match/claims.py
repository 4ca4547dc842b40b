"""A person's own seat on another device: a short code, shown by whoever holds the seat's token.

Whoever types it in gets another token for the seat, and the one that it had opens it no more. The
code is used up by that, and too old after a quarter of an hour; only a hash of it is stored.
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from .errors import WrongCode
from .keys import claim_hash, hash_of, new_code, new_token, stretched
from .service import MatchService
from .setup import Ticket
from .store import Store, StoredClaim
from .table import Table

SECONDS: Final = 15 * 60


class ClaimCode(msgspec.Struct, frozen=True):
    code: str
    seconds: int
    """For how long it can be used."""


class Claims:
    def __init__(self, service: MatchService, store: Store) -> None:
        self._service, self._store = service, store

    async def offer(self, match: str, token: str | None) -> ClaimCode:
        """A code for the token's seat, instead of any earlier one."""
        seat, held = await self._service.look(match, lambda table: _held(table, token))
        code, now = new_code(), self._service.time.now
        code_hash = claim_hash(await asyncio.to_thread(stretched, match, code), held)
        until = now + SECONDS * 1000
        await self._store.offer_claim(StoredClaim(code_hash, match, seat, until), now)
        return ClaimCode(code, SECONDS)

    async def claim(self, match: str, code: str) -> Ticket:
        stored = await self._service.look(match, lambda table: table.stored)
        typed = await asyncio.to_thread(stretched, match, code)
        tokens = [seat.token_hash for seat in stored.seats if seat.token_hash]
        held = {claim_hash(typed, each): each for each in tokens}
        token, now = new_token(), self._service.time.now
        if not await self._store.claim(match, held, hash_of(token), now):
            raise WrongCode("no seat is to be had for that code")
        await self._service.changed(match)
        seat = await self._service.look(match, lambda table: table.own_seat(token))
        return Ticket(match, seat, token)


def _held(table: Table, token: str | None) -> tuple[int, str]:
    seat = table.own_seat(token)
    return seat, table.stored.seats[seat].token_hash or ""
