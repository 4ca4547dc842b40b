"""Jagdfieber in the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...core import Action, Event
from ...terminal import GameTable
from ...texts.told import Words
from .events import Chose, DayBegan, DayScored, Revealed, RoundEnded, SeasonClosed
from .model import CARD_NAMES
from .view import CardCounts, JagdfieberView, LodgeView


class JagdfieberTable(GameTable):
    game = "jagdfieber"
    quiet = (Chose,)

    def action(self, action: Action) -> str:
        return self.say("card-title", card=str(action.fields["card"]))

    def question(self, view: JagdfieberView) -> str:
        return self.say("now-choose")

    def position(self, view: JagdfieberView) -> RenderableType:
        title = self.say("day-round", day=view.day, days=view.days, round=view.round)
        table = Table(title=title, title_justify="left", title_style="bold", pad_edge=False)
        table.add_column("")
        table.add_column(self.say("easy"))
        table.add_column(self.say("prey"))
        for key in ("details-hand", "today", "total"):
            table.add_column(self.say(key), justify="right")
        for seat, lodge in enumerate(view.lodges):
            table.add_row(*self._row(view, seat, lodge))
        return table

    def _row(self, view: JagdfieberView, seat: int, lodge: LodgeView) -> Iterable[Text]:
        marks = ("▶ " if seat == view.marker else "  ") + self.names[seat]
        marks += "  [4]" if lodge.four else ""
        yield Text(marks, style="bold yellow" if seat == view.seat else "")
        yield Text(self.say("card", card=lodge.easy) if lodge.easy else "–")
        yield Text(self._counts(lodge.prey))
        count = sum(getattr(lodge.hand, card) for card in CARD_NAMES)
        yield Text(f"✓ {count}" if lodge.chosen else str(count))
        yield Text(f"{lodge.now.total:+d}")
        yield Text(str(lodge.total), style="bold")

    def details(self, view: JagdfieberView) -> RenderableType:
        """What everyone holds, which anyone could work out."""
        table = Table(title=self.say("details-hand"), title_justify="left", box=None)
        for name, lodge in zip(self.names, view.lodges, strict=True):
            table.add_row(Text(name, style="bold"), self._counts(lodge.hand))
        return table

    def _counts(self, counts: CardCounts) -> str:
        parts = [
            self.say("cards", card=card, count=count)
            for card in CARD_NAMES
            if (count := getattr(counts, card))
        ]
        return ", ".join(parts) or "–"

    def words(self, event: Event) -> dict[str, Words]:
        words: dict[str, Words] = {}
        match event:
            case Revealed(cards=cards):
                words = {"cards": self.by_seat("revealed-card", "card", cards)}
            case SeasonClosed(hunters=hunters, closers=closers):
                words = {"hunters": self._all(hunters), "closers": self._all(closers)}
            case RoundEnded(marker=marker) | DayBegan(marker=marker):
                words = {"marker": self.names[marker]}
            case DayScored(points=points):
                words = {"points": self.by_seat("day-points", "points", points)}
        return words

    def _all(self, seats: Iterable[int]) -> str:
        return self.listed(self.names[seat] for seat in seats)


TABLE: Final = JagdfieberTable
