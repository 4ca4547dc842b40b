"""What the service asks of a storage: a log of moves that is the truth, and the seats around it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Literal, NamedTuple, Protocol

import msgspec

from ..core import Value
from ..core.fold import Entry
from .clock_rules import Clock
from .manners import Manners
from .remark import Remark

SeatKind = Literal["human", "bot", "program", "open"]


class StoredSeat(msgspec.Struct, frozen=True):
    seat: int
    kind: SeatKind
    name: str | None = None
    bot: str | None = None
    host: bool = False
    token_hash: str | None = None
    confirmed: bool = True
    """Whether this person agrees with the table as it is set; of a program, whether it has come."""
    program_hash: str | None = None
    """Of the bot token with which a program plays here, in its own seat or in a person's."""
    run_by: str | None = None
    """Whose program plays here, by name."""


class Origin(msgspec.Struct, frozen=True):
    """The moment of another match, or of a record (None), from which a match goes on."""

    match: str | None
    number: int


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
    clock: Clock | None = None
    started: int | None = None
    """When the clocks began, in the house's time."""
    locked: bool = False
    """While it waits, nobody else may join."""
    cancelled: bool = False
    origin: Origin | None = None
    manners: Manners = Manners()

    @property
    def waiting(self) -> bool:
        """For people, or for them to agree with how the table is set."""
        return any(seat.kind == "open" or not seat.confirmed for seat in self.seats)

    def start(self, now: int) -> StoredMatch:
        """With clocks that run, where there are any and nobody is waited for."""
        if self.clock is None or self.waiting:
            return self
        return msgspec.structs.replace(self, started=now)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that are people's, whoever plays for them just now."""
        return tuple(seat.seat for seat in self.seats if seat.kind == "human")

    @property
    def guests(self) -> tuple[int, ...]:
        """The seats of people and of programs that they brought."""
        return tuple(seat.seat for seat in self.seats if seat.kind in ("human", "program"))

    @property
    def gives_hints(self) -> bool:
        if self.hints is not None:
            return self.hints
        return sum(seat.kind != "bot" for seat in self.seats) <= 1


class StoredClaim(NamedTuple):
    """A code by which a person opens their own seat on another device."""

    code_hash: str
    match: str
    seat: int
    until: int


class Times(NamedTuple):
    """When a match was created and last changed by a move; milliseconds since 1970."""

    created: int
    changed: int


class Listed(NamedTuple):
    """A table that waits and that strangers may find, and when it was laid."""

    stored: StoredMatch
    created: int


class Current(NamedTuple):
    """A match as it stands, and what has been added to it."""

    stored: StoredMatch
    moves: Sequence[Entry]
    remarks: tuple[Remark, ...]


class NumberTaken(Exception):
    """Another process has stored a move with this number first."""


class Store(Protocol):
    """Each method is one transaction, committed when it returns."""

    async def create(self, match: StoredMatch, moves: Sequence[Entry] = ()) -> None:
        """A match, and the moves that it begins with."""

    async def listed(self) -> Sequence[Listed]:
        """The tables that strangers may find, the latest first: somebody waits there."""

    async def lay(self, match: StoredMatch, fits: Callable[[Listed], bool]) -> bool:
        """Create it, unless one of the listed ones fits as well; whether it was created.

        Whoever asks at the same time, here or elsewhere, is asked one after the other.
        """

    async def current(self, match: str, after: int, heard: int | None) -> Current | None:
        """The match with the moves after this one and, unless None, the remarks after that one;
        None where there is no such match."""

    async def take_seat(self, match: str, seat: StoredSeat, at: int) -> bool:
        """Replace an open seat; False if it is not open any more.

        With the last one, at this time of the house, the clocks begin.
        """

    async def reseat(self, before: StoredMatch, seat: StoredSeat, at: int) -> bool:
        """Change one seat, whether the table waits or plays; False if it is not as `before` any
        more. Where nobody is waited for any more, the clocks begin at this time of the house."""

    async def arrange(self, before: StoredMatch, after: StoredMatch) -> bool:
        """Change a waiting table and who sits there; False if it is not as `before` any more."""

    async def append(self, match: str, move: Entry, finishes: bool, due: int | None = None) -> None:
        """Store a move for good, or raise NumberTaken. `due`: when somebody must look again."""

    async def create_rematch(self, previous: str, match: StoredMatch) -> str:
        """Create the match that follows `previous`, unless there is one that was not cancelled; the
        id of that one."""

    async def withdraw_rematch(self, match: str) -> Collection[str]:
        """This one was cancelled, so nobody wishes it any more; the match that it was to follow."""

    async def changed(self) -> Collection[str] | None:
        """The matches that others changed since this was last asked; None: any may have been.

        The news of other processes. A notice from elsewhere (Redis, LISTEN) can take its place.
        """

    async def offer_claim(self, claim: StoredClaim, now: int) -> None:
        """A code for a seat, instead of any other; those whose time is over are forgotten."""

    async def claim(self, match: str, held: Mapping[str, str], token_hash: str, now: int) -> bool:
        """One of these codes, of seats with these tokens, is used up: another token opens its
        seat from now on. False where there is no such code."""

    async def times(self, matches: Collection[str]) -> Mapping[str, Times]:
        """Of those that exist."""

    async def going_on(self, matches: Collection[str]) -> Collection[str]:
        """Those that are neither over nor cancelled."""

    async def delete(self, match: str) -> Collection[str]:
        """The match, its seats and its moves are gone for good; those that it followed."""

    async def beat(self, now: int, missed: int) -> int:
        """Note the wall's time; how long nobody was there, gaps longer than `missed` only."""

    async def due(self, now: int) -> Sequence[str]:
        """The matches that somebody must look at."""

    async def postpone(self, match: str, until: int | None) -> None:
        """Somebody looked; the next must look then."""

    async def check(self) -> None:
        """Raises StorageFailed unless something can be written now."""


class Fanout(Protocol):
    """Tells the watchers of a table that something happened there. Carries no secrets."""

    async def publish(self, match: str, number: int) -> None: ...

    async def publish_all(self) -> None:
        """Something may have happened at any table."""
