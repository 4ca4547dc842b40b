"""What is known of people goes when its days are over, or its name is taken out."""

from __future__ import annotations

import asyncio

from wolfden.match.moderation import Person, Report, Sanction
from wolfden.storage import engine_of, migrate
from wolfden.storage import moderation as stored
from wolfden.storage.moderation import DAY, Deed, SqlReports, Visit
from wolfden.storage.office import NOBODY, Limits, Office

ADA, BEN = Person("a" * 64), Person("b" * 64)
NOW = 1000 * DAY


def a_report(at: int, remark: int = 0) -> Report:
    return Report(at, "m" * 22, 1, BEN, "Ben", "words", remark, "go away", "rude", ADA)


def test_what_is_known_of_people_is_cleared_in_time(database: str) -> None:
    async def story() -> None:
        engine = engine_of(database)
        await migrate(engine)
        kept = SqlReports(engine)
        assert await kept.report(a_report(NOW - 20 * DAY, 1))
        assert await kept.report(a_report(NOW - DAY, 2))
        assert not await kept.report(a_report(NOW, 2))
        assert await kept.reported("m" * 22) == 2
        came = [Visit(BEN, "203.0.113.7", NOW - 9 * DAY), Visit(BEN, "198.51.100.0", NOW - DAY)]
        await engine.write(lambda sql: stored.note_visits(sql, [*came, came[1]]))
        for kind, whom, until in (
            ("ban", "10.0.0.0/8", NOW - 20 * DAY),
            ("ban", "11.0.0.0/8", NOW + DAY),
            ("mute", BEN, None),
        ):
            imposed = Sanction(kind, whom, NOW - 30 * DAY, until, "")  # type: ignore[arg-type]
            await engine.write(lambda sql, each=imposed: stored.impose(sql, each))  # type: ignore[misc]
        await engine.write(lambda sql: stored.note_deed(sql, Deed(NOW - 20 * DAY, "me", "x", "")))
        in_force = await engine.read(lambda sql: stored.in_force(sql, NOW))
        assert [each.whom for each in in_force] == ["11.0.0.0/8", BEN]
        await engine.write(lambda sql: stored.clear(sql, NOW, 7, 0))
        visits = await engine.read(lambda sql: stored.addresses_of(sql, BEN))
        assert [visit.address for visit in visits] == ["198.51.100.0"]
        assert await kept.reported("m" * 22) == 2
        await engine.write(lambda sql: stored.clear(sql, NOW, 0, 10))
        assert await engine.read(lambda sql: stored.addresses_of(sql, BEN)) == []
        assert await kept.reported("m" * 22) == 1
        assert len(await engine.read(lambda sql: stored.in_force(sql, NOW - 25 * DAY))) == 2
        assert await engine.read(lambda sql: stored.deeds(sql, 9)) == []
        await Office(engine).forget_addresses(Limits(0, 0, 7, 0))
        await Office(engine).take_out("Ben")
        (left,) = await engine.read(lambda sql: stored.list_reports(sql, True, 9))
        assert (left.name, left.said, left.note) == (NOBODY, "", "")
        await engine.dispose()

    asyncio.run(story())
