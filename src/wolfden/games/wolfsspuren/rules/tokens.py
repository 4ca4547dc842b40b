"""The start of an action phase: tokens are revealed, spirals paid, the order fixed."""

from __future__ import annotations

from operator import itemgetter

from ....core import Tell
from ....kit.tuples import replaced
from ..events import PhaseBegan, ShownToken
from ..hierarchy import from_the_top
from ..model import CELL, NOBODY, phase_word
from ..position import WolfsspurenPosition
from .pack import weaken, win_disc


def reveal(position: WolfsspurenPosition, phase: int, tell: Tell | None) -> int:
    """The sum of the tokens; a wolf that dies of its spirals takes its token with it."""
    position.phase = phase
    tokens = {wolf: position.plan[CELL[wolf][phase]] for wolf in action_order(position)}
    spirals = position.figures.spirals
    total = sum(token for wolf, token in tokens.items() if position.strength[wolf] > spirals[token])
    if tell:
        names = position.wolves.names
        shown = (ShownToken(names[wolf], token, spirals[token]) for wolf, token in tokens.items())
        tell(PhaseBegan(phase_word(phase), total, tuple(shown)))
    losses = {wolf: spirals[token] for wolf, token in tokens.items() if spirals[token]}
    weaken(position, losses, "spirals", tell)
    position.turns = replaced(position.turns, phase, tuple(action_order(position)))
    position.sums = replaced(position.sums, phase, total)
    return total


def action_order(position: WolfsspurenPosition) -> list[int]:
    """Higher token, then higher rank, then the female; optionally strength before rank."""
    plan, phase, by_rank = position.plan, position.phase, from_the_top(position)
    acting = [(plan[CELL[wolf][phase]], wolf) for wolf in by_rank if plan[CELL[wolf][phase]]]
    if position.terms.strength_first:
        acting.sort(key=lambda each: (each[0], position.strength[each[1]]), reverse=True)
    else:
        acting.sort(key=itemgetter(0), reverse=True)
    return [wolf for _, wolf in acting]


def best(position: WolfsspurenPosition) -> int:
    """The wolf with the best token of this phase."""
    turns = position.turns[position.phase]
    return turns[0] if turns else NOBODY


def reward(position: WolfsspurenPosition, tell: Tell | None) -> None:
    """The best token's wolf gets a disc if it is still alive."""
    wolf = best(position)
    if wolf != NOBODY and position.strength[wolf]:
        position.best = replaced(position.best, position.phase, wolf)
        win_disc(position, wolf, tell)
