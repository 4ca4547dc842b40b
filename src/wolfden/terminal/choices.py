"""The choices of a decision, numbered: a line for each, or in a row where a table is brief."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text

from ..core import Action
from .table import TerminalTable

MANY: Final = 20
"""More actions of one verb than this are not listed one by one."""

Told = Callable[[Action], str]


def offered(table: TerminalTable, actions: Sequence[Action], told: Told) -> Text:
    if table.in_a_row:
        return _in_a_row(table, actions, told)
    return Text("\n").join(_in_lines(actions, told))


def _in_lines(actions: Sequence[Action], told: Told) -> list[Text]:
    """Every action with its number; of a verb with very many only how to write them."""
    counts = Counter(action.verb for action in actions)
    lines = [
        Text.assemble("  ", (str(number), "bold"), "  ", told(action))
        for number, action in enumerate(actions, 1)
        if counts[action.verb] <= MANY
    ]
    for verb, count in counts.items():
        if count > MANY:
            first, *_, last = [action.text for action in actions if action.verb == verb]
            written = ((first, "bold"), " … ", (last, "bold"))
            lines.append(Text.assemble("  ", *written, f"  ({count})"))
    return lines


def _in_a_row(table: TerminalTable, actions: Sequence[Action], told: Told) -> Text:
    """`Move 1:F 2:R · Den 3:F · 4:End the turn`"""
    row, heading = Text(), ""
    for number, action in enumerate(actions, 1):
        head, word = table.brief(action) or ("", told(action))
        if number == 1 or head != heading or not head:
            row.append(" · " if number > 1 else "").append(f"{head} " if head else "")
        else:
            row.append(" ")
        row.append(f"{number}", style="bold").append(f":{word}")
        heading = head
    return row
