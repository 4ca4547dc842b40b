"""Makes the view of the turn that goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .hexes import members
from .model import ACTIONS_A_TURN, COSTS, DEEDS, HEX_NAMES, Deed, Phase, Piece, Terrain
from .show_targets import show_targets
from .view import DeedView, DisplacedView, TurnView, WolfView

if TYPE_CHECKING:
    from .state import TheWolvesState


def show_turn(state: TheWolvesState) -> TurnView:
    from .rules.moving import wolves_left

    making = state.deed >= 0
    deed: Any = Deed(state.deed).word if making else None
    terrain: Any = Terrain(state.terrain).word if making else None
    return TurnView(
        seat=state.active,
        number=state.turn,
        actions_done=state.actions_done,
        actions_left=max(ACTIONS_A_TURN - state.actions_done, 0) if state.turn else 0,
        deeds=_deeds(state) if state.phase is Phase.ACT else (),
        targets=show_targets(state) if state.phase is Phase.ACT else (),
        deed=deed,
        terrain=terrain,
        cost=COSTS[state.deed] if making else 0,
        flipped=tuple(tile + 1 for tile in members(state.flipped)),
        tokens_spent=state.spent,
        to_pay=state.to_pay,
        wolf=_wolf(state.wolf) if state.wolf >= 0 else None,
        moved=tuple(_wolf(each) for each in state.moved),
        wolves_left=wolves_left(state) if state.deed == Deed.MOVE else 0,
        hex=HEX_NAMES[state.site] if state.site >= 0 else None,
        displaced=_displaced(state),
    )


def _deeds(state: TheWolvesState) -> tuple[DeedView, ...]:
    legal = state.legal(state.active)
    terrains: dict[str, list[Any]] = {}
    for action in legal:
        if "terrain" in action.fields:
            terrains.setdefault(action.verb, []).append(action.fields["terrain"])
    names: list[Any] = [deed.word for deed in DEEDS]
    return tuple(
        DeedView(name, cost, tuple(terrains.get(name, ())))
        for name, cost in zip(names, COSTS, strict=True)
    )


def _wolf(wolf: int) -> WolfView:
    return WolfView(HEX_NAMES[wolf // 2], "alpha" if wolf % 2 else "pack")


def _displaced(state: TheWolvesState) -> DisplacedView | None:
    if state.displaced is None:
        return None
    pack, piece, hex_index = state.displaced
    habitat: Any = Terrain(state.packs[pack]).word
    rank: Any = Piece(piece).word
    return DisplacedView(pack, habitat, rank, HEX_NAMES[hex_index])
