"""Map, boards, calendar and legend on one screen of a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from .land import PANEL, WIDTH, Land


@dataclass(frozen=True)
class Screen:
    """Laid out for 100 columns; narrower terminals get one thing below the other."""

    land: Land
    boards: Sequence[Sequence[Text]]
    """A player's lines each."""
    calendar: Text
    legend: str
    columns: str
    """How the columns of a dense map lie."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width < WIDTH:
            own = [line for board in self.boards for line in board]
            return iter((*self.land.lines, self.calendar, *own, self._legend()))
        return iter(self._below(console) if self.land.dense else self._beside())

    def _beside(self) -> Iterable[Text]:
        """The panel at the right of the map."""
        own = [line for board in self.boards for line in board]
        panel = [self.calendar, *own, *map(Text, self.legend.splitlines())]
        return [
            _row(left or Text(), WIDTH - PANEL, right or Text())
            for left, right in zip_longest(self.land.lines, panel)
        ]

    def _below(self, console: Console) -> Iterable[Text]:
        """The boards below a high map, the legend in its empty corners."""
        lines = list(self.land.lines)
        free = max(map(len, lines[-4:])) + 2
        for number, part in enumerate(self._legend().wrap(console, WIDTH - free)):
            lines[number - 4] = _row(lines[number - 4], free, part)
        lines[0] = _row(Text(self.columns), 0, lines[0][len(self.columns) :])
        lines[0] = _row(lines[0], WIDTH - len(self.calendar), self.calendar)
        return (*lines, *self._side_by_side())

    def _legend(self) -> Text:
        return Text("  ".join(self.legend.splitlines()))

    def _side_by_side(self) -> Iterable[Text]:
        """Every player's board as a column."""
        for parts in zip(*self.boards, strict=True):
            row = Text()
            for number, part in enumerate(parts):
                row = _row(row, number * PANEL, part)
            yield row


def _row(left: Text, column: int, right: Text) -> Text:
    """Two texts in a line, the second from this column on."""
    return Text.assemble(left, " " * (column - len(left)), right)
