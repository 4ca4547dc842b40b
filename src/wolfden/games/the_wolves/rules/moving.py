"""Moving: one wolf after the other, each at most once, all to hexes of one terrain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core import Action, Tell
from .. import events
from ..actions import DONE, INDEX, TO, WOLF, on
from ..hexes import members
from ..model import Phase, Track
from ..pieces import KINDS, PACK, lift, owner_of, put, value
from .displacing import resettle, uproot
from .finishing import NONE, finish
from .targets import open_to_alpha, open_to_pack

if TYPE_CHECKING:
    from ..state import TheWolvesState


def wolves(state: TheWolvesState) -> tuple[Action, ...]:
    able = tuple([WOLF[wolf] for wolf in able_wolves(state)])
    return (*able, DONE) if state.moved else able


def able_wolves(state: TheWolvesState) -> list[int]:
    """The wolves that have not moved and can reach a hex, in the order of their hexes."""
    seat = state.active
    terrain = state.country.of_terrain[state.terrain]
    reach = state.country.land.reach[value(state, seat, Track.SPEED)]
    able = []
    for alpha, fit in ((0, open_to_pack(state, seat)), (1, open_to_alpha(state, seat))):
        ends = fit & terrain
        able += [2 * each + alpha for each in members(unmoved(state, alpha)) if reach[each] & ends]
    able.sort()
    return able


def unmoved(state: TheWolvesState, alpha: int) -> int:
    """The hexes with a wolf of that rank that has not moved in this action."""
    kind = KINDS * state.active + PACK + alpha
    standing = state.on[kind]
    for wolf in state.moved:
        hex_index = wolf >> 1
        alone = not state.twice[kind] >> hex_index & 1
        if wolf & 1 == alpha and (alone or state.moved.count(wolf) == 2):
            standing &= ~(1 << hex_index)
    return standing


def pick(state: TheWolvesState, action: Action, tell: Tell | None) -> None:
    if tell is not None:
        events.chose(state.active, action, tell)
    if action is DONE:
        finish(state, tell)
    else:
        state.wolf = INDEX[action.id]
        state.phase = Phase.TARGET


def goals(state: TheWolvesState) -> tuple[Action, ...]:
    return on(TO, reachable(state))


def reachable(state: TheWolvesState) -> int:
    """Where the wolf that was picked may end."""
    seat, (hex_index, alpha) = state.active, divmod(state.wolf, 2)
    fit = open_to_alpha(state, seat) if alpha else open_to_pack(state, seat)
    reach = state.country.land.reach[value(state, seat, Track.SPEED)][hex_index]
    return reach & fit & state.country.of_terrain[state.terrain]


def walk(state: TheWolvesState, action: Action, tell: Tell | None) -> None:
    seat, goal = state.active, INDEX[action.id]
    start, alpha = divmod(state.wolf, 2)
    rival = owner_of(state, PACK, goal, but=seat)
    lift(state, seat, PACK + alpha, start)
    if rival >= 0:
        uproot(state, rival, PACK, goal)
    put(state, seat, PACK + alpha, goal)
    state.moved += (2 * goal + alpha,)
    state.wolf = NONE
    if tell is not None:
        events.moved(state, alpha, start, goal, tell)
    if rival < 0 or resettle(state, tell):
        go_on(state, tell)


def wolves_left(state: TheWolvesState) -> int:
    """How many more wolves may move in this action."""
    return value(state, state.active, Track.SPREAD) - len(state.moved)


def go_on(state: TheWolvesState, tell: Tell | None) -> None:
    """Ask for the next wolf, or finish where none is left that could move."""
    if wolves_left(state) and len(able := wolves(state)) > 1:
        state.phase, state.known = Phase.WOLF, able
    else:
        finish(state, tell)
