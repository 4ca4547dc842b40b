"""Moving: one wolf after the other, each at most once, all to hexes of one terrain."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ....core import Action, Tell
from ....kit.hexes import members
from .. import events
from ..actions import DONE, INDEX, TO, WOLF, on
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
    fit = (open_to_pack(state, seat) & terrain, open_to_alpha(state, seat) & terrain)
    return sorted(
        2 * each + alpha
        for alpha in (0, 1)
        for each in unmoved(state, alpha)
        if reach[each] & fit[alpha]
    )


def unmoved(state: TheWolvesState, alpha: int) -> Iterator[int]:
    """The hexes with a wolf of that rank that has not moved in this action."""
    kind = KINDS * state.active + PACK + alpha
    for each in members(state.on[kind]):
        standing = 1 + (state.twice[kind] >> each & 1)
        if standing > state.moved.count(2 * each + alpha):
            yield each


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
    if wolves_left(state) and able_wolves(state):
        state.phase = Phase.WOLF
    else:
        finish(state, tell)
