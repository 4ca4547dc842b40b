"""The storage of matches in SQL. Transactions write before they read, so SQLite can queue them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, exists, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..core.fold import Entry
from ..match.store import NumberTaken, StoredMatch, StoredSeat
from .tables import matches, moves, seats


class SqlStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def create(self, match: StoredMatch) -> None:
        async with self._engine.begin() as connection:
            await _insert(connection, match)

    async def load(self, match: str) -> StoredMatch | None:
        async with self._engine.connect() as connection:
            found = await connection.execute(select(matches).where(matches.c.id == match))
            row = found.one_or_none()
            if row is None:
                return None
            around = await connection.execute(
                select(seats).where(seats.c.match == match).order_by(seats.c.seat)
            )
            return _match(row, around.all())

    async def take_seat(self, match: str, seat: StoredSeat) -> bool:
        where = (seats.c.match == match) & (seats.c.seat == seat.seat) & (seats.c.kind == "open")
        async with self._engine.begin() as connection:
            done = await connection.execute(update(seats).where(where).values(_columns(seat)))
        return done.rowcount == 1

    async def moves(self, match: str, after: int = 0) -> Sequence[Entry]:
        query = (
            select(moves.c.number, moves.c.seat, moves.c.action)
            .where(moves.c.match == match, moves.c.number > after)
            .order_by(moves.c.number)
        )
        async with self._engine.connect() as connection:
            return [Entry(*row) for row in await connection.execute(query)]

    async def append(self, match: str, move: Entry, finishes: bool) -> None:
        try:
            async with self._engine.begin() as connection:
                await connection.execute(
                    insert(moves).values(
                        match=match, number=move.number, seat=move.seat, action=move.text
                    )
                )
                if finishes:
                    await connection.execute(
                        update(matches).where(matches.c.id == match).values(finished=True)
                    )
        except IntegrityError as error:
            raise NumberTaken(f"{match} has a move {move.number}") from error

    async def create_rematch(self, previous: str, match: StoredMatch) -> str:
        free = (matches.c.id == previous) & matches.c.rematch.is_(None)
        async with self._engine.connect() as connection:
            await _insert(connection, match)
            done = await connection.execute(update(matches).where(free).values(rematch=match.id))
            if done.rowcount == 1:
                await connection.commit()
                return match.id
            await connection.rollback()
            query = select(matches.c.rematch).where(matches.c.id == previous)
            return str((await connection.execute(query)).scalar_one())

    async def unfinished_with_bots(self) -> Sequence[str]:
        at_table = seats.c.match == matches.c.id
        query = select(matches.c.id).where(
            ~matches.c.finished,
            exists().where(at_table, seats.c.kind == "bot"),
            ~exists().where(at_table, seats.c.kind == "open"),
        )
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())


async def _insert(connection: AsyncConnection, match: StoredMatch) -> None:
    await connection.execute(
        insert(matches).values(
            id=match.id,
            game=match.game,
            rules_version=match.rules_version,
            options=dict(match.options),
            seed=str(match.seed),
            hints=match.hints,
        )
    )
    rows = [{"match": match.id, "seat": seat.seat, **_columns(seat)} for seat in match.seats]
    await connection.execute(insert(seats), rows)


def _columns(seat: StoredSeat) -> dict[str, Any]:
    return {
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "host": seat.host,
        "token_hash": seat.token_hash,
    }


def _match(row: Row[Any], around: Sequence[Row[Any]]) -> StoredMatch:
    return StoredMatch(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        options=row.options,
        seed=int(row.seed),
        seats=tuple(
            StoredSeat(seat.seat, seat.kind, seat.name, seat.bot, seat.host, seat.token_hash)
            for seat in around
        ),
        rematch=row.rematch,
        hints=row.hints,
    )
