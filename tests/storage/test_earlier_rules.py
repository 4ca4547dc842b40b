"""Matches of Wolfsspuren that were begun under earlier versions of its rules, one running and one
finished under each: they fold with their own figures, go on, are downloaded and replayed."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from wolfden.bots import level_of
from wolfden.core.record_reader import read_record
from wolfden.core.registry import spec_of
from wolfden.games.wolfsspuren.figures import figures_of
from wolfden.match.service import MatchService
from wolfden.storage import SqlStore, engine_of, migrate

from .test_earlier import DECISIONS, EARLIER, one_decision
from .test_migrations import Deaf

MATCHES: list[dict[str, Any]] = msgspec.json.decode((EARLIER / "wolfsspuren.json").read_bytes())
RUNNING = [left for left in MATCHES if left["phase"] == "playing"]
OVER = [left for left in MATCHES if left["phase"] == "over"]


def version_of(left: dict[str, Any]) -> str:
    return f"rules {left['version']}"


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[MatchService]:
    copied = shutil.copy(EARLIER / "wolfsspuren.sqlite", folder / "wolfden.db")
    engine = engine_of(str(copied))
    await migrate(engine)
    yield MatchService(SqlStore(engine), Deaf(), level_of)
    await engine.dispose()


def test_every_earlier_version_left_a_running_match_and_a_finished_one() -> None:
    earlier = {spec.rules_version for spec in spec_of("wolfsspuren").earlier}
    assert {left["version"] for left in RUNNING} == {left["version"] for left in OVER} == earlier


@pytest.mark.parametrize("left", RUNNING, ids=version_of)
def test_a_running_match_goes_on_under_its_own_figures(
    left: dict[str, Any], tmp_path: Path
) -> None:
    async def story() -> None:
        async with house(tmp_path) as service:
            match, number = left["match"], left["number"]
            seen = await service.snapshot(match, None)
            assert (seen.number, seen.rules_version) == (number, left["version"])
            assert seen.view.spirals == tuple(figures_of(left["version"]).spirals[1:])
            for _ in range(DECISIONS):
                await one_decision(service, match, left["tokens"])
            assert (await service.snapshot(match, None)).number == number + DECISIONS

    asyncio.run(story())


@pytest.mark.parametrize("left", OVER, ids=version_of)
def test_a_finished_match_is_downloaded_and_replayed(left: dict[str, Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as service:
            seen = await service.snapshot(left["match"], None)
            assert seen.outcome is not None
            record = read_record(await service.record(left["match"]))
            assert record.rules_version == left["version"]
            assert record.replay().outcome == seen.outcome

    asyncio.run(story())


@pytest.mark.parametrize("left", OVER, ids=version_of)
def test_a_rematch_is_played_by_the_rules_of_now(left: dict[str, Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as service:
            ticket = await service.rematch(left["match"], left["tokens"][0])
            seen = await service.snapshot(ticket.match, ticket.token)
            assert seen.rules_version == spec_of("wolfsspuren").rules_version

    asyncio.run(story())
