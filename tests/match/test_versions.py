"""Matches begun under earlier rules: opened, played to their end and recorded under those."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.storage.test_store import loaded_from
from wolfden.bots import bot_of
from wolfden.core import WolfdenError
from wolfden.core.fold import Entry
from wolfden.core.record import Record
from wolfden.core.record_reader import read_record
from wolfden.core.registry import spec_of
from wolfden.match.keys import hash_of, new_match_id, new_token
from wolfden.match.service import MatchService
from wolfden.match.store import Store, StoredMatch, StoredSeat
from wolfden.storage import SqlStore, engine_of, migrate

from .conftest import Heard, tell

RECORDS = Path(__file__).parents[1] / "games" / "wolfsspuren" / "records"
VERSIONS = pytest.mark.parametrize("version", [1, 2])
TOKEN = new_token()
LEFT = 3
"""So many moves are still to be made when the match is opened."""


def recorded(version: int) -> Record:
    return read_record((RECORDS / f"rules-{version}-4-greedy.txt").read_text("utf-8"))


async def stored(store: Store, record: Record, rules_version: int) -> str:
    """The match as it was left, three moves before its end."""
    seats = [StoredSeat(seat, "bot", bot="greedy") for seat in range(record.players)]
    seats[0] = StoredSeat(0, "human", "Ada", host=True, token_hash=hash_of(TOKEN))
    match = StoredMatch(
        new_match_id(), record.game, rules_version, record.options, record.seed, tuple(seats)
    )
    await store.create(match)
    for number, move in enumerate(record.moves[:-LEFT], 1):
        await store.append(match.id, Entry(number, *move), finishes=False)
    return match.id


@VERSIONS
def test_a_match_is_played_to_its_end_under_its_own_rules(tmp_path: Path, version: int) -> None:
    async def story() -> None:
        engine = engine_of(str(tmp_path / "wolfden.db"))
        await migrate(engine)
        store, record = SqlStore(engine), recorded(version)
        match = await stored(store, record, version)
        service = MatchService(store, Heard(), bot_of)
        seen = await service.snapshot(match, TOKEN)
        assert (seen.phase, seen.number) == ("playing", len(record.moves) - LEFT)
        assert seen.options == record.options
        for move, (seat, text) in enumerate(record.moves[-LEFT:], seen.number):
            errands = [errand for errand in await service.errands(match) if errand.seat == seat]
            decision = errands[0].decision if errands else seen.decision
            assert await service.submit_for_bot(match, seat, decision or 0, text) == move + 1
            seen = await service.snapshot(match, TOKEN)
        assert seen.phase == "over"
        assert seen.outcome is not None
        assert seen.outcome.scores == record.scores
        downloaded = read_record(await service.record(match))
        assert (downloaded.rules_version, downloaded.moves) == (version, record.moves)
        again = await loaded_from(store, (await service.rematch(match, TOKEN)).match)
        assert again is not None
        newest = spec_of("wolfsspuren")
        assert again.rules_version == newest.rules_version
        assert again.options.keys() == {option.name for option in newest.options}
        await engine.dispose()

    tell(story)


def test_a_match_of_a_version_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        engine = engine_of(str(tmp_path / "wolfden.db"))
        await migrate(engine)
        store = SqlStore(engine)
        match = await stored(store, recorded(2), 99)
        with pytest.raises(WolfdenError) as refusal:
            await MatchService(store, Heard(), bot_of).snapshot(match, TOKEN)
        assert refusal.value.code == "rules-changed"
        await engine.dispose()

    tell(story)
