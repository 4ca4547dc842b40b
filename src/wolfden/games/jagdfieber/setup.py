"""Jagdfieber's spec: who can play, with which options, and how a match begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...core import Chance, Option, Spec, Value
from ...core.encoding import Encoding
from .actions import ACTIONS
from .encoding import encoding
from .events import EVENTS, RoundEnded
from .model import COMPONENTS
from .rules import VERBS
from .state import JagdfieberState
from .statistics import JagdfieberStatistics
from .tactics import REASONS, JagdfieberTactics
from .view import JagdfieberView


class Jagdfieber(Spec):
    id = "jagdfieber"
    titles: Mapping[str, str] = {"en": "Jagdfieber", "fr": "Jagdfieber", "de": "Jagdfieber"}
    players = range(COMPONENTS["table"]["players"][0], COMPONENTS["table"]["players"][1] + 1)
    minutes = COMPONENTS["table"]["minutes"]
    rules_version = 1
    options = (Option("days", **COMPONENTS["days"]),)
    actions = ACTIONS
    events = EVENTS
    round_ends = (RoundEnded,)
    view_type = JagdfieberView
    tactics = JagdfieberTactics()
    reasons = REASONS
    components = COMPONENTS
    sealed = frozenset(VERBS)
    statistics = JagdfieberStatistics

    def encoding(self, players: int, options: Mapping[str, Value]) -> Encoding[JagdfieberView]:
        return encoding(players, options)

    def start(self, players: int, chance: Chance, options: Mapping[str, Value]) -> JagdfieberState:
        return JagdfieberState.first(players, int(options["days"]), chance)


SPEC: Final = Jagdfieber()
