"""Notices between processes: gathered, cut into letters, and believed only for a while."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from tests.match.people import HandClock
from wolfden.server.bus import Beat, Bus, Changed, Left, Notice, Wished
from wolfden.server.bus.base import LETTER, _parts
from wolfden.server.bus.notices import Letter, decode, encode
from wolfden.server.elsewhere import Elsewhere


class Street:
    """Carries letters between the buses that stand in it, while it is open."""

    def __init__(self) -> None:
        self.open = True
        self.buses: list[StreetBus] = []


class StreetBus(Bus):
    def __init__(self, process: str, street: Street) -> None:
        super().__init__(process, beat=0.05)
        self._street = street
        street.buses.append(self)
        self.heard: list[tuple[str, Notice]] = []
        self.received = lambda process, notice: self.heard.append((process, notice))

    async def _listen(self) -> None:
        self._begin_listening()
        while self._hears:
            await asyncio.sleep(0.01)

    async def _deliver(self, letter: bytes) -> None:
        if not self._street.open:
            raise OSError("the street is closed")
        for bus in self._street.buses:
            bus._receive(letter)


def test_a_bus_that_does_not_hear_itself_is_down_and_asks_when_it_is_back() -> None:
    async def until(condition: Any) -> None:
        began = time.monotonic()
        while not condition():
            assert time.monotonic() - began < 10
            await asyncio.sleep(0.01)

    async def story() -> None:
        street = Street()
        one, two = StreetBus("one", street), StreetBus("two", street)
        assert not one.works
        await one.start()
        await until(lambda: one.works)
        assert one.alone
        await two.start()
        await until(lambda: two.works and not one.alone and not two.alone)
        street.open = False
        await until(lambda: not one.works and one.alone)
        one.send(Left("lost", 0))
        two.heard.clear()
        await asyncio.sleep(0.2)
        street.open = True
        await until(lambda: one.works and not one.alone)
        await until(lambda: ("one", Beat(first=True)) in two.heard)
        assert ("one", Left("lost", 0)) not in two.heard
        for bus in (one, two):
            await bus.stop()

    asyncio.run(story())


def test_letters_are_short_and_keep_the_order() -> None:
    people = {f"{number:m>22}": (0, 1, 2, 3) for number in range(150)}
    notices = [Beat(people), Changed(1, ("a" * 22,) * 200), *[Wished("m", None, 1, True)] * 900]
    letters = [encode(Letter("process", part)) for part in _parts(notices)]
    assert max(map(len, letters)) < LETTER + 500
    assert [notice for letter in letters for notice in decode(letter).notices] == notices


def test_people_elsewhere_are_believed_while_somebody_repeats_it() -> None:
    clock = HandClock()
    elsewhere = Elsewhere(9, clock)
    place = ("m", 1)
    assert elsewhere.came("one", [place]) == [place]
    clock.pass_by(5)
    assert elsewhere.came("two", [place]) == []
    clock.pass_by(5)
    assert elsewhere.drop_silent() == []
    elsewhere.left("two", place)
    assert not elsewhere.here(*place)
    elsewhere.came("one", [place])
    clock.pass_by(10)
    assert elsewhere.drop_silent() == [place]
    assert not elsewhere.here(*place)
