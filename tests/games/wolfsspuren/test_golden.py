"""Playthroughs with the optional rules, whole matches of greedy bots as records, and what earlier
versions of the rules left behind.

    python -m tests.games.wolfsspuren.test_golden

writes the playthroughs and the newest version's records anew; read the diff.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import wolfden
from wolfden.bots import decide
from wolfden.core import Chance
from wolfden.core.record import Record
from wolfden.core.record_reader import read_record
from wolfden.core.registry import spec_of
from wolfden.testing.perft import perft_table
from wolfden.testing.playthrough import playthrough

FOLDER = Path(__file__).parents[2] / "golden" / "wolfsspuren"
SPEC = wolfden.spec_of("wolfsspuren")
SWITCHES = dict.fromkeys(("joining", "lifespan", "strength_first", "lasting_omega"), True)


def greedy_record(players: int, seed: int, **options: bool) -> Record:
    state = wolfden.new("wolfsspuren", players=players, seed=seed, **options)
    chance, moves = Chance.from_seed(seed), []
    while state.to_act:
        seat = state.to_act[0]
        action = decide("greedy", state, seat, chance)
        moves.append((seat, action.text))
        state.play(seat, action)
    names = {seat: f"Wolf {seat}" for seat in range(players)}
    return Record(
        SPEC.id, SPEC.rules_version, players, seed, dict(state.options), tuple(moves), names,
        state.outcome.scores,
    )  # fmt: skip


def reaching_record(players: int, **options: bool) -> Record:
    """Of the first match in which somebody reaches the target."""
    records = (greedy_record(players, seed, **options) for seed in range(1, 20))
    return next(record for record in records if reaches(record))


def reaches(record: Record) -> bool:
    return record.replay().outcome.reason == "target-reached"


def earlier_files() -> Iterator[tuple[str, str]]:
    """Of version 2, with the engine of now; its records are never written again."""
    second = spec_of("wolfsspuren", 2)
    yield "rules-2/perft.txt", perft_table(second)
    yield "rules-2/playthrough-3.txt", playthrough(second, 3, 1, {"target": 40})
    yield "rules-2/playthrough-5-options.txt", playthrough(second, 5, 2, SWITCHES)


def files() -> Iterator[tuple[str, str]]:
    yield from earlier_files()
    for players in SPEC.players:
        yield f"playthrough-{players}-options.txt", playthrough(SPEC, players, 2, SWITCHES)
        yield f"record-{players}-greedy.txt", reaching_record(players).write()
        yield f"record-{players}-greedy-options.txt", reaching_record(players, **SWITCHES).write()


@pytest.mark.parametrize("players", SPEC.players)
def test_playthroughs_with_options_are_as_they_were_read(players):
    text = playthrough(SPEC, players, 2, SWITCHES)
    assert text == (FOLDER / f"playthrough-{players}-options.txt").read_text("utf-8")


@pytest.mark.parametrize(
    "path", sorted(FOLDER.glob("record-*-greedy*.txt")), ids=lambda path: path.stem
)
def test_matches_of_greedy_bots_replay_to_the_target(path):
    assert reaches(read_record(path.read_text("utf-8")))


def test_earlier_rules_are_played_as_they_were_read():
    for name, text in earlier_files():
        assert text == (FOLDER / name).read_text("utf-8"), name


@pytest.mark.parametrize(
    "path", sorted(FOLDER.glob("rules-*/record-*.txt")), ids=lambda path: path.stem
)
def test_records_of_earlier_rules_replay_to_their_scores(path):
    text = path.read_text("utf-8")
    record = read_record(text)
    assert f"rules-{record.rules_version}" == path.parent.name
    assert record.replay().outcome.scores == record.scores
    assert record.write() == text


def test_random_records_show_a_pack_that_died_out_at_every_player_count():
    for players in SPEC.players:
        record = read_record((FOLDER / f"record-{players}.txt").read_text("utf-8"))
        assert record.replay().outcome.reason == "died-out"


if __name__ == "__main__":
    for name, text in files():
        (FOLDER / name).write_text(text, "utf-8")
        print(FOLDER / name)
