"""What the next action could aim at, hex by hex: a board can tell before anything is paid."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ...core import Action
from ...kit.hexes import members
from .actions import INDEX
from .model import DEEDS, HEX_NAMES, Deed, Track
from .pieces import ALPHA, KINDS, PACK, value
from .view import TargetView, WolfView

if TYPE_CHECKING:
    from .state import TheWolvesState


def show_targets(state: TheWolvesState) -> tuple[TargetView, ...]:
    """Every hex that an action which can be named now leads to."""
    from .rules.targets import all_targets

    targets = all_targets(state)
    legal = [action for action in state.legal(state.active) if "terrain" in action.fields]
    return tuple(
        target
        for action in legal
        for each in members(_aims(state, targets, action))
        for target in _on(state, action, each)
    )


def _aims(state: TheWolvesState, targets: tuple[int, ...], action: Action) -> int:
    deed = Deed[action.verb.upper()]
    return targets[deed] & state.country.of_terrain[INDEX[action.id]]


def _on(state: TheWolvesState, action: Action, hex_index: int) -> Iterator[TargetView]:
    deed: Any = action.verb
    terrain: Any = action.fields["terrain"]
    name = HEX_NAMES[hex_index]
    if deed == DEEDS[Deed.MOVE].word:
        yield TargetView(deed, terrain, name, wolves=_coming(state, hex_index))
    elif deed == DEEDS[Deed.DOMINATE].word:
        for piece in _rivals(state, hex_index):
            yield TargetView(deed, terrain, name, piece=piece)
    else:
        yield TargetView(deed, terrain, name)


def _coming(state: TheWolvesState, hex_index: int) -> tuple[WolfView, ...]:
    """The wolves of the active seat that could move to a hex."""
    from .rules.targets import open_to_alpha, open_to_pack

    seat, bit = state.active, 1 << hex_index
    reach = state.country.land.reach[value(state, seat, Track.SPEED)]
    fits = ((PACK, open_to_pack(state, seat)), (ALPHA, open_to_alpha(state, seat)))
    return tuple(
        WolfView(HEX_NAMES[each], "alpha" if piece == ALPHA else "pack")
        for piece, fit in fits
        if fit & bit
        for each in members(state.on[KINDS * seat + piece])
        if reach[each] & bit
    )


def _rivals(state: TheWolvesState, hex_index: int) -> Iterator[Any]:
    from .rules.targets import dominated_dens, dominated_wolves

    if dominated_dens(state) >> hex_index & 1:
        yield "den"
    if dominated_wolves(state) >> hex_index & 1:
        yield "pack"
