"""Jagdfieber in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from babel.lists import format_list
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...core import Action, Event
from ...texts import translate
from .events import (
    Chose,
    DayBegan,
    DayScored,
    Ended,
    HunterLost,
    Returned,
    Revealed,
    RoundEnded,
    SeasonClosed,
    Took,
)
from .model import CARD_NAMES
from .view import CardCounts, JagdfieberView, LodgeView


class JagdfieberTable:
    def __init__(self, names: Sequence[str], lang: str) -> None:
        self.names = names
        self.lang = lang

    def say(self, key: str, **values: str | int) -> str:
        return translate(self.lang, f"jagdfieber-{key}", **values)

    def action(self, action: Action) -> str:
        return self.say("card-title", card=str(action.fields["card"]))

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

    def event(self, event: Event) -> str | None:
        if isinstance(event, Chose):
            return None
        return self.say(f"event-{event.name}", **self._values(event))

    def _values(self, event: Event) -> dict[str, str | int]:
        """What its text names: seats by their names, and lists as people write them."""
        values: dict[str, str | int]
        match event:
            case Revealed():
                values = {"cards": self._each("revealed-card", "card", event.cards)}
            case SeasonClosed():
                values = {"hunters": self._all(event.hunters), "names": self._all(event.closers)}
            case Took():
                values = {**event.data, **self._name(event.seat), "owner": self.names[event.owner]}
            case HunterLost() | Returned():
                values = {**event.data, **self._name(event.seat)}
            case RoundEnded() | DayBegan():
                values = {**event.data, **self._name(event.marker)}
            case DayScored():
                points = self._each("day-points", "points", event.points)
                values = {"day": event.day, "points": points}
            case Ended():
                values = {"name": self._all(event.winners), "count": len(event.winners)}
            case _:
                values = event.data
        return values

    def _name(self, seat: int) -> dict[str, str]:
        return {"name": self.names[seat]}

    def _each(self, key: str, value: str, by_seat: Sequence[str | int]) -> str:
        return ", ".join(
            self.say(key, name=name, **{value: each})
            for name, each in zip(self.names, by_seat, strict=True)
        )

    def _all(self, seats: Iterable[int]) -> str:
        return format_list([self.names[seat] for seat in seats], locale=self.lang)


TABLE: Final = JagdfieberTable
