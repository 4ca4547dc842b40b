"""What the tables of games have in common: texts by key, and events told from their fields."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from babel.lists import format_list

from ..core import Event
from ..texts import translate
from ..texts.told import Words, values
from .table import TerminalTable


class GameTable(TerminalTable):
    """A game's own table derives from this and names its game."""

    quiet: ClassVar[tuple[type[Event], ...]] = ()
    """Events that the terminal leaves out: the next position shows them."""

    def __init__(self, names: Sequence[str], lang: str) -> None:
        self.names, self.lang = names, lang

    def say(self, key: str, /, **values: Words) -> str:
        return translate(self.lang, f"{self.game}-{key}", **values)

    def event(self, event: Event) -> str | None:
        if isinstance(event, self.quiet):
            return None
        told = values(event.data, self.names, self.lang) | self.words(event)
        return self.say(f"event-{event.name}", **told)

    def words(self, event: Event) -> dict[str, Words]:
        """By field, where the game has better words than `texts/told.py`."""
        return {}

    def listed(self, items: Iterable[str]) -> str:
        return format_list(list(items), locale=self.lang)

    def by_seat(self, key: str, what: str, each: Sequence[Words]) -> str:
        """A short text for every player, in a row: "Ada +3, Ben -1"."""
        return ", ".join(
            self.say(key, **{"name": name, what: one})
            for name, one in zip(self.names, each, strict=True)
        )
