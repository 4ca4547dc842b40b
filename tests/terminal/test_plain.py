"""The terminal's tables: found in the game's folder, and a plain one for games without."""

from __future__ import annotations

import pytest

import wolfden
from tests.core.counting import Added, Counting
from wolfden.core import Event
from wolfden.core.registry import _specs
from wolfden.terminal import PlainTable, table_of
from wolfden.texts.told import values


class Moved(Event, frozen=True):
    seat: int
    target_seat: int
    seats: tuple[int, ...]
    cards: tuple[int, ...]
    colour: str


@pytest.mark.parametrize("spec", wolfden.games(), ids=lambda spec: spec.id)
def test_every_game_of_the_house_has_a_table_of_its_own(spec) -> None:
    names = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"][: spec.players[-1]]
    assert (
        type(table_of(spec.id, names, "en")).__module__ == f"{type(spec).__module__[:-6]}.terminal"
    )


def test_a_game_without_one_is_played_at_the_plain_table(monkeypatch) -> None:
    monkeypatch.setitem(_specs, "counting", Counting())
    table = table_of("counting", ["Ada", "Bo"], "en")
    assert isinstance(table, PlainTable)
    assert table.action(Counting.actions[0]) == "add 1"
    assert table.event(Added(0)) is None


def test_the_plain_table_speaks_in_the_games_words() -> None:
    table = PlainTable(["Ada", "Bo", "Cy"], "fr", "the-wolves")
    action = wolfden.spec_of("the-wolves").actions[0]
    assert table.action(action) != action.text
    assert "{" not in table.action(action)


def test_seats_come_as_names_alone_and_in_lists() -> None:
    event = Moved(0, 1, (1, 2), (3, 4), "grey")
    assert values(event.data, ["Ada", "Bo", "Cy"], "de") == {
        "name": "Ada", "target": "Bo", "names": "Bo und Cy", "count": 2, "cards": "3 und 4",
        "colour": "grey",
    }  # fmt: skip
