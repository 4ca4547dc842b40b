"""Wolf & Hound in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from babel.lists import format_list
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...core import Action, Event
from ...texts import translate
from .events import (
    Drew,
    Ended,
    Exchanged,
    ExchangeFailed,
    GameEnded,
    HandShown,
    Moved,
    Pair,
    TurnBegan,
)
from .model import OWNERS, CardName
from .view import AnimalView, Preview, TurnStart, WolfAndHoundView

STYLES: Final = {"blue": "bright_blue", "yellow": "yellow"}
SPECIAL: Final = ("sheep", "metamorphic", "extra", "designer-02")
QUIET: Final = (Drew, TurnBegan)
"""Events that the terminal leaves out: the next position shows them."""


class WolfAndHoundTable:
    def __init__(self, names: Sequence[str], lang: str) -> None:
        self.lang = lang
        self.seats = names
        owners = OWNERS[len(names)]
        self.names = [
            names[place] if place < len(names) else self.say("ghost", name=names[owner])
            for place, owner in enumerate(owners)
        ]

    def say(self, key: str, **values: str | int) -> str:
        return translate(self.lang, f"wolf-and-hound-{key}", **values)

    def action(self, action: Action) -> str:
        values = {key: str(value) for key, value in action.fields.items()}
        key = "keep-it" if action.verb == "keep" else action.verb
        return self.say(f"action-{key}", **values)

    def position(self, view: WolfAndHoundView) -> RenderableType:
        parts: list[RenderableType] = [self._pastures(view)]
        if view.previews:
            parts.append(self._previews(view))
        return Group(*parts)

    def _pastures(self, view: WolfAndHoundView) -> Table:
        key = "title-match" if view.best_of_five else "title"
        blue, yellow = view.wins
        values = {"game": view.game, "turn": view.turn, "left": view.draw_pile}
        title = self.say(key, blue=blue, yellow=yellow, **values)
        table = Table(title=title, title_justify="left", title_style="bold", pad_edge=False)
        for column in ("player", "sheep", "animals", "start", "last", "cards"):
            table.add_column(self.say(f"column-{column}"))
        for place in range(4):
            table.add_row(*self._row(view, place))
        return table

    def _row(self, view: WolfAndHoundView, place: int) -> Iterable[Text]:
        pasture = view.pastures[place]
        mark = "▶ " if place == view.active and not view.over else "  "
        mine = "bold " if pasture.seat == view.seat else ""
        yield Text(f"{mark}{place + 1} {self.names[place]}", style=mine + STYLES[pasture.team])
        yield Text("●" * pasture.sheep + "○" * pasture.lost)
        here = [animal for animal in view.animals if animal.place == place]
        yield Text("\n".join(self._animal(animal) for animal in here) or "–")
        yield Text(self._start(view.starts[place]) or "–")
        yield Text(self.say("card", card=pasture.row[-1]) if pasture.row else "–")
        yield Text(str(pasture.hand or len(pasture.ghost_pile)))

    def _animal(self, animal: AnimalView) -> str:
        name = self.say("animal", animal=animal.animal)
        moves = self.say("moves-short", moves=animal.moves)
        side = f" ({self._side(animal)})" if animal.two_sided else ""
        target = (
            "" if animal.target == "self" else self.say("target-short", target=animal.target) + " "
        )
        return f"{name}{side} {target}{moves}"

    def _side(self, animal: AnimalView) -> str:
        if animal.moves == "never":
            return self.say("blanket-side", side="back" if animal.back else "front")
        return self.say("kind", kind=animal.kind)

    def _start(self, start: TurnStart) -> str:
        """What the start of a turn brings, such as `Ada −1`."""
        if start.skipped:
            return self.say("skipped")
        told = [
            self.say("preview-change", name=self.names[place], change=f"{change:+d}")
            for place, change in enumerate(start.changes)
            if change
        ]
        return ", ".join([*told, *([self.say("no-threes")] if start.no_threes else [])])

    def _previews(self, view: WolfAndHoundView) -> Table:
        table = Table(title=self.say("previews"), title_justify="left", box=None, pad_edge=False)
        for preview in view.previews:
            table.add_row(*self._preview(view, preview))
        return table

    def _preview(self, view: WolfAndHoundView, preview: Preview) -> Iterable[str]:
        animal = preview.action.rpartition(" ")[2]
        card = preview.card
        yield self.say("card", card=card) if card else self.say("animal", animal=animal)
        moves = [
            self.say("preview-move", animal=after.animal, name=self.names[after.place])
            for before, after in zip(view.animals, preview.animals, strict=True)
            if before.place != after.place
        ]
        yield ", ".join(moves) or self.say("preview-nothing")
        yield self._start(preview.starts[(view.active + 1) % 4])

    def details(self, view: WolfAndHoundView) -> RenderableType:
        """The animals explained, and the cards that are still somewhere unseen."""
        table = Table(title=self.say("legend"), title_justify="left", box=None)
        for animal in view.animals:
            table.add_row(
                Text(self.say("animal", animal=animal.animal), style="bold"), self._help(animal)
            )
        unseen = ", ".join(
            f"{each.count} × {self.say('card', card=each.card)}" for each in view.unseen
        )
        return Group(table, Text(f"{self.say('unseen')}: {unseen}"))

    def _help(self, animal: AnimalView) -> str:
        told = [
            self.say("kind-help", kind=animal.kind),
            self.say("moves", moves=animal.moves),
        ]
        if animal.kind != "sheep":
            told.append(self.say("target", target=animal.target))
        if animal.animal.startswith(SPECIAL):
            told.append(self.say("special", animal=animal.animal))
        return " ".join(told)

    def event(self, event: Event) -> str | None:
        if isinstance(event, QUIET):
            return None
        return self.say(f"event-{event.name}", **self._values(event))

    def _values(self, event: Event) -> dict[str, str | int]:
        """The data of an event with names for places and seats, and words for the rest."""
        data = event.data
        values: dict[str, str | int] = {
            key: value for key, value in data.items() if isinstance(value, str | int)
        }
        for key, place in (("name", "place"), ("name", "to"), ("target", "target")):
            if data.get(place) is not None:
                values[key] = self.names[data[place]]
        if "seat" in data:
            values["owner"] = self.seats[data["seat"]]
        return values | self._words(event)

    def _words(self, event: Event) -> dict[str, str | int]:
        words: dict[str, str | int] = {}
        match event:
            case Moved():
                way = "back" if event.steps < 0 else "forward"
                words = {"count": abs(event.steps), "way": way, "stopped": event.stopped or "no"}
            case Exchanged():
                words = {"first": self._card(event.first), "asked": "yes" if event.asked else "no"}
            case ExchangeFailed():
                words = {"first": self._card(event.first)}
            case HandShown():
                words = {"cards": ", ".join(self._card(card) for card in event.cards)}
            case Pair():
                animals = (self.say("animal", animal=animal) for animal in event.animals)
                words = {"animals": self._listed(animals)}
            case GameEnded():
                blue, yellow = (sum(event.sheep[team::2]) for team in (0, 1))
                words = {"team": event.winner, "blue": blue, "yellow": yellow}
            case Ended():
                names = self._listed(self.seats[seat] for seat in event.winners)
                words = {"team": event.winner, "names": names, "count": len(event.winners)}
        return words

    def _card(self, card: CardName) -> str:
        return self.say("card", card=card)

    def _listed(self, items: Iterable[str]) -> str:
        return format_list(list(items), locale=self.lang)


TABLE: Final = WolfAndHoundTable
