"""Talking at a table: phrases that everyone reads in their own language, reactions, own words.

What may be said, by whom, and who hears it is decided here. The texts of what is named stand in the
catalogues: `phrase-<name>`, `reaction-<name>`, and a game's own signs in its folder.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

import msgspec

from ..core import WolfdenError
from .errors import (
    BadWords,
    SignsOnly,
    TableCancelled,
    TalkFull,
    TalkOff,
    UnknownPhrase,
    WordsOff,
)
from .keys import is_bot_token
from .remark import Kind, Remark
from .service import MatchService
from .store import Fanout
from .table import Table
from .writing import cleaned

PHRASES: Final = (
    "hello", "good-luck", "your-turn", "moment", "back", "well-played", "nice-try", "lucky", "oops",
    "sorry", "thanks", "no-worries", "close", "good-game", "again", "goodbye",
)  # fmt: skip
REACTIONS: Final = ("smile", "laugh", "wow", "sad", "heart", "paw")
LONGEST: Final = 300
MOST: Final = 1000
"""Remarks that are kept of a match."""
TOLD: Final = 200
"""Remarks that are told at once: the latest."""


class Offers(msgspec.Struct, frozen=True):
    """What whoever asks may say now."""

    phrases: tuple[str, ...] = ()
    reactions: tuple[str, ...] = ()
    signs: tuple[str, ...] = ()
    words: bool = False


class Talk(msgspec.Struct, frozen=True):
    since: int
    """What follows takes the place of all that was known after this number."""
    remarks: Sequence[Remark]
    offers: Offers


class Heard(NamedTuple):
    """How much somebody has heard, and as whom."""

    number: int
    offers: Offers
    seating: tuple[str | None, ...]


class TalkStore(Protocol):
    async def say(self, match: str, remark: Remark, most: int) -> Remark | None:
        """Store it under the next number; None where there are as many as that already."""

    async def remarks(self, match: str) -> tuple[Remark, ...]:
        """All that was said, in order."""


class Conversations:
    def __init__(self, service: MatchService, store: TalkStore, fanout: Fanout) -> None:
        self._service = service
        self._store = store
        self._fanout = fanout

    async def judge(self, match: str, token: str | None, kind: Kind, body: str) -> Remark:
        """What would be said, and whose it is; raises where that may not be."""
        now = self._service.time.wall
        return await self._service.look(
            match, lambda table: _judged(table, table.own_seat(token), kind, body, now)
        )

    async def say(self, match: str, token: str | None, kind: Kind, body: str) -> Remark:
        await self._service.hear()
        remark = await self.judge(match, token, kind, body)
        stored = await self._store.say(match, remark, MOST)
        if stored is None:
            raise TalkFull("as much was said as a match can keep", limit=MOST)
        async with self._service.at(match) as table:
            table.talk = None
        await self._fanout.publish(match, 0)
        return stored

    async def talk(self, match: str, token: str | None, since: int = 0) -> Talk:
        """What was said after this number, as far as whoever asks may hear it."""
        await self._service.hear()
        return (await self._hear(match, token, since))[0]

    async def news(
        self, match: str, token: str | None, heard: Heard | None, since: int = 0
    ) -> tuple[Talk, Heard] | None:
        """What somebody has not heard yet; None where that is nothing.

        All of it, where people have changed places: it is other seats' now.
        """
        talk, now = await self._hear(match, token, heard.number if heard else since)
        if heard is not None and now.seating != heard.seating:
            talk, now = await self._hear(match, token, 0)
        return None if now == heard else (talk, now)

    async def _hear(self, match: str, token: str | None, since: int) -> tuple[Talk, Heard]:
        async with self._service.at(match) as table:
            you = table.seat_of(token)
            offers = Offers() if you is None or is_bot_token(token) else _offers(table)
            remarks = await self._remarks(table) if _hears(table, you) else ()
        last = remarks[-1].number if remarks else 0
        told = [remark for remark in remarks if remark.number > since][-TOLD:]
        seating = tuple(seat.name for seat in table.stored.seats)
        return Talk(max(0, min(since, last)), told, offers), Heard(last, offers, seating)

    async def _remarks(self, table: Table) -> tuple[Remark, ...]:
        if table.talk is None:
            table.talk = await self._store.remarks(table.stored.id)
        return table.talk


def _hears(table: Table, you: int | None) -> bool:
    """Spectators hear what is said where the table wants that, and never before they see why."""
    late, manners = table.is_late(you), table.stored.manners
    return manners.talking != "off" and (you is not None or (manners.overheard and not late))


def _offers(table: Table) -> Offers:
    talking, signs = table.stored.manners.talking, table.match.spec.signs
    if talking == "off" or table.stored.cancelled:
        return Offers()
    if signs is not None and table.phase == "playing":
        return Offers(signs=signs)
    return Offers(PHRASES, REACTIONS, words=talking == "free")


def _judged(table: Table, seat: int, kind: Kind, body: str, now: int) -> Remark:
    offers = _offers(table)
    named = {"phrase": offers.phrases, "reaction": offers.reactions, "sign": offers.signs}
    said = cleaned(body) if kind == "words" else body
    if not offers.words if kind == "words" else said not in named[kind]:
        raise _refusal(table, kind, offers)
    if kind == "words" and not 1 <= len(said) <= LONGEST:
        raise BadWords(f"words have 1 to {LONGEST} visible characters", longest=LONGEST)
    return Remark(0, seat, kind, said, now)


def _refusal(table: Table, kind: Kind, offers: Offers) -> WolfdenError:
    """Why something that is not offered may not be said."""
    if table.stored.cancelled:
        return TableCancelled("the host has cancelled this table")
    if table.stored.manners.talking == "off":
        return TalkOff("this table was set without talking")
    if offers.signs and kind != "sign":
        return SignsOnly("the rules forbid to talk while the match goes on")
    if kind == "words":
        return WordsOff("only phrases are said at this table")
    return UnknownPhrase(f"there is no such {kind}")
