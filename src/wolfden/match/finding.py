"""Finding each other: the tables that strangers may join, and a seat at one for whoever asks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, NamedTuple

import msgspec
from msgspec import Meta

from ..core import Spec, Value
from ..core.registry import games, spec_of
from .clock_rules import Clock, Days, Live
from .errors import NameTaken, NoOpenSeat, TableCancelled, TableLocked, UnknownMatch
from .manners import Manners, Strength
from .names import check_name, free_name
from .presence import Presence
from .service import MatchService
from .setup import SeatSetUp, SetUp, Ticket
from .store import Listed

FRESH: Final = 30_000
"""Milliseconds for which whoever has just laid a table counts as there."""
USUAL: Final = 3
"""People for whom a table is laid: few, so that it starts soon."""
CLOCK: Final = Live(bank=600, increment=15)
"""Nobody who plays with strangers has to wait for ever."""

Language = Annotated[str, Meta(max_length=8)]


class OpenTable(msgspec.Struct, frozen=True):
    """A table in the public list."""

    match: str
    game: str
    options: Mapping[str, Value]
    players: int
    names: tuple[str, ...]
    """The people who wait there."""
    bots: int
    left: int
    """Seats."""
    hints: bool
    clock: Clock | None
    language: str | None
    strength: Strength
    since: int
    """When it was laid, in milliseconds since 1970."""


class Search(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody would like to play: one game or any, in a language or any."""

    name: str
    game: str | None = None
    language: Language | None = None
    strength: Strength = "any"


class Found(NamedTuple):
    ticket: Ticket
    laid: bool
    """Whether there was none, and one was laid."""


def open_table(listed: Listed) -> OpenTable:
    stored, kinds = listed.stored, [seat.kind for seat in listed.stored.seats]
    return OpenTable(
        match=stored.id,
        game=stored.game,
        options=stored.options,
        players=len(kinds),
        names=tuple(seat.name or "" for seat in stored.seats if seat.kind == "human"),
        bots=kinds.count("bot"),
        left=kinds.count("open"),
        hints=stored.gives_hints,
        clock=stored.clock,
        language=stored.manners.language,
        strength=stored.manners.strength,
        since=listed.created,
    )


def attended(listed: Listed, presence: Presence, now: int) -> bool:
    """Whether not all of its people have gone."""
    match = listed.stored.id
    return now - listed.created < FRESH or any(
        presence.of(match, seat) != "gone" for seat in listed.stored.people
    )


class Finder:
    def __init__(self, service: MatchService, presence: Presence) -> None:
        self._service = service
        self._presence = presence

    async def find(self, search: Search) -> Found:
        """A seat at a table that fits; where there is none, at one that waits from now on.

        Of two who ask at the same time only one lays a table: the other's would have to wait for
        that one's to be stored, and finds it then.
        """
        name, spec = check_name(search.name), _game(search)
        tried: set[str] = set()

        def fits(listed: Listed) -> bool:
            return listed.stored.id not in tried and self._fits(listed, search)

        while True:
            fitting = [listed for listed in await self._service.listed() if fits(listed)]
            if fitting:
                if ticket := await self._join(min(fitting, key=_soon), name, tried):
                    return Found(ticket, laid=False)
            elif ticket := await self._service.lay(_table(spec, search, name), fits):
                return Found(ticket, laid=True)

    def _fits(self, listed: Listed, search: Search) -> bool:
        stored, manners = listed.stored, listed.stored.manners
        return (
            search.game in (None, stored.game)
            and (search.language is None or manners.language in (None, search.language))
            and manners.strength in ("any", search.strength)
            and not isinstance(stored.clock, Days)
            and attended(listed, self._presence, self._service.time.wall)
        )

    async def _join(self, listed: Listed, name: str, tried: set[str]) -> Ticket | None:
        """None where others were quicker, or it is the last moment that somebody is there."""
        match = listed.stored.id
        try:
            return await self._service.join(match, free_name(name, listed.stored.seats))
        except NameTaken:
            return None
        except (NoOpenSeat, TableLocked, TableCancelled, UnknownMatch):
            tried.add(match)
            return None


def _soon(listed: Listed) -> tuple[int, int]:
    """First where the fewest are missing, then where they have waited longest."""
    return sum(seat.kind == "open" for seat in listed.stored.seats), listed.created


def _game(search: Search) -> Spec:
    """Whoever would play any game begins with the shortest."""
    return spec_of(search.game) if search.game else min(games(), key=lambda spec: spec.minutes)


def company(spec: Spec) -> int:
    """So many make a good match soon: three, or as many as make equal teams."""
    enough = [players for players in spec.players if players >= USUAL] or [spec.players[-1]]
    return next((players for players in enough if _even(spec, players)), enough[0])


def _even(spec: Spec, players: int) -> bool:
    return len({len(team) for team in spec.teams(players)}) == 1


def _table(spec: Spec, search: Search, name: str) -> SetUp:
    seats = [SeatSetUp("me", name=name)] + [SeatSetUp("open")] * (company(spec) - 1)
    manners = Manners(listed=True, language=search.language, strength=search.strength)
    return SetUp(spec.id, seats, clock=CLOCK, manners=manners)
