"""The Wolves' spec: who can play, with which options, and how a match begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...core import Chance, Option, Spec, Value
from ...core.encoding import Encoding
from ...core.option import BY_CHANCE
from .actions import ACTIONS
from .encoding import encoding
from .events import EVENTS
from .model import COMPONENTS, PLAYER_COUNTS, TERRAINS
from .rules.dealing import deal
from .state import TheWolvesState
from .statistics import TheWolvesStatistics
from .tactics import REASONS, TheWolvesTactics
from .view import TheWolvesView

LEAST_PACKS: Final = 3
"""With two players a third pack is neutral."""
PACKS: Final = Option(
    "packs", BY_CHANCE, low=LEAST_PACKS, words=tuple(each.word for each in TERRAINS), by_seat=True
)


class TheWolves(Spec):
    id = "the-wolves"
    titles: Mapping[str, str] = {"en": "The Wolves", "fr": "The Wolves", "de": "The Wolves"}
    players = PLAYER_COUNTS
    minutes = COMPONENTS["table"]["minutes"]
    rules_version = 1
    options = (Option("moons", **COMPONENTS["scorings"]), PACKS)
    undo = True
    perfect_information = True
    components = COMPONENTS
    actions = ACTIONS
    events = EVENTS
    view_type = TheWolvesView
    tactics = TheWolvesTactics()
    reasons = REASONS
    statistics = TheWolvesStatistics

    def encoding(self, players: int, options: Mapping[str, Value]) -> Encoding[TheWolvesView]:
        return encoding(players, options)

    def start(self, players: int, chance: Chance, options: Mapping[str, Value]) -> TheWolvesState:
        state = TheWolvesState()
        state.players, state.scorings, state.seen = players, int(options["moons"]), None
        deal(state, PACKS.chosen(players, options["packs"]), chance)
        return state


SPEC: Final = TheWolves()
