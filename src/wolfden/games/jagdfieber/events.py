"""What can happen in a match, in the order in which a round tells it."""

from __future__ import annotations

from typing import Final, Literal

from ...core import Event
from .model import CardName

Place = Literal["easy", "played"]


class Chose(Event, frozen=True):
    """Sealed a card, or changed it."""

    seat: int


class Revealed(Event, frozen=True):
    cards: tuple[CardName, ...]
    """By seat."""


class SeasonClosed(Event, frozen=True):
    hunters: tuple[int, ...]
    closers: tuple[int, ...]


class Took(Event, frozen=True):
    seat: int
    taker: CardName
    owner: int
    place: Place
    card: CardName


class HunterLost(Event, frozen=True):
    seat: int


class Returned(Event, frozen=True):
    seat: int
    card: CardName


class AllStayed(Event, frozen=True):
    card: CardName


class RoundEnded(Event, frozen=True):
    day: int
    round: int
    marker: int
    """The next holder."""


class DayScored(Event, frozen=True):
    day: int
    points: tuple[int, ...]


class DayBegan(Event, frozen=True):
    day: int
    marker: int


class Ended(Event, frozen=True):
    winners: tuple[int, ...]


EVENTS: Final = (
    Chose, Revealed, SeasonClosed, Took, HunterLost, Returned, AllStayed, RoundEnded, DayScored,
    DayBegan, Ended,
)  # fmt: skip
