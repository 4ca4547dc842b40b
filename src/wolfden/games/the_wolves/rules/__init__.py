"""The rules, a file for each decision; `turn.py` says how a turn goes on.

Every hex that may be chosen meets a list of requirements, and what forbids another is the first
that it does not meet: see `requirements.py`.
"""

from __future__ import annotations

from typing import Final

from ....core import Action
from ....kit.decision import Decision
from ..model import AIMING
from ..position import TheWolvesPosition
from . import (
    arranging,
    digging,
    displacing,
    dominating,
    howling,
    hunting,
    naming,
    paying,
    picking,
    placing,
    uncovering,
    upgrading,
    walking,
)

TheWolvesDecision = Decision[TheWolvesPosition]

AIMS: Final[tuple[TheWolvesDecision, ...]] = (walking, digging, upgrading, howling, dominating)
"""The target of an action, by deed."""
DECISIONS: Final[tuple[TheWolvesDecision, ...]] = (
    arranging, placing, naming, paying, picking, walking, displacing, uncovering, hunting,
)  # fmt: skip
"""By phase; for targets those of the deed stand above."""


def awaited(position: TheWolvesPosition) -> TheWolvesDecision:
    """The decision that the active seat owes."""
    if position.phase is AIMING:
        return AIMS[position.deed]
    return DECISIONS[position.phase]


def forbids(position: TheWolvesPosition, seat: int, action: Action) -> str:
    """The rule against an action that is not legal, as the end of a text key."""
    decision = awaited(position)
    if action.verb not in decision.VERBS:
        return f"now-{position.phase.word}"
    return decision.forbids(position, seat, action)
