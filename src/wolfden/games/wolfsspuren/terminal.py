"""Wolfsspuren in the terminal."""

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
    Aged,
    Chose,
    DeparturesRevealed,
    Ended,
    Fed,
    Marked,
    PackFormed,
    PhaseBegan,
    Picked,
    PickedAgain,
    Planned,
    PreyChosen,
    PupsDied,
    SmallPreyTurned,
    VotesRevealed,
    WentHungry,
    YearScored,
)
from .model import COLOURS
from .view import WolfsspurenView
from .view.structs import PackWolfView, PlanView

OWN = ("pick", "bear", "ask", "place", "take-back")
UNTOLD = (Chose, Planned)
WOLVES = {"wolf": "wolf", "target": "target", "loser": "loser", "other": "target", "male": "male",
          "female": "female"}  # fmt: skip
"""Fields that name a wolf, and what the texts call it."""


class WolfsspurenTable:
    def __init__(self, names: Sequence[str], lang: str) -> None:
        self.names = names
        self.lang = lang
        self.seat = 0

    def say(self, key: str, **values: str | int) -> str:
        return translate(self.lang, f"wolfsspuren-{key}", **values)

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
            values["wolves"] = self._listed(self._own(letter) for letter in letters)
            values["count"] = len(letters)
        return self.say(f"action-{action.verb}", **values)

    def _own(self, letter: str) -> str:
        return self.wolf(f"{COLOURS[self.seat]}-{letter}")

    def position(self, view: WolfsspurenView) -> RenderableType:
        self.seat = view.seat or 0
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

    def event(self, event: Event) -> str | None:
        if isinstance(event, UNTOLD):
            return None
        return self.say(f"event-{event.name}", **(self._words(event) | self._lists(event)))

    def _words(self, event: Event) -> dict[str, str | int]:
        """The fields of an event, with names for seats and wolves."""
        words: dict[str, str | int] = {"count": 1}
        for field, value in event.data.items():
            if field == "seat" and value is not None:
                words["name"] = self.names[value]
            elif field in WOLVES:
                words[WOLVES[field]] = self.wolf(value)
            elif isinstance(value, str | int):
                words[field] = _plain(value)
        return words

    def _lists(self, event: Event) -> dict[str, str | int]:
        """What an event tells of several, as people write it."""
        found: dict[str, str | int] = {}
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
                found = {"wolves": self._wolves(wolves), "count": len(wolves)}
            case PhaseBegan(tokens=tokens):
                told = [self.say("token", wolf=self.wolf(each.wolf), token=each.token)
                        for each in tokens]  # fmt: skip
                found = {"tokens": ", ".join(told), "count": len(tokens)}
            case Fed(meals=meals):
                told = [self.say("meal", wolf=self.wolf(each.wolf), food=each.food)
                        for each in meals]  # fmt: skip
                found = {"meals": ", ".join(told)}
            case Aged(wolves=ageings):
                told = [self.say("change", wolf=self.wolf(each.wolf), change=f"{each.change:+d}")
                        for each in ageings]  # fmt: skip
                found = {"changes": ", ".join(told)}
            case SmallPreyTurned(face_up=kinds):
                found = {"animals": ", ".join(self.say("prey", prey=kind) for kind in kinds)}
            case VotesRevealed(votes=votes):
                found = {"votes": self._by_seat("vote", "prey", votes)}
            case Marked(points=points) | YearScored(totals=points):
                found = {"points": self._by_seat("points", "points", points)}
            case PreyChosen(seat=seat):
                found = {"decided": "no" if seat is None else "yes"}
            case Ended(winners=winners):
                names = self._listed(self.names[seat] for seat in winners)
                found = {"name": names, "count": len(winners)}
        return found

    def _by_seat(self, key: str, what: str, values: Sequence[str | int]) -> str:
        return ", ".join(
            self.say(key, **{"name": name, what: value})
            for name, value in zip(self.names, values, strict=True)
        )

    def _wolves(self, names: Iterable[str]) -> str:
        return self._listed(self.wolf(name) for name in names)

    def _listed(self, items: Iterable[str]) -> str:
        return format_list(list(items), locale=self.lang)


def _plain(value: str | int) -> str | int:
    """Switches become words that a text can choose by."""
    return ("yes" if value else "no") if isinstance(value, bool) else value


TABLE: Final = WolfsspurenTable
