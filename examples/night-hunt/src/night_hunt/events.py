"""What can happen. The class's name is the event's: `PreyCaught` is told as `prey-caught`."""

from __future__ import annotations

from typing import Final

from wolfden.core import Event


class Chose(Event, frozen=True):
    seat: int


class Revealed(Event, frozen=True):
    seat: int
    strength: int


class PreyCaught(Event, frozen=True):
    seat: int
    prey: int


class PreyEscaped(Event, frozen=True):
    prey: int


class NightFell(Event, frozen=True):
    night: int
    prey: int


class Ended(Event, frozen=True):
    seats: tuple[int, ...]


EVENTS: Final = (Chose, Revealed, PreyCaught, PreyEscaped, NightFell, Ended)
