"""What each decision may be and what it does, a file for each kind of decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ....core import Action, Tell
from ..model import Deed, Phase
from . import calling, digging, displacing, finishing, hunting, moving, placing, turn
from .why import why_not

if TYPE_CHECKING:
    from ..state import TheWolvesState

__all__ = ["carry_out", "choices", "why_not"]

Choices = Callable[["TheWolvesState"], tuple[Action, ...]]
CarryOut = Callable[["TheWolvesState", Action, Tell | None], None]


def choices(state: TheWolvesState) -> tuple[Action, ...]:
    """What the active seat may do, in a fixed order."""
    return PHASES[state.phase][0](state)


def carry_out(state: TheWolvesState, action: Action, tell: Tell | None) -> None:
    """Do one of `choices`."""
    PHASES[state.phase][1](state, action, tell)


def _targets(state: TheWolvesState) -> tuple[Action, ...]:
    return TARGETS[state.deed][0](state)


def _target(state: TheWolvesState, action: Action, tell: Tell | None) -> None:
    TARGETS[state.deed][1](state, action, tell)


def _displace(state: TheWolvesState, action: Action, tell: Tell | None) -> None:
    displacing.choose_place(state, action, tell)
    if state.deed == Deed.MOVE:
        moving.go_on(state, tell)
    else:
        finishing.finish(state, tell)


TARGETS: Final[tuple[tuple[Choices, CarryOut], ...]] = (
    (moving.goals, moving.walk),
    (digging.sites, digging.choose_site),
    (digging.upgrades, digging.upgrade),
    (calling.lone_wolves, calling.howl),
    (calling.rivals, calling.dominate),
)
"""By deed."""

PHASES: Final[tuple[tuple[Choices, CarryOut], ...]] = (
    (placing.arrangements, placing.arrange),
    (placing.places, placing.place),
    (turn.names, turn.name),
    (turn.payments, turn.pay),
    (moving.wolves, moving.pick),
    (_targets, _target),
    (displacing.places, _displace),
    (digging.tracks, digging.choose_track),
    (hunting.stacks, hunting.choose_stack),
)
"""By phase."""

assert len(PHASES) == Phase.OVER
