"""Night Hunt in the terminal."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wolfden.terminal import PlainTable

from .view import NightHuntView


class NightHuntTable(PlainTable):
    """Words as the plain table finds them; the position drawn."""

    game = "night-hunt"

    def position(self, view: NightHuntView) -> RenderableType:
        key = "night-hunt-title" if view.prey is not None else "night-hunt-title-over"
        title = self.say(key, night=view.night, nights=view.nights, prey=view.prey or 0)
        table = Table(pad_edge=False)
        for column in ("", "night-hunt-view-hand", "night-hunt-view-caught"):
            table.add_column(self.say(column) if column else "")
        for seat, wolf in enumerate(view.wolves):
            name = Text(self.names[seat], style="bold yellow" if seat == view.seat else "")
            hand = " ".join(f"[{card}]" if card == wolf.choice else str(card) for card in wolf.hand)
            caught = f"{' + '.join(map(str, wolf.caught)) or '–'} = {wolf.points}"
            table.add_row(name, Text(hand + (" ✓" if wolf.chosen else "")), Text(caught))
        return Group(Text(title, style="bold"), table)

    def details(self, view: NightHuntView) -> RenderableType:
        prey = ", ".join(map(str, view.to_come)) or "–"
        return Text(f"{self.say('night-hunt-view-to-come')}: {prey}")


TABLE: Final = NightHuntTable
