"""The terminal's table for any game, in the words that the game's texts have.

An action is `<game>-action-<verb>` with its fields, or its own text. An event is
`<game>-event-<name>` with its fields; a field `seat` comes as `$name`, `target_seat` as `$target`,
and lists of seats likewise: `seats` as `$names`, `target_seats` as `$target`, both with how many as
`$count`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from babel.lists import format_list
from rich.console import RenderableType
from rich.pretty import Pretty

from ..core import Action, Event
from ..texts import DEFAULT, has, translate


class PlainTable:
    """A game's own table may derive from this and name its game."""

    game: str = ""

    def __init__(self, names: Sequence[str], lang: str, game: str = "") -> None:
        self.names, self.lang = names, lang
        self.game = game or self.game

    def say(self, key: str, **values: str | int) -> str:
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
        return self.say(key, **self.values(event)) if has(DEFAULT, key) else None

    def values(self, event: Event) -> dict[str, str | int]:
        found: dict[str, str | int] = {}
        for field, value in event.data.items():
            role = field.removesuffix("seats").removesuffix("seat").removesuffix("_")
            if field == "seat" or field.endswith("_seat"):
                found[role or "name"] = self.names[value]
            elif field == "seats" or field.endswith("_seats"):
                found[role or "names"] = self._listed(self.names[seat] for seat in value)
                found["count"] = len(value)
            elif isinstance(value, str | int):
                found[field] = value
            elif isinstance(value, list | tuple):
                found[field] = self._listed(map(str, value))
        return found

    def _listed(self, items: Iterable[str]) -> str:
        return format_list(list(items), locale=self.lang)
