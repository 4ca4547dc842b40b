"""What the next action could aim at: a board can tell before anything is named and paid."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ...core import Action
from .actions import INDEX
from .hexes import members
from .model import HEX_NAMES, Deed, Track
from .pieces import ALPHA, KINDS, PACK, value
from .view import TargetView, WolfView

if TYPE_CHECKING:
    from .state import TheWolvesState


def show_targets(state: TheWolvesState) -> tuple[TargetView, ...]:
    """The hexes that every action which can be named now leads to."""
    from .rules.targets import all_targets

    targets = all_targets(state)
    found: list[TargetView] = []
    for action in state.legal(state.active):
        if "terrain" in action.fields:
            terrain = state.country.of_terrain[INDEX[action.id]]
            deed = Deed[action.verb.upper()]
            if deed is Deed.MOVE:
                found += _moves(state, action, terrain)
            elif deed is Deed.DOMINATE:
                found += _dominations(state, action, terrain)
            else:
                found.append(_target(action, targets[deed] & terrain))
    return tuple(found)


def _target(action: Action, hexes: int, **more: Any) -> TargetView:
    deed: Any = action.verb
    terrain: Any = action.fields["terrain"]
    return TargetView(deed, terrain, tuple(HEX_NAMES[each] for each in members(hexes)), **more)


def _moves(state: TheWolvesState, action: Action, terrain: int) -> Iterator[TargetView]:
    """One for each wolf that could go first."""
    from .rules.targets import open_to_alpha, open_to_pack

    seat = state.active
    reach = state.country.land.reach[value(state, seat, Track.SPEED)]
    for piece, fit in ((PACK, open_to_pack(state, seat)), (ALPHA, open_to_alpha(state, seat))):
        for each in members(state.on[KINDS * seat + piece]):
            if ends := reach[each] & fit & terrain:
                wolf = WolfView(HEX_NAMES[each], "alpha" if piece == ALPHA else "pack")
                yield _target(action, ends, wolf=wolf)


def _dominations(state: TheWolvesState, action: Action, terrain: int) -> Iterator[TargetView]:
    from .rules.targets import dominated_dens, dominated_wolves

    for piece, rivals in (("den", dominated_dens(state)), ("pack", dominated_wolves(state))):
        if rivals & terrain:
            yield _target(action, rivals & terrain, piece=piece)
