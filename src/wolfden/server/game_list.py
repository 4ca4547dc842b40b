"""What the house plays, as its pages list it.

Reading the catalogues of all games takes a moment, so that is begun when the server starts, in a
thread, and done once.
"""

from __future__ import annotations

import asyncio
from functools import cache

import msgspec

from ..bots import OFFERED
from ..core import Option, Spec
from ..core.lesson import lesson_of
from ..core.registry import games
from ..texts import LANGUAGES, line_of, title_of
from .game_files import COVER, TABLE, web_files
from .rules_pages import has_rules


class Players(msgspec.Struct, frozen=True):
    low: int
    high: int


class Game(msgspec.Struct, frozen=True):
    """Titles and lines by language: what the game is called, and a sentence about it."""

    id: str
    titles: dict[str, str]
    lines: dict[str, str]
    players: Players
    minutes: int
    options: list[Option]
    secrets: bool
    """Whether a seat may know what others must not see."""
    bots: list[str]
    lesson: bool
    """Whether it can be learned in a first match with a guide."""
    rules: bool
    """Whether there are rules pages."""
    table: bool
    """Whether it brings a table of its own, `/api/games/{id}/table/table.js`."""
    cover: bool
    """Whether it brings a picture, `/api/games/{id}/table/cover.svg`."""


class GameList:
    def __init__(self) -> None:
        self._reading: asyncio.Task[list[Game]] | None = None

    def start(self) -> None:
        self._reading = asyncio.create_task(asyncio.to_thread(_describe_all))

    async def all(self) -> list[Game]:
        if self._reading is None or self._reading.cancelled():
            self.start()
        assert self._reading is not None
        return await asyncio.shield(self._reading)


def _describe_all() -> list[Game]:
    return [describe(spec) for spec in games()]


@cache
def describe(spec: Spec) -> Game:
    return Game(
        id=spec.id,
        titles={lang: title_of(spec, lang) for lang in LANGUAGES},
        lines={lang: line_of(spec, lang) for lang in LANGUAGES},
        players=Players(spec.players[0], spec.players[-1]),
        minutes=spec.minutes,
        options=list(spec.options),
        secrets=not spec.perfect_information,
        bots=list(OFFERED),
        lesson=lesson_of(spec) is not None,
        rules=has_rules(spec),
        table=TABLE in web_files(spec),
        cover=COVER in web_files(spec),
    )
