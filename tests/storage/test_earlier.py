"""A database that an earlier version left behind, with a running match of every game: all go on.

`earlier.sqlite` was made by the version before tables had clocks and bots stood in for people.
"""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

from wolfden.bots import level_of
from wolfden.match.service import MatchService
from wolfden.storage import SqlStore, engine_of, migrate

from .test_migrations import Deaf

EARLIER = Path(__file__).parent / "earlier"
MATCHES: list[dict[str, Any]] = msgspec.json.decode((EARLIER / "earlier.json").read_bytes())
DECISIONS = 5


@pytest.mark.parametrize("left", MATCHES, ids=lambda left: left["game"])
def test_a_match_of_an_earlier_version_goes_on(left: dict[str, Any], tmp_path: Path) -> None:
    async def story() -> None:
        copied = shutil.copy(EARLIER / "earlier.sqlite", tmp_path / "wolfden.db")
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
