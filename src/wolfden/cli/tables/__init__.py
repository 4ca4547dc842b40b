"""How each game looks and sounds in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from rich.console import RenderableType
from rich.pretty import Pretty

from ...core import Action, Event
from ...core.fold import UNDO, Undone
from ...texts import translate
from .jagdfieber import JagdfieberTable
from .the_wolves import TheWolvesTable
from .wolf_and_hound import WolfAndHoundTable
from .wolfsspuren import WolfsspurenTable


class TerminalTable(Protocol):
    """Words and tables of one match, in one language, for one viewer."""

    def position(self, view: Any) -> RenderableType: ...

    def details(self, view: Any) -> RenderableType:
        """More than `position` shows at a glance."""

    def event(self, event: Event) -> str | None:
        """What happened, or None where the terminal shows it anyway."""

    def action(self, action: Action) -> str: ...


class PlainTable:
    """Serves any game: the view as it is, events by their text with the raw data."""

    def __init__(self, game: str, names: Sequence[str], lang: str) -> None:
        self.game, self.names, self.lang = game, names, lang

    def position(self, view: Any) -> RenderableType:
        return Pretty(view)

    def details(self, view: Any) -> RenderableType:
        return Pretty(view)

    def event(self, event: Event) -> str | None:
        return translate(self.lang, f"{self.game}-event-{event.name}", **event.data)

    def action(self, action: Action) -> str:
        return action.text


TABLES: Final[Mapping[str, Any]] = {
    "jagdfieber": JagdfieberTable,
    "the-wolves": TheWolvesTable,
    "wolf-and-hound": WolfAndHoundTable,
    "wolfsspuren": WolfsspurenTable,
}


def told_action(table: TerminalTable, action: Action, lang: str) -> str:
    return translate(lang, "terminal-undo") if action is UNDO else table.action(action)


def told_event(table: TerminalTable, event: Event, names: Sequence[str], lang: str) -> str | None:
    if isinstance(event, Undone):
        return translate(lang, "event-undone", name=names[event.seat])
    return table.event(event)


def table_of(game: str, names: Sequence[str], lang: str) -> TerminalTable:
    kind = TABLES.get(game)
    table: TerminalTable = kind(names, lang) if kind else PlainTable(game, names, lang)
    return table
