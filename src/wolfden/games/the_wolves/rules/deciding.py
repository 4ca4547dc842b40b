"""Which decision the active seat owes, and how it is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....core import Action, Tell
from ....kit.decision import Decision
from ..hexes import nth
from ..model import ACTING, AIMING, PICKING, TO_MOVE
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


def legal(position: TheWolvesPosition, seat: int) -> tuple[Action, ...]:
    """What the active seat may decide. Here and below the three decisions that are met most often
    stand first: they need not be looked up."""
    phase = position.phase
    if phase is PICKING:
        return picking.legal(position, seat)
    if phase is ACTING:
        return naming.legal(position, seat)
    if phase is AIMING and position.deed == TO_MOVE:
        return walking.legal(position, seat)
    return awaited(position).legal(position, seat)


def carry_out(position: TheWolvesPosition, seat: int, action: Action, tell: Tell | None) -> None:
    phase = position.phase
    if phase is PICKING:
        picking.carry_out(position, seat, action, tell)
    elif phase is ACTING:
        naming.carry_out(position, seat, action, tell)
    else:
        awaited(position).carry_out(position, seat, action, tell)


def play_at_random(position: TheWolvesPosition, seat: int, random: Callable[[], float]) -> None:
    """Carry out one of what is legal; the same three are drawn without a look at their actions."""
    phase = position.phase
    if phase is PICKING:
        wolves = picking.choices(position, seat)
        picking.choose(position, seat, wolves[int(random() * len(wolves))], None)
    elif phase is ACTING:
        names = naming.choices(position, seat)
        naming.choose(position, seat, names[int(random() * len(names))], None)
    elif phase is AIMING and position.deed == TO_MOVE:
        goals = walking.goals(position, seat)
        walking.walk(position, seat, nth(goals, int(random() * goals.bit_count())), None)
    else:
        decision = awaited(position)
        actions = decision.legal(position, seat)
        decision.carry_out(position, seat, actions[int(random() * len(actions))], None)


def forbids(position: TheWolvesPosition, seat: int, action: Action) -> str:
    """The rule against an action that is not legal, as the end of a text key."""
    decision = awaited(position)
    if action.verb not in decision.VERBS:
        return f"now-{position.phase.word}"
    return decision.forbids(position, seat, action)
