"""Wolfsspuren's spec: who can play, with which options, and how a match begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...core import Chance, Numbers, Option, Spec, Value
from .actions import ACTIONS
from .events import EVENTS
from .model import COMPONENTS
from .state import WolfsspurenState
from .statistics import WolfsspurenStatistics
from .tactics import WolfsspurenTactics
from .view import WolfsspurenView

PLAYERS: Final = range(COMPONENTS["table"]["players"][0], COMPONENTS["table"]["players"][1] + 1)


def target_option() -> Option:
    """The score to reach ("aim of the game"); the more players, the higher."""
    figures = COMPONENTS["target"]
    high: int = figures["high"]
    numbers = {
        players: Numbers(figures["usual"][str(players)], figures["least"][str(players)], high)
        for players in PLAYERS
    }
    low = min(each.low for each in numbers.values())
    return Option("target", default=numbers[4].default, low=low, high=high, by_players=numbers)


class Wolfsspuren(Spec):
    id = "wolfsspuren"
    titles: Mapping[str, str] = {
        "en": "Wolfsspuren", "fr": "Traces de Loups", "de": "Wolfsspuren",
    }  # fmt: skip
    players = PLAYERS
    minutes = COMPONENTS["table"]["minutes"]
    rules_version = 2
    options = (
        target_option(),
        Option("joining", False),
        Option("lifespan", False),
        Option("strength_first", False),
        Option("lasting_omega", False),
    )
    actions = ACTIONS
    events = EVENTS
    view_type = WolfsspurenView
    tactics = WolfsspurenTactics()
    components = COMPONENTS
    sealed = frozenset({
        "pick", "bear", "vote", "agree", "refuse", "place", "take-back", "ready", "reconsider",
        "strike", "depart",
    })  # fmt: skip
    statistics = WolfsspurenStatistics

    def start(self, players: int, chance: Chance, options: Mapping[str, Value]) -> WolfsspurenState:
        return WolfsspurenState.first(players, options, chance)


SPEC: Final = Wolfsspuren()
