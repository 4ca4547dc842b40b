"""Which decision is open, and its rules."""

from __future__ import annotations

from typing import Final, Protocol

from ....core import Action, Tell
from ....kit.decision import Decision
from ..model import EXCHANGE, PLAY
from ..position import WolfAndHoundPosition
from . import exchanging, playing, turning


class TurnDecision(Decision[WolfAndHoundPosition], Protocol):
    def step(self, position: WolfAndHoundPosition, action: Action, tell: Tell | None, /) -> bool:
        """As `carry_out`, no farther than the turn's last decision; whether there is another."""


DECISIONS: Final[tuple[TurnDecision, ...]] = (playing, exchanging, turning)
"""By what a position awaits."""
INSTEAD: Final = ("play-first", "answer-first", "turn-first")
"""Why an action of another verb is forbidden, by what a position awaits."""


def legal(position: WolfAndHoundPosition, seat: int) -> tuple[Action, ...]:
    """Called by name, not by table: that is quick in a compiled build."""
    if position.awaiting == PLAY:
        return playing.legal(position, seat)
    if position.awaiting == EXCHANGE:
        return exchanging.legal(position, seat)
    return turning.legal(position, seat)


def carry_out(position: WolfAndHoundPosition, seat: int, action: Action, tell: Tell | None) -> None:
    if position.awaiting == PLAY:
        playing.carry_out(position, seat, action, tell)
    elif position.awaiting == EXCHANGE:
        exchanging.carry_out(position, seat, action, tell)
    else:
        turning.carry_out(position, seat, action, tell)


def forbids(position: WolfAndHoundPosition, seat: int, action: Action) -> str:
    decision = DECISIONS[position.awaiting]
    if action.verb in decision.VERBS:
        return decision.forbids(position, seat, action)
    return INSTEAD[position.awaiting]
