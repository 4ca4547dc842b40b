"""The start of an action phase: tokens are revealed, spirals paid, the order fixed."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from ....core import Tell
from ..events import phase_began
from ..model import COLUMNS, NOBODY, SPIRALS, Phase
from .pack import standing, weaken, win_disc

if TYPE_CHECKING:
    from ..state import WolfsspurenState

T = TypeVar("T")


def reveal(state: WolfsspurenState, phase: Phase, tell: Tell | None) -> int:
    """The sum of the tokens; a wolf that dies of its spirals takes its token with it."""
    state.phase = phase
    tokens = {wolf: state.plan[COLUMNS * wolf + phase] for wolf in action_order(state)}
    total = sum(token for wolf, token in tokens.items() if state.strength[wolf] > SPIRALS[token])
    if tell:
        tell(phase_began(phase, total, tokens))
    spirals = {wolf: SPIRALS[token] for wolf, token in tokens.items() if SPIRALS[token]}
    weaken(state, spirals, "spirals", tell)
    state.turns = replaced(state.turns, phase, tuple(action_order(state)))
    state.sums = replaced(state.sums, phase, total)
    return total


def action_order(state: WolfsspurenState) -> list[int]:
    """Higher token, then higher rank, then the female; optionally strength before rank."""
    plan, phase = state.plan, state.phase
    acting = [wolf for wolf in state.pack if plan[COLUMNS * wolf + phase]]

    def merit(wolf: int) -> tuple[int, int, tuple[int, int]]:
        strength = state.strength[wolf] if state.strength_first else 0
        return -plan[COLUMNS * wolf + phase], -strength, standing(state, wolf)

    return sorted(acting, key=merit)


def best(state: WolfsspurenState) -> int:
    """The wolf with the best token of this phase."""
    turns = state.turns[state.phase]
    return turns[0] if turns else NOBODY


def reward(state: WolfsspurenState, tell: Tell | None) -> None:
    """The best token's wolf gets a disc if it is still alive."""
    wolf = best(state)
    if wolf != NOBODY and state.strength[wolf]:
        state.best = replaced(state.best, state.phase, wolf)
        win_disc(state, wolf, tell)


def replaced(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])
