"""Wolf & Hound's spec: who can play, with which options, and how a match begins (5, 9)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from ...core import Chance, Option, Spec, Value
from ...core.encoding import Encoding
from ...core.errors import BadOption
from ...core.option import split
from .actions import ACTIONS
from .animals import CHOICES, GROUPS, OWN, PRESETS
from .encoding import encoding
from .events import EVENTS
from .model import COMPONENTS
from .state import WolfAndHoundState
from .statistics import WolfAndHoundStatistics
from .table import SHEEP_TERMS, table_for
from .tactics import REASONS, WolfAndHoundTactics
from .view import WolfAndHoundView

FIRST_GAME: Final = "first-game"
FIRST_ANIMALS: Final = ",".join(sorted(PRESETS[FIRST_GAME], key=CHOICES.index))
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
            "animals", FIRST_ANIMALS,
            low=1, high=len(CHOICES), words=CHOICES, several=True, only_with=("preset", OWN),
        ),
        Option("sheep", SHEEP_TERMS[0], words=SHEEP_TERMS),
        Option("meat-and-bone", False),
        Option("best-of-five", False),
    )  # fmt: skip
    actions = ACTIONS
    events = EVENTS
    view_type = WolfAndHoundView
    tactics = WolfAndHoundTactics()
    reasons = REASONS
    components = COMPONENTS
    statistics = WolfAndHoundStatistics
    signs = ("hello", "moment", "back", "turn", "dog", "sheep")
    """Partners may not talk: these tell of nothing but what everyone has seen."""

    def teams(self, players: int) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(range(team, players, 2)) for team in (0, 1))

    def encoding(self, players: int, options: Mapping[str, Value]) -> Encoding[WolfAndHoundView]:
        return encoding(players, options)

    def check_options(self, players: int, given: Mapping[str, Any]) -> dict[str, Value]:
        """Refuses animals that would not be played with, since nobody has named `own`.

        Beside a preset that was named they are dropped: forms send them, and records carry them.
        """
        checked = super().check_options(players, given)
        if checked["preset"] == OWN or checked["animals"] == FIRST_ANIMALS:
            return checked
        if "preset" not in given:
            raise BadOption(
                "option 'animals' counts only with preset=own",
                option="animals",
                limits=f"preset={OWN}",
                players=0,
            )
        return checked | {"animals": FIRST_ANIMALS}

    def start(
        self, players: int, chance: Chance, options: Mapping[str, Value]
    ) -> WolfAndHoundState:
        chosen, sheep = tuple(_chosen(options, chance)), str(options["sheep"])
        table = table_for(players, chosen, sheep, bool(options["meat-and-bone"]))
        return WolfAndHoundState.first(table, bool(options["best-of-five"]), chance)


def _chosen(options: Mapping[str, Value], chance: Chance) -> Iterable[str]:
    """The words of an own choice, or a preset's, where chance picks one of "any"."""
    preset = str(options["preset"])
    if preset == OWN:
        return split(str(options["animals"]))
    return [chance.choice(GROUPS[word]) if word in GROUPS else word for word in PRESETS[preset]]


SPEC: Final = WolfAndHound()
