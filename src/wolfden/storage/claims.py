"""Codes by which people open their own seats on another device."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection, delete, insert, update

from ..match.store import StoredClaim
from .tables import claims, seats


def offer(connection: Connection, claim: StoredClaim, now: int) -> None:
    same = (claims.c.match == claim.match) & (claims.c.seat == claim.seat)
    connection.execute(delete(claims).where(same | (claims.c.until < now)))
    connection.execute(insert(claims).values(claim._asdict()))


def use(
    connection: Connection, match: str, held: Mapping[str, str], token_hash: str, now: int
) -> bool:
    for code_hash, before in held.items():
        known = (claims.c.match == match) & (claims.c.code_hash == code_hash)
        used = connection.execute(delete(claims).where(known, claims.c.until >= now))
        if used.rowcount == 1:
            seat = (seats.c.match == match) & (seats.c.token_hash == before)
            moved = connection.execute(update(seats).where(seat).values(token_hash=token_hash))
            return moved.rowcount == 1
    return False
