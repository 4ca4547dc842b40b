"""Night Hunt's spec: who can play, with which options, and how a match begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wolfden.core import Chance, Option, Spec, Value

from .actions import ACTIONS
from .events import EVENTS
from .model import COMPONENTS
from .state import NightHuntState
from .tactics import NightHuntTactics
from .view import NightHuntView


class NightHunt(Spec):
    id = "night-hunt"
    titles: Mapping[str, str] = {"en": "Night Hunt", "fr": "Chasse de nuit", "de": "Nachtjagd"}
    players = range(COMPONENTS["table"]["players"][0], COMPONENTS["table"]["players"][1] + 1)
    minutes = COMPONENTS["table"]["minutes"]
    rules_version = 1
    options = (Option("nights", **COMPONENTS["nights"]),)
    actions = ACTIONS
    events = EVENTS
    view_type = NightHuntView
    components = COMPONENTS
    tactics = NightHuntTactics()
    sealed = frozenset({"play"})

    def start(self, players: int, chance: Chance, options: Mapping[str, Value]) -> NightHuntState:
        return NightHuntState.first(players, int(options["nights"]), chance)


SPEC: Final = NightHunt()
