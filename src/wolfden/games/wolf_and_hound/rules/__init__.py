"""The rules, lowest first:

- `moving`, `activation`, `ending` – what animals do and who has won, as functions of where they
  stand; previews and search use these too
- `telling` – the events of that
- `laying`, `ghosts`, `dealing` – parts of a turn, which change a position
- `turn` – how turns and games follow each other
- `playing`, `exchanging`, `turning` – the decisions
"""

from __future__ import annotations

from typing import Final, Protocol

from ....core import Action, Tell
from ....kit.decision import Decision
from ..position import WolfAndHoundPosition
from . import exchanging, playing, turning


class TurnDecision(Decision[WolfAndHoundPosition], Protocol):
    def step(self, position: WolfAndHoundPosition, action: Action, tell: Tell | None, /) -> bool:
        """As `carry_out`, no farther than the turn's last decision; whether there is another."""


DECISIONS: Final[tuple[TurnDecision, ...]] = (playing, exchanging, turning)
"""By what a position awaits."""
INSTEAD: Final = ("play-first", "answer-first", "turn-first")
"""Why an action of another verb is forbidden, by what a position awaits."""


def forbids(position: WolfAndHoundPosition, seat: int, action: Action) -> str:
    decision = DECISIONS[position.awaiting]
    if action.verb in decision.VERBS:
        return decision.forbids(position, seat, action)
    return INSTEAD[position.awaiting]
