"""Wolf & Hound's spec: who can play, with which options, and how a match begins (5, 9)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from ...core import Chance, LooseEvent, Option, Spec, Value
from ...core.option import split
from .actions import ACTIONS
from .animals import CHOICES, GROUPS, PRESETS, cards_of
from .model import COMPONENTS
from .state import WolfAndHoundState
from .statistics import WolfAndHoundStatistics
from .table import SHEEP_TERMS, Terms, fences_for, table_of
from .tactics import WolfAndHoundTactics
from .view import WolfAndHoundView

OWN: Final = "own"
FIRST_GAME: Final = "first-game"
NAME: Final = "Wolf & Hound"


class WolfAndHound(Spec):
    id = "wolf-and-hound"
    titles: Mapping[str, str] = {"en": NAME, "fr": NAME, "de": NAME}
    players = range(COMPONENTS["table"]["players"][0], COMPONENTS["table"]["players"][1] + 1)
    minutes = COMPONENTS["table"]["minutes"]
    rules_version = 1
    options = (
        Option("preset", FIRST_GAME, words=(*PRESETS, OWN)),
        Option(
            "animals", ",".join(sorted(PRESETS[FIRST_GAME], key=CHOICES.index)),
            low=1, high=len(CHOICES), words=CHOICES, several=True, only_with=("preset", OWN),
        ),
        Option("sheep", SHEEP_TERMS[0], words=SHEEP_TERMS),
        Option("meat-and-bone", False),
        Option("best-of-five", False),
    )  # fmt: skip
    actions = ACTIONS
    events = (LooseEvent,)
    view_type = WolfAndHoundView
    tactics = WolfAndHoundTactics()
    components = COMPONENTS
    statistics = WolfAndHoundStatistics

    def teams(self, players: int) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(range(team, players, 2)) for team in (0, 1))

    def start(
        self, players: int, chance: Chance, options: Mapping[str, Value]
    ) -> WolfAndHoundState:
        terms = Terms(
            preset=str(options["preset"]),
            animals=str(options["animals"]),
            sheep=str(options["sheep"]),
            meat_and_bone=bool(options["meat-and-bone"]),
            best_of_five=bool(options["best-of-five"]),
        )
        animals = cards_of(_chosen(terms, chance))
        fences = fences_for(players, animals, terms.sheep)
        words = tuple(animal.word for animal in animals)
        table = table_of(players, words, fences, terms.meat_and_bone)
        return WolfAndHoundState.first(table, terms, chance)


def _chosen(terms: Terms, chance: Chance) -> Iterable[str]:
    """The words of an own choice, or a preset's, where chance picks one of "any"."""
    if terms.preset == OWN:
        return split(terms.animals)
    return [
        chance.choice(GROUPS[word]) if word in GROUPS else word for word in PRESETS[terms.preset]
    ]


SPEC: Final = WolfAndHound()
