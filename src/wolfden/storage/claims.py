"""Codes by which people open their own seats on another device."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection, delete, insert, select, update

from ..match.store import StoredClaim
from . import moderation
from .tables import claims, notices, seats


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
            _tell_there(connection, match, before, token_hash)
            moderation.follow(connection, before, token_hash)
            return moved.rowcount == 1
    return False


def _tell_there(connection: Connection, match: str, before: str, token_hash: str) -> None:
    """Whoever wanted to be told goes on being told, whichever device they play on."""
    query = select(notices.c.id, notices.c.settings).where(notices.c.match == match)
    for notice, settings in connection.execute(query).all():
        if settings["holder"] == before:
            moved = {"settings": {**settings, "holder": token_hash}}
            connection.execute(update(notices).where(notices.c.id == notice).values(moved))
