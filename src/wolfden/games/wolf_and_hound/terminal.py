"""Wolf & Hound in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from babel.lists import format_list
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...core import Action, Event
from ...texts import translate
from .model import OWNERS
from .view import AnimalView, Preview, TurnStart, WolfAndHoundView

STYLES: Final = {"blue": "bright_blue", "yellow": "yellow"}
SPECIAL: Final = ("sheep", "metamorphic", "extra", "designer-02")
QUIET: Final = ("drew", "turn-began")
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
        if event.name in QUIET:
            return None
        return self.say(f"event-{event.name}", **self._values(event.data))

    def _values(self, data: Mapping[str, Any]) -> dict[str, str | int]:
        """The data of an event with names for places and seats, and words for the rest."""
        values: dict[str, str | int] = {
            key: value for key, value in data.items() if isinstance(value, str | int)
        }
        for key, place in (("name", "place"), ("name", "to"), ("target", "target")):
            if data.get(place) is not None:
                values[key] = self.names[data[place]]
        if "seat" in data:
            values["owner"] = self.seats[data["seat"]]
        return values | self._words(data) | self._counts(data)

    def _words(self, data: Mapping[str, Any]) -> dict[str, str | int]:
        words: dict[str, str | int] = {}
        if data.get("first"):
            words["first"] = self.say("card", card=data["first"])
        if "cards" in data:
            words["cards"] = ", ".join(self.say("card", card=card) for card in data["cards"])
        if "animals" in data:
            words["animals"] = self._listed(
                self.say("animal", animal=animal) for animal in data["animals"]
            )
        if "winners" in data:
            words["names"] = self._listed(self.seats[seat] for seat in data["winners"])
        if "winner" in data:
            words["team"] = data["winner"]
        if "asked" in data:
            words["asked"] = "yes" if data["asked"] else "no"
        return words

    def _counts(self, data: Mapping[str, Any]) -> dict[str, str | int]:
        counts: dict[str, str | int] = {}
        if "steps" in data:
            counts |= {
                "count": abs(data["steps"]),
                "way": "back" if data["steps"] < 0 else "forward",
            }
            counts["stopped"] = data["stopped"] or "no"
        if "sheep" in data:
            counts["blue"], counts["yellow"] = (sum(data["sheep"][team::2]) for team in (0, 1))
        if "winners" in data:
            counts["count"] = len(data["winners"])
        return counts

    def _listed(self, items: Iterable[str]) -> str:
        return format_list(list(items), locale=self.lang)


TABLE: Final = WolfAndHoundTable
