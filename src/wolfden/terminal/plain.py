"""The terminal's table for any game, in the words that the game's texts have.

An action is `<game>-action-<verb>` with its fields, or its own text. An event is
`<game>-event-<name>` with its fields as `texts/told.py` makes words of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.pretty import Pretty

from ..core import Action, Event
from ..texts import DEFAULT, has, translate
from ..texts.told import values
from .table import TerminalTable


class PlainTable(TerminalTable):
    """A table that only draws may derive from this and name its game."""

    game: str = ""

    def __init__(self, names: Sequence[str], lang: str, game: str = "") -> None:
        self.names, self.lang = names, lang
        self.game = game or self.game

    def say(self, key: str, /, **values: str | int) -> str:
        return translate(self.lang, key, **values)

    def position(self, view: Any) -> RenderableType:
        return Pretty(view)

    def details(self, view: Any) -> RenderableType:
        return Pretty(view)

    def action(self, action: Action) -> str:
        key = f"{self.game}-action-{action.verb}"
        return self.say(key, **action.fields) if has(DEFAULT, key) else action.text

    def event(self, event: Event) -> str | None:
        key = f"{self.game}-event-{event.name}"
        if not has(DEFAULT, key):
            return None
        return self.say(key, **values(event.data, self.names, self.lang))
