"""What can happen in a match, in the order of a turn.

`place` is the active one unless said otherwise, `seat` the person who decides there.
"""

from __future__ import annotations

from typing import Final, Literal

from ...core import Event
from .animals import Kind
from .model import CardName, Symbol, Team

AnimalName = str
WhyMoved = Literal["card", "late", "search"]
WhyTurned = Literal["first", "pair", "company", "rests", "searches"]
Reason = Literal["no-sheep", "cards"]


class Played(Event, frozen=True):
    place: int
    seat: int
    card: CardName


class Kept(Event, frozen=True):
    place: int
    seat: int
    card: CardName
    """Turned up, and played now."""


class Exchanged(Event, frozen=True):
    place: int
    seat: int
    card: CardName
    """Played instead."""
    first: CardName
    """Put under the ghost pile."""
    asked: bool
    """False where sheep-02 forced it."""


class ExchangeFailed(Event, frozen=True):
    place: int
    seat: int
    card: CardName
    """A 3 that stays on top of the ghost pile."""
    first: CardName
    """Played after all."""


class Moved(Event, frozen=True):
    animal: AnimalName
    kind: Kind
    origin: int
    to: int
    steps: int
    """Below zero: counter-clockwise."""
    why: WhyMoved
    stopped: Symbol | None


class Turned(Event, frozen=True):
    animal: AnimalName
    place: int
    """Where it stands."""
    kind: Kind
    """Shown now."""
    back: bool
    why: WhyTurned


class Pair(Event, frozen=True):
    place: int
    seat: int
    animals: tuple[AnimalName, ...]
    """Two, one of which has to be turned."""


class Drew(Event, frozen=True):
    place: int
    seat: int
    left: int


class DrewCard(Event, frozen=True):
    seat: int
    card: CardName

    @property
    def audience(self) -> frozenset[int]:
        return frozenset({self.seat})


class TurnBegan(Event, frozen=True):
    turn: int
    place: int
    ghost: bool


class TurnSkipped(Event, frozen=True):
    place: int
    animal: AnimalName


class ThreesForbidden(Event, frozen=True):
    place: int
    animal: AnimalName


class SheepLost(Event, frozen=True):
    place: int
    animal: AnimalName
    target: int
    left: int


class SheepFound(Event, frozen=True):
    place: int
    animal: AnimalName
    target: int
    left: int


class NothingHappened(Event, frozen=True):
    place: int
    animal: AnimalName
    target: int
    kind: Kind


class HandShown(Event, frozen=True):
    place: int
    seat: int
    cards: tuple[CardName, ...]


class TurnedUp(Event, frozen=True):
    place: int
    seat: int
    card: CardName
    source: Literal["draw", "ghost"]


class GhostStuck(Event, frozen=True):
    place: int
    card: CardName
    """A 3 of the ghost pile."""
    first: CardName | None
    """Put under it; None with the draw pile empty."""


class LastRound(Event, frozen=True):
    place: int


class GameEnded(Event, frozen=True):
    game: int
    winner: Team
    reason: Reason
    place: int | None
    """Who has no sheep."""
    sheep: tuple[int, ...]


class GameBegan(Event, frozen=True):
    game: int


class Ended(Event, frozen=True):
    winner: Team
    winners: tuple[int, ...]


EVENTS: Final = (
    Played, Kept, Exchanged, ExchangeFailed, Moved, Turned, Pair, Drew, DrewCard, TurnBegan,
    TurnSkipped, ThreesForbidden, SheepLost, SheepFound, NothingHappened, HandShown, TurnedUp,
    GhostStuck, LastRound, GameEnded, GameBegan, Ended,
)  # fmt: skip
