"""Who wants to be told of what, and the keys of the house that sign it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, and_, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ..match.notices import Manner, Notice
from .tables import house_keys, matches, moves, notices

UNTOLD = 1000
"""Matches looked at in one go."""


def of_matches(connection: Connection, wanted: Collection[str]) -> Sequence[Notice]:
    query = select(notices).where(notices.c.match.in_(wanted)).order_by(notices.c.id)
    return [_notice(row) for row in connection.execute(query)]


def find(connection: Connection, notice: str) -> Notice | None:
    row = connection.execute(select(notices).where(notices.c.id == notice)).one_or_none()
    return None if row is None else _notice(row)


def at_address(connection: Connection, kind: str, address: str) -> Sequence[Notice]:
    query = select(notices).where(notices.c.kind == kind, notices.c.address == address)
    return [_notice(row) for row in connection.execute(query)]


def keep(connection: Connection, notice: Notice) -> None:
    """What was told meanwhile stays told."""
    columns = msgspec.to_builtins(notice)
    changed = {"settings": columns["settings"]}
    done = connection.execute(update(notices).where(notices.c.id == notice.id).values(changed))
    if not done.rowcount:
        connection.execute(insert(notices).values(columns))


def remove(connection: Connection, notice: str) -> bool:
    return connection.execute(delete(notices).where(notices.c.id == notice)).rowcount == 1


def claim(connection: Connection, notice: str, moment: int) -> bool:
    """Whether it is ours to tell of this moment: of all that try, one succeeds."""
    untold = and_(notices.c.id == notice, notices.c.told < moment)
    return connection.execute(update(notices).where(untold).values(told=moment)).rowcount == 1


def release(connection: Connection, notice: str, moment: int) -> None:
    """It was claimed and could not be told: whoever comes next may."""
    claimed = and_(notices.c.id == notice, notices.c.told == moment)
    connection.execute(update(notices).where(claimed).values(told=moment - 1))


def untold(connection: Connection, after: str = "") -> Sequence[str]:
    """Matches, by their ids, at which somebody may wait to be told."""
    last = (
        select(func.coalesce(func.max(moves.c.number), 0))
        .where(moves.c.match == matches.c.id)
        .scalar_subquery()
    )
    news = or_(
        ~matches.c.finished,
        notices.c.told <= last,
        and_(matches.c.rematch.is_not(None), notices.c.told < last + 2),
    )
    query = (
        select(notices.c.match)
        .join(matches, matches.c.id == notices.c.match)
        .where(~matches.c.cancelled, news, notices.c.match > after)
        .distinct()
        .order_by(notices.c.match)
        .limit(UNTOLD)
    )
    return [str(match) for match in connection.scalars(query)]


def key_of_house(connection: Connection, name: str, fresh: str) -> str:
    """The key of this name; the fresh one becomes it where there is none yet."""
    own = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    connection.execute(own(house_keys).values(name=name, value=fresh).on_conflict_do_nothing())
    query = select(house_keys.c.value).where(house_keys.c.name == name)
    return str(connection.execute(query).scalar_one())


def _notice(row: Row[Any]) -> Notice:
    settings = msgspec.convert(row.settings, Manner)
    return Notice(row.id, row.match, row.seat, row.kind, row.address, settings, row.told)
