"""How games look and sound in the terminal.

A game brings `terminal.py` in its own folder, with its table as `TABLE`; without it the plain one
serves.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from rich.console import RenderableType

from ..core import Action, Event
from ..core.fold import UNDO, Undone
from ..core.folder import package_of
from ..core.registry import spec_of
from ..texts import translate
from .game import GameTable
from .plain import PlainTable


class TerminalTable(Protocol):
    """Words and tables of one match, in one language, for one viewer."""

    def position(self, view: Any) -> RenderableType: ...

    def details(self, view: Any) -> RenderableType:
        """More than `position` shows at a glance."""

    def event(self, event: Event) -> str | None:
        """What happened, or None where the terminal shows it anyway."""

    def action(self, action: Action) -> str: ...


def told_action(table: TerminalTable, action: Action, lang: str) -> str:
    return translate(lang, "terminal-undo") if action is UNDO else table.action(action)


def told_event(table: TerminalTable, event: Event, names: Sequence[str], lang: str) -> str | None:
    if isinstance(event, Undone):
        return translate(lang, "event-undone", name=names[event.seat])
    return table.event(event)


def table_of(game: str, names: Sequence[str], lang: str) -> TerminalTable:
    module = f"{package_of(spec_of(game))}.terminal"
    if module.startswith(".") or find_spec(module) is None:
        return PlainTable(names, lang, game)
    table: TerminalTable = import_module(module).TABLE(names, lang)
    return table


__all__ = ["GameTable", "PlainTable", "TerminalTable", "table_of", "told_action", "told_event"]
