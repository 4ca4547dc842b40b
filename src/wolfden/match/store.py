"""What the service asks of a storage: a log of moves that is the truth, and the seats around it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Literal, Protocol

import msgspec

from ..core import Value
from ..core.fold import Entry

SeatKind = Literal["human", "bot", "open"]


class StoredSeat(msgspec.Struct, frozen=True):
    seat: int
    kind: SeatKind
    name: str | None = None
    bot: str | None = None
    host: bool = False
    token_hash: str | None = None


class StoredMatch(msgspec.Struct, frozen=True):
    id: str
    game: str
    rules_version: int
    options: Mapping[str, Value]
    seed: int
    seats: tuple[StoredSeat, ...]
    rematch: str | None = None
    hints: bool | None = None
    """Whether players may ask for hints; None: where only one seat is a person's."""

    @property
    def waiting(self) -> bool:
        return any(seat.kind == "open" for seat in self.seats)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that are people's, whoever plays for them just now."""
        return tuple(seat.seat for seat in self.seats if seat.kind == "human")

    @property
    def gives_hints(self) -> bool:
        if self.hints is not None:
            return self.hints
        return sum(seat.kind != "bot" for seat in self.seats) <= 1


class NumberTaken(Exception):
    """Another process has stored a move with this number first."""


class Store(Protocol):
    """Each method is one transaction, committed when it returns."""

    async def create(self, match: StoredMatch) -> None: ...

    async def load(self, match: str) -> StoredMatch | None: ...

    async def take_seat(self, match: str, seat: StoredSeat) -> bool:
        """Replace an open seat; False if it is not open any more."""

    async def moves(self, match: str, after: int = 0) -> Sequence[Entry]:
        """The moves with higher numbers, in order."""

    async def append(self, match: str, move: Entry, finishes: bool) -> None:
        """Store a move for good, or raise NumberTaken."""

    async def create_rematch(self, previous: str, match: StoredMatch) -> str:
        """Create the match that follows `previous`, unless there is one; the id of that one."""

    async def changed(self) -> Collection[str] | None:
        """The matches that others changed since this was last asked; None: any may have been.

        The news of other processes. A notice from elsewhere (Redis, LISTEN) can take its place.
        """

    async def check(self) -> None:
        """Raises StorageFailed unless something can be written now."""


class Fanout(Protocol):
    """Tells the watchers of a table that something happened there. Carries no secrets."""

    async def publish(self, match: str, number: int) -> None: ...

    async def publish_all(self) -> None:
        """Something may have happened at any table."""
