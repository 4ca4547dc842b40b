"""The Wolves in the terminal: the map as text with the boards beside it, in 24 lines of 100."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....core import Action, Event
from ....terminal import GameTable
from ....texts.told import Words
from ..events import Arranged, Chose, Covered, RegionScored, TokenGained, TurnEnded
from ..view import TheWolvesView
from ..view.structs import BoardView, DateView, RegionView, TileFaceView
from .land import COLOURS, MOONS, PANEL, Land, number
from .screen import Screen

PREY: Final = ("moose", "deer", "raccoon", "boar", "hare")
PARTS: Final = ("regions", "spread", "speed", "howl", "lairs", "prey", "wolves")


class TheWolvesTable(GameTable):
    game = "the-wolves"
    in_a_row = True
    quiet = (Chose, TurnEnded, TokenGained, Covered)

    def __init__(self, names: Sequence[str], lang: str) -> None:
        super().__init__(names, lang)
        self.tiles: Sequence[TileFaceView] = ()
        """Those of the player who is on the move."""

    def action(self, action: Action) -> str:
        return self.say(f"action-{action.verb}", **dict(action.fields))

    def brief(self, action: Action) -> tuple[str, str] | None:
        fields = action.fields
        heading = self.say("terminal-heading", verb=action.verb)
        match action.verb:
            case "move" | "den" | "upgrade" | "howl" | "dominate":
                return heading, self._letter(str(fields["terrain"]))
            case "wolf":
                return heading, f"{self._letter(str(fields['rank']))}\u00a0{fields['hex']}"
            case "take":
                return heading, f"{self._letter(str(fields['piece']))}\u00a0{fields['hex']}"
            case "flip" if self.tiles:
                return heading, self._tile(self.tiles[int(fields["tile"]) - 1])
            case "place" | "to" | "displace" | "hunt":
                return heading, str(fields["hex"])
        return None

    def question(self, view: TheWolvesView) -> str:
        turn = view.turn
        if view.phase == "act" and turn.actions_left:
            return self.say("board-act", number=turn.actions_done + 1)
        if view.phase == "act":
            return self.say("board-act-end")
        name = self.names[turn.displaced.seat] if turn.displaced else ""
        return self.say("board-ask", phase=view.phase, name=name, deed=turn.deed or "",
                        terrain=turn.terrain or "")  # fmt: skip

    def position(self, view: TheWolvesView) -> RenderableType:
        self.tiles = view.boards[view.turn.seat].tiles
        land = Land(view, self._letter)
        boards = [self._board(board, view) for board in view.boards]
        columns = self.say("terminal-columns") if land.dense else ""
        return Screen(land, boards, self._calendar(view), self.say("terminal-legend"), columns)

    def details(self, view: TheWolvesView) -> RenderableType:
        """Who controls what, how the points are made up, and what the letters of boards mean."""
        prey = [f"*{self._letter(kind)} {self.say('prey', prey=kind)}" for kind in PREY]
        letters = Text(f"{', '.join(prey)}. {self.say('terminal-board-legend')}")
        return Group(self._regions(view), self._scores(view), letters)

    def _letter(self, key: str) -> str:
        return self.say("terminal-letter", what=key)

    def _calendar(self, view: TheWolvesView) -> Text:
        dates = " ".join(_date(date) for date in view.calendar.dates)
        return Text(f"☾{len(view.calendar.covered)}  {dates}", style="bold")

    def _board(self, board: BoardView, view: TheWolvesView) -> tuple[Text, Text, Text]:
        mark = "▶" if board.seat == view.turn.seat and not view.over else " "
        pack, total = self._letter(board.pack), str(board.score.total)
        name = f"{mark}{board.seat + 1} {self.names[board.seat]}"
        room = PANEL - len(total) - 3
        head = f"{name[:room]:{room}} {pack} {total}"
        tiles = " " + " ".join(self._tile(tile) for tile in board.tiles)
        return Text(head, style=_bold(board.pack)), Text(tiles), Text(f" {self._counts(board)}")

    def _tile(self, tile: TileFaceView) -> str:
        """What it shows, and in small what is on its back."""
        return self._letter(tile.shows) + self._letter(tile.back).lower()

    def _counts(self, board: BoardView) -> str:
        tracks = {track.track: track.value for track in board.tracks}
        return self.say("terminal-board", **tracks, lairs=board.lairs.count,
                        wolves=board.wolves.count, prey=board.prey.count,
                        actions=board.action_tokens, terrains=board.terrain_tokens)  # fmt: skip

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
        table = Table(box=None)
        table.add_column("")
        for part in PARTS:
            table.add_column(self.say("part", part=part), justify="right")
        for board in view.boards:
            values = [str(getattr(board.score, part)) for part in PARTS]
            table.add_row(Text(self.names[board.seat], style=_bold(board.pack)), *values)
        return table

    def _name(self, seat: int | None) -> str:
        return self.say("neutral") if seat is None else f"{self.names[seat]} ({number(seat)})"

    def words(self, event: Event) -> dict[str, Words]:
        match event:
            case Arranged(tiles=tiles):
                return {"tiles": ", ".join(self.say("terrain", terrain=each) for each in tiles)}
            case RegionScored(points=points, tile=tile):
                return {"points": self._points(points), "tile": tile.upper()}
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


def _date(date: DateView) -> str:
    return MOONS[date.moon] + ("✓" if date.scored else str(date.date))


TABLE: Final = TheWolvesTable
