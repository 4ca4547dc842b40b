"""The end of a match: how it went for a seat, and everyone by their places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..core import Outcome
from .table import TerminalTable


def ranking(table: TerminalTable, view: Any, outcome: Outcome, seat: int) -> RenderableType:
    """Places count from 1, also where nobody has won."""
    first = min(outcome.places)
    rows = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for each in in_order(outcome.places):
        style = "bold yellow" if each == seat else ""
        place = f"{outcome.places[each] - first + 1}."
        cells = (place, table.names[each], table.score(view, outcome, each))
        rows.add_row(*(Text(cell, style=style) for cell in cells))
    return Group(Text(table.headline(view, outcome, seat), style="bold"), rows)


def in_order(places: Sequence[int]) -> list[int]:
    """The seats from the first place to the last, equals as they sit."""
    return sorted(range(len(places)), key=places.__getitem__)
