"""Any event as words: names for seats, lists as people write them."""

import msgspec
import pytest

from wolfden.core import Event
from wolfden.games.the_wolves.events import DenBuilt, Ended
from wolfden.terminal import PlainTable
from wolfden.texts import problems
from wolfden.texts.told import values

NAMES = ["Ada", "Ben", "Cleo"]


class Meal(msgspec.Struct):
    wolf: str
    food: int


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ({"seat": 1}, {"name": "Ben", "count": 1}),
        ({"seat": 0, "owner": 2}, {"name": "Ada", "owner": "Cleo", "count": 1}),
        ({"taker": "wolf", "target": 1}, {"taker": "wolf", "target": 1, "count": 1}),
        ({"loser_seat": 2, "seats_left": 2}, {"loser": "Cleo", "seats_left": 2, "count": 1}),
        (
            {"target": "grey-a", "target_seat": 2},
            {"target": "grey-a", "target_seat": "Cleo", "count": 1},
        ),
        ({"owner": 3}, {"owner": 3, "count": 1}),
        ({"seat": None, "extra": True}, {"name": "none", "extra": "true", "count": 1}),
        ({"day": 2, "card": "wolf"}, {"day": 2, "card": "wolf", "count": 1}),
        ({"winners": [0, 2]}, {"winners": "Ada and Cleo", "name": "Ada and Cleo", "count": 2}),
        ({"winners": []}, {"winners": "", "name": "", "count": 0}),
        ({"seat": 1, "winners": [0]}, {"winners": "Ada", "name": "Ben", "count": 1}),
        ({"seats": (0, None)}, {"names": "Ada and none", "count": 2}),
        ({"hunter_seats": (0,)}, {"hunter": "Ada", "count": 1}),
        (
            {"cards": ["wolf"], "seats": [0, 1]},
            {"cards": "wolf", "names": "Ada and Ben", "count": 2},
        ),
        ({"points": [3, -1, 0]}, {"points": "3, -1, and 0", "count": 3}),
        ({"meals": [Meal("grey-a", 2)]}, {"meals": "grey-a 2", "count": 1}),
        ({"turns": [{"seat": 2, "token": 4}]}, {"turns": "Cleo 4", "count": 1}),
    ],
)
def test_every_field_has_its_words(data, told):
    assert values(data, NAMES, "en") == told


def test_lists_are_written_as_the_language_does():
    data = {"winners": [0, 1, 2]}
    assert values(data, NAMES, "de")["winners"] == "Ada, Ben und Cleo"
    assert values(data, NAMES, "fr")["winners"] == "Ada, Ben et Cleo"


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
