"""What was said at the tables, in SQL."""

from __future__ import annotations

from msgspec.structs import replace
from sqlalchemy import Connection, func, insert, select, update

from ..match.remark import Remark
from ..match.store import StoredMatch
from .changes import Changes
from .rows import NOBODY, remark_of
from .runner import Engine
from .tables import talk


class SqlTalk:
    def __init__(self, engine: Engine, changes: Changes) -> None:
        self._engine = engine
        self._changes = changes

    async def say(self, match: str, remark: Remark, most: int) -> Remark | None:
        def insert_next(connection: Connection) -> tuple[Remark | None, list[str]]:
            stored = _insert(connection, match, remark, most)
            return stored, [match] if stored else []

        return await self._changes.write(insert_next)

    async def remarks(self, match: str) -> tuple[Remark, ...]:
        query = select(talk).where(talk.c.match == match).order_by(talk.c.number)
        return await self._engine.read(
            lambda connection: tuple(remark_of(row) for row in connection.execute(query))
        )


def follow(connection: Connection, before: StoredMatch, after: StoredMatch) -> None:
    """People have changed places while they wait: what they said goes with them."""
    places = {seat.name: seat.seat for seat in after.seats if seat.kind == "human"}
    moved = {
        seat.seat: places.get(seat.name, NOBODY)
        for seat in before.seats
        if seat.kind == "human" and places.get(seat.name) != seat.seat
    }
    said = select(talk.c.number, talk.c.seat).where(talk.c.match == before.id)
    for number, seat in connection.execute(said).all() if moved else []:
        if seat in moved:
            where = (talk.c.match == before.id) & (talk.c.number == number)
            connection.execute(update(talk).where(where).values(seat=moved[seat]))


def take_out(connection: Connection, match: str, seat: int, instead: str) -> None:
    """What somebody wrote there in own words is nobody's to read any more."""
    own = (talk.c.match == match) & (talk.c.seat == seat) & (talk.c.kind == "words")
    connection.execute(update(talk).where(own).values(body=instead))


def _insert(connection: Connection, match: str, remark: Remark, most: int) -> Remark | None:
    """Under a tick nobody else writes, so that the next number is free."""
    last = select(func.coalesce(func.max(talk.c.number), 0)).where(talk.c.match == match)
    number = int(connection.execute(last).scalar_one()) + 1
    if number > most:
        return None
    values = {"seat": remark.seat, "kind": remark.kind, "body": remark.body, "at": remark.at}
    connection.execute(insert(talk).values(match=match, number=number, **values))
    return replace(remark, number=number)
