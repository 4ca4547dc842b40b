"""The rules: a file for each decision, and the year that strings them together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from ....core import Action, Tell
from ..model import Stage
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

if TYPE_CHECKING:
    from ..state import WolfsspurenState


class Decision(Protocol):
    """What each file of a decision offers."""

    @property
    def VERBS(self) -> tuple[str, ...]:  # noqa: N802
        """The verbs of its actions."""

    def legal(self, state: WolfsspurenState, seat: int) -> tuple[Action, ...]: ...

    def carry_out(
        self, state: WolfsspurenState, seat: int, action: Action, tell: Tell | None
    ) -> None: ...

    def forbids(self, state: WolfsspurenState, seat: int, action: Action) -> str:
        """Which rule forbids an action of its verbs that is not legal."""


DECISIONS: Final[dict[Stage, Decision]] = {
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

__all__ = ["DECISIONS", "Decision", "go_on"]
