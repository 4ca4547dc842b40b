"""How games look and sound in the terminal.

A game brings `terminal.py` in its own folder, with its table as `TABLE`; without it the plain one
serves.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

from ..core import Action, Event
from ..core.entries import IN_NO_GAME, TABLE_EVENTS, HandedOver, Undone
from ..core.folder import package_of
from ..core.registry import spec_of
from ..texts import translate
from .choices import offered
from .ending import ranking
from .game import GameTable
from .plain import PlainTable
from .table import TerminalTable


def told_action(table: TerminalTable, action: Action, lang: str) -> str:
    """An action of the game, or another entry of the log."""
    if action.id == IN_NO_GAME:
        return translate(lang, f"terminal-{action.verb}")
    return table.action(action)


def told_event(table: TerminalTable, event: Event, names: Sequence[str], lang: str) -> str | None:
    if isinstance(event, HandedOver):
        level = translate(lang, f"bot-{event.bot}")
        name = names[event.seat]
        return translate(lang, "event-handed-over", name=name, bot=level, reason=event.reason)
    if isinstance(event, Undone):
        return translate(lang, "event-undone", name=names[event.seat], steps=event.steps)
    if isinstance(event, TABLE_EVENTS):
        return translate(lang, f"event-{event.name}", name=names[event.seat])
    return table.event(event)


def table_of(game: str, names: Sequence[str], lang: str) -> TerminalTable:
    module = f"{package_of(spec_of(game))}.terminal"
    if module.startswith(".") or find_spec(module) is None:
        return PlainTable(names, lang, game)
    table: TerminalTable = import_module(module).TABLE(names, lang)
    return table


__all__ = [
    "GameTable",
    "PlainTable",
    "TerminalTable",
    "offered",
    "ranking",
    "table_of",
    "told_action",
    "told_event",
]
