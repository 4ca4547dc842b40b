"""The map as text: letters for terrains and pieces, so that it is read without colours.

A column for every x. Columns of a hex map are set off by half a hex, so a row is half a hex high;
where that is too high for a terminal two rows share a line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import groupby
from typing import Final

from rich.text import Text

from ..view import TheWolvesView
from ..view.structs import ContentView, HexView, PieceView, RegionView

COLOURS: Final[Mapping[str, str]] = {
    "forest": "green", "rock": "bright_black", "grass": "yellow", "tundra": "cyan",
    "desert": "red", "water": "blue", "chasm": "black",
}  # fmt: skip
MOONS: Final[Mapping[str, str]] = {"crescent": "☽", "quarter": "◐", "full": "●"}
NO_MOON: Final = "-"
CHASM: Final = "#"
WIDTH: Final = 100
PANEL: Final = 20
"""Columns of the terminal, and those of them that boards and legend take beside the map."""
LINES: Final = 21
"""A map of more rows is drawn with two rows in a line."""

Letter = Callable[[str], str]
"""The letter of a terrain, a piece or prey."""


class Land:
    """The map of one position, a line of text for every row."""

    def __init__(self, view: TheWolvesView, letter: Letter) -> None:
        hexes = [each for tile in view.tiles for each in tile.hexes]
        rows = [2 * each.y - each.x for each in hexes]
        self.view, self.letter = view, letter
        self.dense = max(rows) - min(rows) >= LINES
        columns = 1 + max(each.x for each in hexes)
        self.column = WIDTH // columns if self.dense else (WIDTH - PANEL) // (columns + 1)
        self.cell = self.column if self.dense else 2 * self.column - 1
        self.lines = self._lines(min(rows), hexes)

    def _lines(self, top: int, hexes: Iterable[HexView]) -> list[Text]:
        rows: dict[int, list[HexView]] = {}
        for each in hexes:
            row = 2 * each.y - each.x - top
            rows.setdefault(row // 2 if self.dense else row, []).append(each)
        return [self._line(rows[row]) for row in sorted(rows)]

    def _line(self, hexes: Iterable[HexView]) -> Text:
        line = Text()
        for each in sorted(hexes, key=lambda each: each.x):
            line.append(" " * (self.column * each.x - len(line)))
            line.append(self._words(each)[: self.cell], style=self._style(each))
        return line

    def _style(self, each: HexView) -> str:
        content = self.view.hexes.get(each.name)
        return ("bold " if content and content.pieces else "") + COLOURS[each.ground]

    def _words(self, each: HexView) -> str:
        if each.ground == "chasm":
            return CHASM * 2
        if each.ground == "water":
            return self._water(each)
        content = self.view.hexes.get(each.name, ContentView())
        terrain, stands = self.letter(each.ground), self._content(content)
        for words in (f"{terrain}{each.name} {stands}", f"{terrain}{each.name}{stands}",
                      f"{each.name}{stands}"):  # fmt: skip
            if len(words.rstrip()) <= self.cell:
                return words.rstrip()
        return terrain + stands

    def _content(self, content: ContentView) -> str:
        """A lone wolf, prey by its letter and number, or pieces with the number of their player."""
        if content.lone_wolf:
            return "?"
        if content.prey:
            return f"*{self.letter(content.prey)}{content.prey_left}"
        return self._pieces(content.pieces)

    def _pieces(self, pieces: Iterable[PieceView]) -> str:
        """`Aw1`: an alpha and a pack wolf of player 1; `d1w2`: a wolf of player 2 at a den of 1."""
        return "".join(
            "".join(self.letter(piece.piece) for piece in own) + number(seat)
            for seat, own in groupby(pieces, lambda piece: piece.seat)
        )

    def _water(self, each: HexView) -> str:
        """The region's letter, its moons and who leads it."""
        region = next(region for region in self.view.regions if region.water == each.name)
        moons = [MOONS[moon] for moon in region.moons][: 1 if self.dense else 2]
        return f"~{region.tile.upper()}{''.join(moons) or NO_MOON}{leader(region)}"


def leader(region: RegionView) -> str:
    """The player who is first in a region, `=` for several, nothing for nobody."""
    first = [claim.seat for claim in region.control if claim.place == 1]
    return "=" if len(first) > 1 else "".join(map(number, first))


def number(seat: int | None) -> str:
    return "n" if seat is None else str(seat + 1)
