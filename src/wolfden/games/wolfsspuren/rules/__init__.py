"""The rules: a file for each decision, and the year that strings them together."""

from __future__ import annotations

from typing import Final

from ....kit.decision import Decision
from ..model import Stage
from ..position import WolfsspurenPosition
from . import (
    births,
    consent,
    departures,
    howling,
    joining,
    lone_hunt,
    picks,
    planning,
    prey,
    votes,
)  # fmt: skip
from .fights import attack, defence, duel
from .year import go_on

DECISIONS: Final[dict[int, Decision[WolfsspurenPosition]]] = {
    Stage.PICK: picks,
    Stage.BIRTH: births,
    Stage.VOTE: votes,
    Stage.HUNT: prey,
    Stage.ASK: joining,
    Stage.CONSENT: consent,
    Stage.PLAN: planning,
    Stage.CATCH: lone_hunt,
    Stage.RELEASE: howling,
    Stage.ATTACK: attack,
    Stage.DEFEND: defence,
    Stage.STRIKE: duel,
    Stage.DEPART: departures,
}

__all__ = ["DECISIONS", "go_on", "planning"]
