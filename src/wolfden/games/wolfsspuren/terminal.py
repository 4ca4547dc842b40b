"""Wolfsspuren in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...core import Action, Event
from ...terminal import GameTable
from ...texts.told import Words
from .events import (
    Aged,
    Chose,
    DeparturesRevealed,
    Fed,
    Marked,
    PackFormed,
    PhaseBegan,
    Picked,
    PickedAgain,
    Planned,
    PupsDied,
    SmallPreyTurned,
    VotesRevealed,
    WentHungry,
    YearScored,
)
from .view import WolfsspurenView
from .view.structs import PackWolfView, PlanView

OWN = ("pick", "bear", "ask", "place", "take-back")
WOLVES = ("wolf", "target", "loser", "other", "male", "female")
"""Fields that name a wolf."""


class WolfsspurenTable(GameTable):
    game = "wolfsspuren"
    quiet = (Chose, Planned)

    def __init__(self, names: Sequence[str], lang: str) -> None:
        super().__init__(names, lang)
        self.colour = ""

    def wolf(self, name: str) -> str:
        colour, letter = name.split("-")
        return self.say("wolf", colour=colour, letter=letter.upper())

    def action(self, action: Action) -> str:
        values: dict[str, str | int] = dict(action.fields)
        own = action.verb in OWN
        if "wolf" in values:
            values["wolf"] = (
                self._own(str(values["wolf"])) if own else self.wolf(str(values["wolf"]))
            )
        if "wolves" in values:
            letters = [] if values["wolves"] == "none" else str(values["wolves"]).split("-")
            values["wolves"] = self.listed(self._own(letter) for letter in letters)
            values["count"] = len(letters)
        return self.say(f"action-{action.verb}", **values)

    def _own(self, letter: str) -> str:
        return self.wolf(f"{self.colour}-{letter}")

    def question(self, view: WolfsspurenView) -> str:
        acting = [wolf.name for row in view.rows for wolf in (row.female, row.male)
                  if wolf is not None and wolf.acting]  # fmt: skip
        values = {"wolf": self.wolf(acting[0]) if acting else "", "attacker": "", "target": ""}
        if view.fight is not None:
            values["attacker"] = self.wolf(view.fight.attacker.wolf)
            values["target"] = self.wolf(view.fight.defender.wolf)
        return self.say("now", stage=view.stage, **values)

    def position(self, view: WolfsspurenView) -> RenderableType:
        self.colour = view.players[view.seat or 0].colour
        parts: list[RenderableType] = [self._pack(view), self._prey(view)]
        if view.plan is not None and view.plan.open:
            parts.append(self._plan(view, view.plan))
        if view.fight is not None:
            parts.append(self._fight(view))
        return Group(*parts)

    def details(self, view: WolfsspurenView) -> RenderableType:
        """Everyone's score, cards in hand and who still has to decide."""
        table = self._table("", "player", "score", "now", "hand", "decides")
        for player in view.players:
            cells = (str(player.score), f"{player.now:+d}", str(player.hand))
            table.add_row(self.names[player.seat], *cells, "…" if player.owes else "")
        return table

    def _table(self, title: str, *columns: str) -> Table:
        table = Table(title=title, title_justify="left", title_style="bold", pad_edge=False)
        for column in columns:
            table.add_column(self.say("column", column=column))
        return table

    def _pack(self, view: WolfsspurenView) -> Table:
        title = self.say("title", year=view.year, phase=view.phase, target=view.target)
        title += " · " + self.say("pups", count=view.pups.count)
        columns = ("place", "wolf", "player", "strength", "discs", "tokens", "score")
        table = self._table(title, *columns)
        for row in view.rows:
            for wolf in filter(None, (row.female, row.male)):
                table.add_row(*self._row(view, wolf))
        return table

    def _row(self, view: WolfsspurenView, wolf: PackWolfView) -> Iterable[Text]:
        style = "bold yellow" if wolf.seat == view.seat else ""
        yield Text(self.say("place", place=wolf.place) if wolf.place != "ordinary" else "")
        mark = "♀" if wolf.sex == "female" else "♂"
        yield Text(f"{'▶' if wolf.acting else ' '}{self.wolf(wolf.name)} {mark}", style=style)
        yield Text(f"{self.names[wolf.seat]} ({view.players[wolf.seat].score})", style=style)
        yield Text(str(wolf.strength))
        yield Text("●" * wolf.discs)
        yield Text(" ".join("?" if each is None else str(each or "·") for each in wolf.tokens))
        yield Text(f"{wolf.rank_points + wolf.discs:+d}")

    def _prey(self, view: WolfsspurenView) -> Table:
        table = self._table("", "prey", "numbers", "food")
        for prey in view.prey.face_up:
            name = ("▶ " if prey.hunted else "") + self.say("prey-title", prey=prey.kind)
            name += f" ×{prey.count}" if prey.count > 1 else ""
            table.add_row(name, f"{prey.black} / {prey.green} / {prey.red}", str(prey.food))
        return table

    def _plan(self, view: WolfsspurenView, plan: PlanView) -> RenderableType:
        needs = self.say("needs", rearing=view.needs.rearing, black=view.needs.black or 0,
                         few=view.needs.few_howls)  # fmt: skip
        table = Table(title=needs, title_justify="left", pad_edge=False)
        table.add_column("")
        for phase in plan.phases:
            table.add_column(self.say("phase", phase=phase))
        table.add_column("")
        for row in plan.rows:
            tokens = [str(token or "·") for token in row.tokens[-len(plan.phases) :]]
            table.add_row(self.wolf(row.wolf), *tokens, self.say("spirals-left", left=row.left))
        left = " ".join(f"{token}{'ᵒ' * view.spirals[token - 1]}" for token in plan.left)
        return Group(table, Text(self.say("tokens-left", tokens=left)))

    def _fight(self, view: WolfsspurenView) -> RenderableType:
        fight = view.fight
        assert fight is not None
        sides = (fight.attacker, fight.defender)
        lines = [f"{self.wolf(side.wolf)}: {side.score} ({side.cards})" for side in sides]
        for side in sides:
            if side.hand is not None:
                cards = " ".join(str(card) for card in side.hand)
                lines.append(self.say("your-cards", cards=cards))
        return Text("\n".join(lines))

    def words(self, event: Event) -> dict[str, Words]:
        data = event.data
        one = {field: self.wolf(data[field]) for field in WOLVES if field in data}
        return one | self._lists(event)

    def _lists(self, event: Event) -> dict[str, Words]:
        """What an event tells of several, as people write it."""
        found: dict[str, Words] = {}
        match event:
            case PackFormed(males=males, females=females):
                found = {"males": self._wolves(males), "females": self._wolves(females)}
            case (
                Picked(wolves=wolves)
                | PickedAgain(wolves=wolves)
                | PupsDied(wolves=wolves)
                | WentHungry(wolves=wolves)
                | DeparturesRevealed(wolves=wolves)
            ):
                found = {"wolves": self._wolves(wolves)}
            case PhaseBegan(tokens=tokens):
                told = [self.say("token", wolf=self.wolf(each.wolf), token=each.token)
                        for each in tokens]  # fmt: skip
                found = {"tokens": ", ".join(told)}
            case Fed(meals=meals):
                told = [self.say("meal", wolf=self.wolf(each.wolf), food=each.food)
                        for each in meals]  # fmt: skip
                found = {"meals": ", ".join(told)}
            case Aged(wolves=ageings):
                told = [self.say("change", wolf=self.wolf(each.wolf), change=f"{each.change:+d}")
                        for each in ageings]  # fmt: skip
                found = {"wolves": ", ".join(told)}
            case SmallPreyTurned(face_up=kinds):
                found = {"face_up": ", ".join(self.say("prey", prey=kind) for kind in kinds)}
            case VotesRevealed(votes=votes):
                found = {"votes": self.by_seat("vote", "prey", votes)}
            case Marked(points=points):
                found = {"points": self.by_seat("points", "points", points)}
            case YearScored(totals=totals):
                found = {"totals": self.by_seat("points", "points", totals)}
        return found

    def _wolves(self, names: Iterable[str]) -> str:
        return self.listed(self.wolf(name) for name in names)


TABLE: Final = WolfsspurenTable
