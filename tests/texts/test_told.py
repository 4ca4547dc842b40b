"""Any event as words: names for seats, lists as people write them."""

import json
from pathlib import Path

import msgspec
import pytest

from wolfden.core import Event
from wolfden.games.the_wolves.events import DenBuilt, Ended
from wolfden.terminal import PlainTable
from wolfden.texts import problems
from wolfden.texts.told import values

CASES = json.loads(Path(__file__).with_name("told.json").read_text("utf-8"))
"""The browser's plain table is held to them too."""
NAMES = ["Ada", "Ben", "Cleo"]


class Meal(msgspec.Struct):
    wolf: str
    food: int


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["data"]))
def test_every_field_has_its_words(case):
    assert values(case["data"], NAMES, case.get("lang", "en")) == case["told"]


def test_structs_are_told_by_their_parts():
    assert values({"meals": (Meal("grey-a", 2),)}, NAMES, "en") == {"meals": "grey-a 2", "count": 1}


def test_a_plain_table_tells_events_by_name():
    table = PlainTable(NAMES, "en", "the-wolves")
    assert table.event(DenBuilt(1, "c4")) == ("Ben builds a den on c4.")
    assert table.event(Ended((0, 2))) == "Ada and Cleo win together."


def test_a_field_may_be_called_as_the_language_is():
    table = PlainTable(NAMES, "en", "the-wolves")

    class DenBuiltElsewhere(Event, frozen=True, tag="den-built"):
        seat: int
        hex: str
        lang: str
        key: str

    event = DenBuiltElsewhere(1, "c4", "x", "y")
    assert table.event(event) == "Ben builds a den on c4."


def test_what_a_text_lacks_is_named():
    assert problems("en", "the-wolves-event-den-built", name="Ben", hex="c4") == []
    assert problems("fr", "the-wolves-event-den-built", hex="c4") == ["Unknown external: name"]
