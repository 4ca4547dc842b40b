"""The turn that goes on."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ....core import Action
from ..hexes import members
from ..model import (
    ACTIONS_A_TURN,
    COSTS,
    DEEDS,
    HEX_NAMES,
    PIECES,
    TERRAINS,
    Deed,
    Phase,
)
from ..position import TheWolvesPosition
from ..rules import naming, picking
from .structs import DeedView, DisplacedView, TurnView
from .targets import show_targets, show_wolf


def show_turn(position: TheWolvesPosition) -> TurnView:
    seat, making = position.active, position.deed >= 0
    named = (position.known or naming.legal(position, seat)) if position.phase is Phase.ACT else ()
    return TurnView(
        seat=seat,
        number=position.turn,
        actions_done=position.actions_done,
        actions_left=max(ACTIONS_A_TURN - position.actions_done, 0) if position.turn else 0,
        deeds=_deeds(named),
        targets=show_targets(position, named),
        deed=DEEDS[position.deed].word if making else None,
        terrain=TERRAINS[position.terrain].word if making else None,
        cost=COSTS[position.deed] if making else 0,
        flipped=tuple(tile + 1 for tile in members(position.flipped)),
        tokens_spent=position.spent,
        to_pay=position.to_pay,
        wolf=None if position.wolf is None else show_wolf(position.wolf),
        moved=tuple(show_wolf(each) for each in position.moved),
        wolves_left=picking.wolves_left(position, seat) if position.deed == Deed.MOVE else 0,
        hex=HEX_NAMES[position.site] if position.site >= 0 else None,
        displaced=_displaced(position),
    )


@lru_cache(maxsize=1 << 10)
def _deeds(named: tuple[Action, ...]) -> tuple[DeedView, ...]:
    terrains: dict[str, list[Any]] = {deed.word: [] for deed in DEEDS}
    for action in named:
        if "terrain" in action.fields:
            terrains[action.verb].append(action.fields["terrain"])
    return tuple(
        DeedView(deed.word, cost, tuple(terrains[deed.word]))
        for deed, cost in zip(DEEDS, COSTS, strict=True)
    )


def _displaced(position: TheWolvesPosition) -> DisplacedView | None:
    if position.displaced is None:
        return None
    pack, piece, hex_index = position.displaced
    habitat = TERRAINS[position.packs[pack]]
    return DisplacedView(pack, habitat.word, PIECES[piece].word, HEX_NAMES[hex_index])
