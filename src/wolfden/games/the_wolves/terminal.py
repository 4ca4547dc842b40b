"""The Wolves in the terminal: the map as text, boards as a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...core import Action, Event
from ...terminal import GameTable
from ...texts.told import Words
from .events import Arranged, Chose, Covered, RegionScored, TokenGained, TurnEnded
from .view import TheWolvesView
from .view.structs import BoardView, ContentView, HexView, RegionView

COLOURS: Final[Mapping[str, str]] = {
    "forest": "green", "rock": "bright_black", "grass": "yellow", "tundra": "cyan",
    "desert": "red", "water": "blue", "chasm": "black",
}  # fmt: skip
PIECES: Final[Mapping[str, str]] = {"den": "d", "pack": "w", "alpha": "A", "lair": "L"}
COLUMN: Final = 5
"""Hexes of a row lie two columns apart, so a hex may fill ten characters."""


class TheWolvesTable(GameTable):
    game = "the-wolves"
    quiet = (Chose, TurnEnded, TokenGained, Covered)

    def action(self, action: Action) -> str:
        return self.say(f"action-{action.verb}", **dict(action.fields))

    def position(self, view: TheWolvesView) -> RenderableType:
        return Group(self._map(view), self._calendar(view), self._boards(view))

    def details(self, view: TheWolvesView) -> RenderableType:
        """Who controls what, and how the points are made up."""
        return Group(self._regions(view), self._scores(view))

    def _map(self, view: TheWolvesView) -> Text:
        """A column for every x; a row is half a hex, so that columns are set off by halves."""
        rows: dict[int, dict[int, HexView]] = {}
        for tile in view.tiles:
            for each in tile.hexes:
                rows.setdefault(2 * each.y - each.x, {})[each.x] = each
        left = min(x for row in rows.values() for x in row)
        text = Text()
        for number in range(min(rows), max(rows) + 1):
            width = 0
            for x, each in sorted(rows.get(number, {}).items()):
                cell = _cell(each, view)
                text.append(" " * (COLUMN * (x - left) - width)).append_text(cell)
                width = COLUMN * (x - left) + len(cell)
            text.append("\n")
        return text

    def _calendar(self, view: TheWolvesView) -> Text:
        calendar = view.calendar
        dates = [
            f"{'✓' if date.scored else date.date} {self.say('moon', moon=date.moon)}"
            for date in calendar.dates
        ]
        return Text(f"☾ {len(calendar.covered)}   " + " · ".join(dates) + "\n", style="bold")

    def _boards(self, view: TheWolvesView) -> Table:
        table = Table(pad_edge=False)
        for board in view.boards:
            mark = "▶ " if board.seat == view.turn.seat and not view.over else ""
            table.add_column(
                f"{mark}{self.names[board.seat]} ({board.seat + 1})", header_style=_bold(board.pack)
            )
        table.add_row(*(self._board(board) for board in view.boards))
        return table

    def _board(self, board: BoardView) -> Text:
        text = Text()
        for tile in board.tiles:
            text.append(
                f"{tile.number} {self.say('terrain', terrain=tile.shows)}", _bold(tile.shows)
            )
            text.append(f" / {self.say('terrain', terrain=tile.back)}\n")
        for track in board.tracks:
            text.append(f"{self.say('track', track=track.track)} {track.value} ({track.dens}/4)\n")
        text.append(f"{self.say('part', part='lairs')} {board.lairs.count}/4\n")
        text.append(f"{self.say('part', part='wolves')} {board.wolves.count}/8\n")
        prey = ", ".join(self.say("prey", prey=kind) for kind in board.prey_caught)
        text.append(f"{self.say('part', part='prey')} {prey or '–'}\n")
        for token, count in (("action", board.action_tokens), ("terrain", board.terrain_tokens)):
            text.append(f"{self.say('token', token=token)} × {count}\n")
        text.append(f"= {board.score.total}", "bold")
        return text

    def _regions(self, view: TheWolvesView) -> Table:
        table = Table(title=self.say("part", part="regions"), title_justify="left", box=None)
        for region in view.regions:
            moons = " / ".join(self.say("moon", moon=moon) for moon in region.moons)
            name = Text(region.tile.upper(), style="bold")
            table.add_row(name, moons or "–", self._control(region))
        return table

    def _control(self, region: RegionView) -> str:
        return ", ".join(
            f"{self._name(claim.seat)} {claim.control}"
            + ("*" * claim.alphas)
            + f" (+{claim.points})"
            for claim in region.control
        )

    def _scores(self, view: TheWolvesView) -> Table:
        parts = ("regions", "spread", "speed", "howl", "lairs", "prey", "wolves")
        table = Table(box=None)
        table.add_column("")
        for part in parts:
            table.add_column(self.say("part", part=part), justify="right")
        for board in view.boards:
            values = [str(getattr(board.score, part)) for part in parts]
            table.add_row(Text(self.names[board.seat], style=_bold(board.pack)), *values)
        return table

    def _name(self, seat: int | None) -> str:
        return self.say("neutral") if seat is None else self.names[seat]

    def words(self, event: Event) -> dict[str, Words]:
        match event:
            case Arranged(tiles=tiles):
                return {"tiles": ", ".join(self.say("terrain", terrain=each) for each in tiles)}
            case RegionScored(tile=tile, points=points):
                return {"tile": tile.upper(), "points": self._points(points)}
        return {}

    def _points(self, by_seat: Sequence[int]) -> str:
        parts = [
            self.say("region-points", name=name, points=points)
            for name, points in zip(self.names, by_seat, strict=True)
            if points
        ]
        return ", ".join(parts) or self.say("region-nobody")


def _bold(terrain: str) -> str:
    return f"bold {COLOURS[terrain]}"


def _cell(each: HexView, view: TheWolvesView) -> Text:
    if each.ground == "water":
        return Text(_moons(each, view), style=COLOURS["water"])
    content = view.hexes.get(each.name)
    bold = "bold " if content and content.pieces else ""
    return Text(_content(each, content), style=bold + COLOURS[each.ground])


def _moons(each: HexView, view: TheWolvesView) -> str:
    region = next(region for region in view.regions if region.water == each.name)
    return "~" + "".join({"crescent": "☽", "quarter": "◐", "full": "●"}[m] for m in region.moons)


def _content(each: HexView, content: ContentView | None) -> str:
    """A hex's name, a lone wolf `?`, prey by its first letter, or pieces with their seat."""
    if each.ground == "chasm":
        return "##"
    if content is None:
        return each.name
    if content.lone_wolf:
        return f"{each.name}?"
    if content.prey:
        return f"{each.name}{content.prey[0].upper() * content.prey_left}"
    return f"{each.name} " + "".join(
        f"{PIECES[piece.piece]}{'n' if piece.seat is None else piece.seat + 1}"
        for piece in content.pieces
    )


TABLE: Final = TheWolvesTable
