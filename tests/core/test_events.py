"""Events: their names and fields as everyone outside of Python reads them."""

from __future__ import annotations

import msgspec

from wolfden.core import Event


class WolfMoved(Event, frozen=True):
    seat: int
    start: str = msgspec.field(name="from")
    path: tuple[str, ...]


class Whispered(Event, frozen=True):
    seat: int

    @property
    def audience(self) -> frozenset[int]:
        return frozenset({self.seat})


def test_an_event_is_called_by_its_class_in_words_with_hyphens():
    assert WolfMoved(0, "a1", ()).name == "wolf-moved"


def test_its_data_has_the_names_that_the_protocol_uses():
    event = WolfMoved(2, "a1", ("a1", "b2"))
    assert event.data == {"seat": 2, "from": "a1", "path": ("a1", "b2")}
    assert msgspec.convert({"name": event.name, **event.data}, WolfMoved) == event


def test_what_has_an_audience_is_for_it_alone():
    assert [Whispered(1).visible_to(seat) for seat in (0, 1, None)] == [False, True, False]
    assert WolfMoved(1, "a1", ()).visible_to(None)
