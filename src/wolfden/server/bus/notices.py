"""What processes tell each other. Never a secret: numbers, matches and seats."""

from __future__ import annotations

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from ...match.agreement import Subject


class Changed(Struct, frozen=True, array_like=True, tag="changed"):
    """These matches were changed in the database, under this tick of its clock."""

    tick: int
    matches: tuple[str, ...]


class Beat(Struct, frozen=True, array_like=True, tag="beat"):
    """The process is there, and so are these people with it: seats by match."""

    here: dict[str, tuple[int, ...]] = {}
    first: bool = False
    """It has just begun and knows of nobody yet."""
    watched: dict[str, int] = {}
    """How many watch without a seat there, by match."""


class Came(Struct, frozen=True, array_like=True, tag="came"):
    match: str
    seat: int


class Left(Struct, frozen=True, array_like=True, tag="left"):
    """The last socket for the seat has closed, or somebody asked without one."""

    match: str
    seat: int


class Gone(Struct, frozen=True, array_like=True, tag="gone"):
    """Somebody said goodbye."""

    match: str
    seat: int


class Watched(Struct, frozen=True, array_like=True, tag="watched"):
    """So many watch the match in this process without a seat."""

    match: str
    spectators: int


class Wished(Struct, frozen=True, array_like=True, tag="wished"):
    """A person wishes, or wishes no more, that a bot plays a seat, that the match ends (None) or
    that their side resigns."""

    match: str
    subject: Subject
    seat: int
    agree: bool


class Listed(Struct, frozen=True, array_like=True, tag="listed"):
    """The table may be in the public list from now on."""

    match: str


Notice = Changed | Beat | Came | Left | Gone | Watched | Wished | Listed


class Letter(Struct, frozen=True, array_like=True):
    """Who writes, and what."""

    process: str
    notices: tuple[Notice, ...]


encode = Encoder().encode
decode = Decoder(Letter).decode
