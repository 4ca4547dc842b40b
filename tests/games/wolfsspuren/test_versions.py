"""Matches recorded under every version of the rules replay under its own figures and options."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

import wolfden
from wolfden.core import ALL, WolfdenError
from wolfden.core.record import Record
from wolfden.core.record_reader import read_record
from wolfden.core.registry import spec_of
from wolfden.games.wolfsspuren.figures import figures_of
from wolfden.games.wolfsspuren.model import Stage

RECORDS = sorted((Path(__file__).parent / "records").glob("rules-*.txt"))
NEWEST = wolfden.spec_of("wolfsspuren")
VERSIONS = tuple(spec.rules_version for spec in (*NEWEST.earlier, NEWEST))


def version_of(path: Path) -> int:
    return int(path.stem.split("-")[1])


def test_every_version_of_the_rules_has_a_record():
    assert {version_of(path) for path in RECORDS} == set(VERSIONS)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_its_end_under_its_own_figures(path):
    text = path.read_text("utf-8")
    record = read_record(text)
    assert record.rules_version == version_of(path)
    last = record.replay()
    assert last.outcome.scores == record.scores
    assert last.figures == figures_of(version_of(path))
    assert last.view(ALL).spirals == tuple(figures_of(version_of(path)).spirals[1:])
    assert record.write() == text


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_other_figures_lead_elsewhere(path):
    """So the test above would notice them."""
    record = read_record(path.read_text("utf-8"))
    for version in set(VERSIONS) - {record.rules_version}:
        target = {"extra": 0} if version == 1 else {"target": record.start().terms.target}
        switches = {k: v for k, v in record.options.items() if k not in ("extra", "target")}
        other = Record(record.game, version, record.players, record.seed, target | switches,
                       record.moves, record.names, record.scores)  # fmt: skip
        with pytest.raises(WolfdenError):
            other.replay()


@pytest.mark.parametrize("version", VERSIONS)
def test_the_box_has_the_figures_of_its_version_alone(version):
    spec = spec_of("wolfsspuren", version)
    assert "versions" not in spec.components
    assert spec.components["tokens"]["count"] == len(spec.components["tokens"]["spirals"])
    assert [kind["black"] for kind in spec.components["large_prey"].values()] == list(
        figures_of(version).black
    )


def test_points_beyond_the_usual_target_were_an_option_of_the_first_version():
    first = spec_of("wolfsspuren", 1)
    assert [first.new(players, 1, {"extra": 7}).terms.target for players in (3, 4, 5, 6)] == [
        47, 57, 62, 67,
    ]  # fmt: skip
    with pytest.raises(WolfdenError):
        first.new(3, 1, {"target": 50})
    with pytest.raises(WolfdenError):
        NEWEST.new(3, 1, {"extra": 7})


@pytest.mark.parametrize("version", VERSIONS)
def test_a_state_of_any_version_can_be_sent_to_another_process(version):
    state = spec_of("wolfsspuren", version).new(4, 1)
    twin = pickle.loads(pickle.dumps(state))
    assert twin == state
    assert twin.spec == state.spec
    assert twin.figures == figures_of(version)


def test_figures_of_several_versions_do_not_mix_in_one_process():
    """Legal placements are cached: token 12 costs a wolf of strength 3 too much since version 2."""
    found = {}
    for version in VERSIONS:
        state = spec_of("wolfsspuren", version).new(3, 1, {"lifespan": True})
        for seat, letter in enumerate("aab"):
            state.play(seat, f"pick {letter}")
        while state.stage != Stage.PLAN:
            seat = state.to_act[0]
            state.play(seat, state.legal(seat)[0])
        state.strength[0] = 3
        found[version] = "place a pack-hunt 12" in [action.text for action in state.legal(0)]
    assert found[1]
    assert not found[2]


def test_nothing_new_begins_under_earlier_rules():
    assert wolfden.new("wolfsspuren", players=3).spec is NEWEST
    assert spec_of("wolfsspuren", NEWEST.rules_version) is NEWEST
    assert NEWEST in wolfden.games()
    assert not set(NEWEST.earlier) & set(wolfden.games())


def test_a_version_that_nobody_knows_is_refused():
    with pytest.raises(WolfdenError) as refusal:
        spec_of("wolfsspuren", 99)
    assert refusal.value.code == "rules-changed"
