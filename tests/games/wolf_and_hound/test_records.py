"""Recorded matches between greedy bots: one for each number of players and reason of the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from wolfden.core.record_reader import read_record

GOLDEN = Path(__file__).parents[2] / "golden" / "wolf-and-hound"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("reason", ["no-sheep", "cards", "best-of-five"])
def test_a_recorded_match_replays_to_its_end(players, reason):
    record = read_record((GOLDEN / f"record-{players}-{reason}.txt").read_text("utf-8"))
    assert record.players == players
    assert record.replay().outcome.reason == reason
