"""Databases that earlier versions left behind: their matches go on, and what was said is there.

`earlier.sqlite`, with a match of every game, was made by the version before tables had clocks and
bots stood in for people; `people.sqlite`, where people talk, by the one before houses kept order;
`programs.sqlite`, with a table that waits, by the one before programs had tokens of their own.
"""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

from wolfden.bots import level_of
from wolfden.match.company import Company
from wolfden.match.moderation import ReportWish
from wolfden.match.reporting import Reporting
from wolfden.match.service import MatchService
from wolfden.match.talk import Conversations
from wolfden.storage import SqlStore, engine_of, migrate
from wolfden.storage.moderation import SqlReports
from wolfden.storage.talk import SqlTalk

from ..match.people import Around
from .test_migrations import Deaf

EARLIER = Path(__file__).parent / "earlier"
FILES = ("earlier", "programs")
LEFT: dict[str, list[dict[str, Any]]] = {
    name: msgspec.json.decode((EARLIER / f"{name}.json").read_bytes()) for name in FILES
}
MATCHES = [
    pytest.param(name, left, id=f"{name}-{left['game']}")
    for name in FILES
    for left in LEFT[name]
    if "number" in left
]
DECISIONS = 5


@pytest.mark.parametrize(("name", "left"), MATCHES)
def test_a_match_of_an_earlier_version_goes_on(
    name: str, left: dict[str, Any], tmp_path: Path
) -> None:
    async def story() -> None:
        copied = shutil.copy(EARLIER / f"{name}.sqlite", tmp_path / "wolfden.db")
        engine = engine_of(str(copied))
        await migrate(engine)
        service = MatchService(SqlStore(engine), Deaf(), level_of)
        match, number = left["match"], left["number"]
        assert (await service.snapshot(match, None)).number == number
        for _ in range(DECISIONS):
            await one_decision(service, match, left["tokens"])
        seen = await service.snapshot(match, None)
        assert (seen.phase, seen.clock, seen.number) == ("playing", None, number + DECISIONS)
        await engine.dispose()

    asyncio.run(story())


def test_at_a_table_that_waited_packs_are_chosen_now(tmp_path: Path) -> None:
    (left,) = [left for left in LEFT["programs"] if "number" not in left]

    async def story() -> None:
        copied = shutil.copy(EARLIER / "programs.sqlite", tmp_path / "wolfden.db")
        engine = engine_of(str(copied))
        await migrate(engine)
        service = MatchService(SqlStore(engine), Deaf(), level_of)
        match, (ada,) = left["match"], left["tokens"]
        await Company(service, Deaf(), Around()).choose(match, ada, "packs", "rock", None)
        ben = await service.join(match, "Ben")
        seen = await service.snapshot(match, ben.token)
        assert (seen.phase, seen.view.boards[0].pack) == ("playing", "rock")
        await engine.dispose()

    asyncio.run(story())


def test_what_people_said_is_there_and_they_can_be_reported(tmp_path: Path) -> None:
    (left,) = msgspec.json.decode((EARLIER / "people.json").read_bytes())

    async def story() -> None:
        copied = shutil.copy(EARLIER / "people.sqlite", tmp_path / "wolfden.db")
        engine = engine_of(str(copied))
        await migrate(engine)
        store = SqlStore(engine)
        service = MatchService(store, Deaf(), level_of)
        talk = Conversations(service, SqlTalk(engine, store.changes), Deaf())
        match, (ada, _) = left["match"], left["tokens"]
        heard = await talk.talk(match, ada)
        assert [remark.body for remark in heard.remarks] == left["said"]
        reporting = Reporting(service, talk, SqlReports(engine))
        await reporting.report(match, ada, ReportWish(1, "words", remark=2))
        assert await SqlReports(engine).reported(match) == 1
        await one_decision(service, match, left["tokens"])
        assert (await service.snapshot(match, None)).number == left["number"] + 1
        await engine.dispose()

    asyncio.run(story())


async def one_decision(service: MatchService, match: str, tokens: list[str]) -> None:
    for errand in await service.errands(match):
        action = errand.state.legal(errand.seat)[0].text
        await service.submit_for_bot(match, errand.seat, errand.decision, action)
        return
    for token in tokens:
        seen = await service.snapshot(match, token)
        if seen.you in seen.to_act and seen.decision is not None:
            await service.submit(match, token, seen.decision, seen.legal[0].text)
            return
