"""Wolf & Hound in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...core import Action, Event, Outcome
from ...terminal import GameTable
from ...texts.told import Words
from .events import Drew, Exchanged, ExchangeFailed, GameEnded, HandShown, Pair, TurnBegan
from .model import OWNERS, CardName
from .view import AnimalView, Preview, TurnStart, WolfAndHoundView

STYLES: Final = {"blue": "bright_blue", "yellow": "yellow"}
SPECIAL: Final = ("sheep", "metamorphic", "extra", "designer-02")
PLACES: Final = ("place", "to", "target")
"""Fields that are a place at the table."""


class WolfAndHoundTable(GameTable):
    game = "wolf-and-hound"
    quiet = (Drew, TurnBegan)

    def __init__(self, names: Sequence[str], lang: str) -> None:
        """Names go by place: the seats come first, their ghosts after them."""
        super().__init__(names, lang)
        ghosts = OWNERS[len(names)][len(names) :]
        self.names = [*names, *(self.say("ghost", name=names[owner]) for owner in ghosts)]

    def action(self, action: Action) -> str:
        values = {key: str(value) for key, value in action.fields.items()}
        key = "keep-it" if action.verb == "keep" else action.verb
        return self.say(f"action-{key}", **values)

    def question(self, view: WolfAndHoundView) -> str:
        return self.say(f"board-now-{view.awaiting}", name=self.names[view.active])

    def headline(self, view: WolfAndHoundView, outcome: Outcome, seat: int) -> str:
        """A team wins, and by games or sheep, not by points."""
        if seat in outcome.winners:
            return self.say("board-won")
        names = self.listed(self.names[winner] for winner in outcome.winners)
        team = view.pastures[outcome.winners[0]].team
        return self.say("board-team-wins", team=team, names=names)

    def score(self, view: WolfAndHoundView, outcome: Outcome, seat: int) -> str:
        """A single game is told by its sheep, several by the games won."""
        if len(view.results) > 1:
            return self.say("board-games-won", count=outcome.scores[seat])
        return self.say("board-sheep-count", count=sum(view.results[0].sheep[seat % 2 :: 2]))

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

    def words(self, event: Event) -> dict[str, Words]:
        data = event.data
        words: dict[str, Words] = {
            field: self.names[data[field]] for field in PLACES if data.get(field) is not None
        }
        match event:
            case Exchanged(first=first) | ExchangeFailed(first=first):
                words["first"] = self._card(first)
            case HandShown(cards=cards):
                words["cards"] = ", ".join(self._card(card) for card in cards)
            case Pair(animals=animals):
                words["animals"] = self.listed(
                    self.say("animal", animal=animal) for animal in animals
                )
            case GameEnded(sheep=sheep):
                words["sheep"] = self.say(
                    "team-sheep", blue=sum(sheep[::2]), yellow=sum(sheep[1::2])
                )
        return words

    def _card(self, card: CardName) -> str:
        return self.say("card", card=card)


TABLE: Final = WolfAndHoundTable
