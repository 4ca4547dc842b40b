"""What the next action could aim at: a board can tell before anything is named and paid."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from ....core import Action
from ..actions import END, INDEX, PRIZES, RANKS
from ..hexes import members
from ..model import (
    DEED,
    HEX_NAMES,
    HEX_OF_WOLF,
    IS_ALPHA,
    PICKING,
    TERRAINS,
    Deed,
    Piece,
    Wolf,
)
from ..position import TheWolvesPosition
from ..rules.dominating import prizes
from ..rules.naming import targets_of
from ..rules.picking import unmoved
from ..rules.ways import may_end, reach
from .structs import TargetView, WolfView


def show_targets(position: TheWolvesPosition, named: tuple[Action, ...]) -> tuple[TargetView, ...]:
    """The hexes that every action which can be named now leads to; between wolves, the next's."""
    if position.phase is PICKING:
        return tuple(_moves(position, _ways(position), position.terrain))
    found: list[TargetView] = []
    ways: list[Way] | None = None
    for action in named:
        if action is not END:
            deed, terrain = DEED[action.verb], INDEX[action.id]
            if deed is Deed.MOVE:
                ways = ways or _ways(position)
                found += _moves(position, ways, terrain)
            elif deed is Deed.DOMINATE:
                found += _dominations(position, terrain)
            else:
                hexes = targets_of(position, position.active, deed)
                found.append(_target(deed, terrain, hexes & position.country.of_terrain[terrain]))
    return tuple(found)


@lru_cache(maxsize=1 << 13)
def _target(
    deed: Deed, terrain: int, hexes: int, wolf: Wolf | None = None, piece: Piece | None = None
) -> TargetView:
    return TargetView(
        deed.word,
        TERRAINS[terrain].word,
        tuple([HEX_NAMES[each] for each in members(hexes)]),
        None if wolf is None else show_wolf(wolf),
        None if piece is None else piece.word,
    )


@cache
def show_wolf(wolf: Wolf) -> WolfView:
    return WolfView(HEX_NAMES[HEX_OF_WOLF[wolf]], RANKS[IS_ALPHA[wolf]].word)


Way = tuple[Wolf, int]
"""A wolf that could go next, and where it may end."""


def _ways(position: TheWolvesPosition) -> list[Way]:
    """The pack wolves first."""
    within, ends = reach(position, position.active), may_end(position, position.active)
    left = dict.fromkeys(unmoved(position, position.active))
    found = [
        (wolf, within[HEX_OF_WOLF[wolf]] & (ends.to_alpha if IS_ALPHA[wolf] else ends.to_pack))
        for wolf in left
    ]
    return sorted(found, key=lambda way: IS_ALPHA[way[0]])


def _moves(position: TheWolvesPosition, ways: list[Way], terrain: int) -> Iterator[TargetView]:
    """One for each wolf that could go next."""
    area = position.country.of_terrain[terrain]
    for wolf, goals in ways:
        if hexes := goals & area:
            yield _target(Deed.MOVE, terrain, hexes, wolf)


def _dominations(position: TheWolvesPosition, terrain: int) -> Iterator[TargetView]:
    for piece in PRIZES:
        hexes = prizes(position, position.active, piece) & position.country.of_terrain[terrain]
        if hexes:
            yield _target(Deed.DOMINATE, terrain, hexes, piece=piece)
