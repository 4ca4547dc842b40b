"""What the next action could aim at: a board can tell before anything is named and paid."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....core import Action
from ..actions import INDEX, PRIZES, RANKS
from ..hexes import members
from ..model import DEED, HEX_NAMES, HEX_OF_WOLF, IS_ALPHA, Deed, Phase, Terrain
from ..position import TheWolvesPosition
from ..rules.dominating import prizes
from ..rules.naming import all_targets
from ..rules.picking import unmoved
from ..rules.ways import may_end, reach
from .structs import TargetView, WolfView


def show_targets(position: TheWolvesPosition, named: tuple[Action, ...]) -> tuple[TargetView, ...]:
    """The hexes that every action which can be named now leads to; between wolves, the next's."""
    if position.phase is Phase.WOLF:
        return tuple(_moves(position, Terrain(position.terrain)))
    if not named:
        return ()
    targets = all_targets(position, position.active)
    found: list[TargetView] = []
    for action in named:
        if "terrain" in action.fields:
            deed, terrain = DEED[action.verb], Terrain(INDEX[action.id])
            if deed is Deed.MOVE:
                found += _moves(position, terrain)
            elif deed is Deed.DOMINATE:
                found += _dominations(position, terrain)
            else:
                found.append(_target(position, deed, terrain, targets[deed]))
    return tuple(found)


def _target(
    position: TheWolvesPosition, deed: Deed, terrain: Terrain, targets: int, **more: Any
) -> TargetView:
    hexes = members(targets & position.country.of_terrain[terrain])
    return TargetView(deed.word, terrain.word, tuple(HEX_NAMES[each] for each in hexes), **more)


def _moves(position: TheWolvesPosition, terrain: Terrain) -> Iterator[TargetView]:
    """One for each wolf that could go next."""
    seat = position.active
    within = reach(position, seat)
    ends = may_end(position, seat)
    area = position.country.of_terrain[terrain]
    wolves = dict.fromkeys(unmoved(position, seat))
    for wolf in sorted(wolves, key=lambda wolf: IS_ALPHA[wolf]):
        start, alpha = HEX_OF_WOLF[wolf], IS_ALPHA[wolf]
        if goals := within[start] & ends[alpha] & area:
            shown = WolfView(HEX_NAMES[start], RANKS[alpha].word)
            yield _target(position, Deed.MOVE, terrain, goals, wolf=shown)


def _dominations(position: TheWolvesPosition, terrain: Terrain) -> Iterator[TargetView]:
    for piece in PRIZES:
        hexes = prizes(position, position.active, piece) & position.country.of_terrain[terrain]
        if hexes:
            yield _target(position, Deed.DOMINATE, terrain, hexes, piece=piece.word)
