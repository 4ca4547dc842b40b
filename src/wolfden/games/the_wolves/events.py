"""What can happen, in the order of docs/protocol.md. Everything is open to everyone."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import field

from ...core import Event
from .model import (
    DeedName,
    MoonName,
    PreyName,
    PrizeName,
    RankName,
    TerrainName,
    TokenName,
    TrackName,
)


class Arranged(Event, frozen=True):
    seat: int
    faces: Literal["first", "second"]
    tiles: tuple[TerrainName, ...]
    """What the five two-faced tiles show."""


class Placed(Event, frozen=True):
    seat: int
    hex: str


class TurnBegan(Event, frozen=True):
    seat: int
    number: int


class Named(Event, frozen=True):
    seat: int
    deed: DeedName
    terrain: TerrainName
    extra: bool
    """Whether an action token was spent."""


class Chose(Event, frozen=True):
    """A step of an action that is half made."""

    seat: int
    step: Literal["flip", "spend", "wolf", "done", "to", "take"]
    hex: str = "none"


class Paid(Event, frozen=True):
    seat: int
    terrain: TerrainName
    flipped: tuple[int, ...]
    tokens: int


class Moved(Event, frozen=True):
    seat: int
    rank: RankName
    start: str = field(name="from")
    goal: str = field(name="to")
    path: tuple[str, ...]


class Displaced(Event, frozen=True):
    seat: int
    owner: int
    rank: RankName
    start: str = field(name="from")
    goal: str = field(name="to")


class DenBuilt(Event, frozen=True):
    seat: int
    hex: str


class Upgraded(Event, frozen=True):
    seat: int
    hex: str


class Howled(Event, frozen=True):
    seat: int
    hex: str
    rank: RankName
    """Of the wolf that joins."""


class Dominated(Event, frozen=True):
    seat: int
    owner: int
    hex: str
    piece: PrizeName
    rank: Literal["pack", "alpha", "den"]
    """Of the piece that takes its place."""


class Uncovered(Event, frozen=True):
    seat: int
    track: TrackName
    dens: int
    value: int
    token: TokenName | Literal["none"]
    points: int


class TokenGained(Event, frozen=True):
    seat: int
    token: TokenName
    reason: Literal["lair", "hunt"]


class Covered(Event, frozen=True):
    date: int
    piece: Literal["lone", "pack", "den"]
    pack: TerrainName | Literal["none"]


class Hunted(Event, frozen=True):
    seat: int
    hex: str
    prey: PreyName
    left: int


class TurnEnded(Event, frozen=True):
    seat: int
    number: int


class MoonCame(Event, frozen=True):
    moon: MoonName


ResultName = Literal["won", "shared", "neutral", "empty"]


class RegionScored(Event, frozen=True):
    tile: str
    moon: MoonName
    seats: tuple[int | None, ...]
    """In ranking order; None: the neutral pack."""
    control: tuple[int, ...]
    alphas: tuple[int, ...]
    points: tuple[int, ...]
    """By seat."""
    taker: int | None
    result: ResultName


class Ended(Event, frozen=True):
    winners: tuple[int, ...]


EVENTS: Final = (
    Arranged, Placed, TurnBegan, Named, Chose, Paid, Moved, Displaced, DenBuilt, Upgraded, Howled,
    Dominated, Uncovered, TokenGained, Covered, Hunted, TurnEnded, MoonCame, RegionScored, Ended,
)  # fmt: skip
