"""A database of an earlier version is brought up to date, and its matches go on."""

from __future__ import annotations

import asyncio

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from wolfden.bots import bot_of
from wolfden.match.service import MatchService
from wolfden.storage import SqlStore, engine_of, migrate
from wolfden.storage.engine import DatabaseNewer

OLD = "o" * 22


class Deaf:
    async def publish(self, match: str, number: int) -> None: ...

    async def publish_all(self) -> None: ...


def at_first(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "wolfden.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")


def an_old_match(connection: Connection) -> None:
    at_first(connection)
    connection.execute(
        text(
            "INSERT INTO matches (id, game, rules_version, options, seed)"
            """ VALUES (:id, 'jagdfieber', 1, '{"days": 1}', '7')"""
        ),
        {"id": OLD},
    )
    seats = [("human", "Ada", None), ("bot", None, "random"), ("bot", None, "greedy")]
    for seat, (kind, name, bot) in enumerate(seats):
        connection.execute(
            text(
                "INSERT INTO seats (match, seat, kind, name, bot, host)"
                " VALUES (:match, :seat, :kind, :name, :bot, false)"
            ),
            {"match": OLD, "seat": seat, "kind": kind, "name": name, "bot": bot},
        )


def test_a_match_from_before_hints_is_loaded_and_played_on(database: str) -> None:
    async def story() -> None:
        engine = engine_of(database)
        await engine.write(an_old_match)
        await migrate(engine)
        service = MatchService(SqlStore(engine), Deaf(), bot_of)
        seen = await service.snapshot(OLD, None)
        assert [seat.bot for seat in seen.seats] == [None, "random", "greedy"]
        assert seen.hints
        for errand in await service.errands(OLD):
            action = errand.state.legal(errand.seat)[0].text
            await service.submit_for_bot(OLD, errand.seat, errand.decision, action)
        assert (await service.snapshot(OLD, None)).to_act == (0,)
        await engine.dispose()

    asyncio.run(story())


def test_a_database_of_a_later_version_is_left_alone(database: str) -> None:
    async def story() -> None:
        engine = engine_of(database)
        await migrate(engine)
        later = text("UPDATE alembic_version SET version_num = '9999'")
        await engine.write(lambda connection: connection.execute(later))
        with pytest.raises(DatabaseNewer):
            await migrate(engine)
        await engine.dispose()

    asyncio.run(story())
