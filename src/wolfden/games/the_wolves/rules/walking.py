"""Moving: where the wolf that was picked goes; all of an action end on hexes of one terrain."""

from __future__ import annotations

from typing import Final

from ....core import Action, Tell
from ..actions import HEX, RANKS, TO, on
from ..events import Moved
from ..model import ALONE, HEX_NAMES, HEX_OF_WOLF, IS_ALPHA, WOLF_AT
from ..pieces import move, owner_of
from ..position import PACK, RANK, TheWolvesPosition
from .displacement import resettle, uproot
from .picking import ask_for_next
from .requirements import ON_TERRAIN, on_terrain, unmet
from .ways import END_REASONS, end_requirements, may_end, reach

VERBS: Final = ("to",)


def legal(position: TheWolvesPosition, seat: int) -> tuple[Action, ...]:
    return on(TO, goals(position, seat))


def goals(position: TheWolvesPosition, seat: int) -> int:
    """Where the wolf that was picked may go."""
    assert position.wolf is not None
    ends, area = may_end(position, seat), position.country.of_terrain[position.terrain]
    places = ends.to_alpha if IS_ALPHA[position.wolf] else ends.to_pack
    return reach(position, seat)[HEX_OF_WOLF[position.wolf]] & places & area


def carry_out(position: TheWolvesPosition, seat: int, action: Action, tell: Tell | None) -> None:
    walk(position, seat, HEX[action.id], tell)


def walk(position: TheWolvesPosition, seat: int, goal: int, tell: Tell | None) -> None:
    assert position.wolf is not None
    start, alpha = HEX_OF_WOLF[position.wolf], IS_ALPHA[position.wolf]
    rival = owner_of(position, PACK, goal, but=seat)
    if rival is not None:
        uproot(position, rival, PACK, goal)
    move(position, seat, RANK[alpha], start, goal)
    position.moved += (WOLF_AT[goal][alpha],)
    position.wolf = None
    if tell is not None:
        path = tuple(HEX_NAMES[each] for each in position.country.land.map.path(start, goal))
        tell(Moved(seat, RANKS[alpha].word, path[0], path[-1], path))
    if rival is None or resettle(position, seat, tell):
        ask_for_next(position, seat, tell)


def forbids(position: TheWolvesPosition, seat: int, action: Action) -> str:
    assert position.wolf is not None
    start = HEX_OF_WOLF[position.wolf]
    clear, room, to_pack, to_alpha = end_requirements(position, seat)
    required = (
        *on_terrain(position),
        position.country.land.open ^ ALONE[start],
        reach(position, seat)[start],
        clear,
        room,
        to_alpha if IS_ALPHA[position.wolf] else to_pack & to_alpha,
    )
    reasons = *ON_TERRAIN, "must-leave", "too-far", *END_REASONS
    return unmet(reasons, required, HEX[action.id])
