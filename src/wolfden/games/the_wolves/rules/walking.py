"""Moving: where the wolf that was picked goes; all of an action end on hexes of one terrain."""

from __future__ import annotations

from typing import Final

from ....core import Action, Tell
from ..actions import HEX, RANKS, TO, on
from ..events import Moved
from ..model import HEX_NAMES, HEX_OF_WOLF, IS_ALPHA, WOLF_AT
from ..pieces import lift, owner_of, put
from ..position import PACK, TheWolvesPosition
from .displacement import resettle, uproot
from .picking import ask_for_next
from .requirements import Requirements, meeting, on_terrain, unmet
from .ways import end_requirements, reach, reached_by_any

VERBS: Final = ("to",)


def targets(position: TheWolvesPosition, seat: int) -> int:
    return reached_by_any(position, seat)


def legal(position: TheWolvesPosition, seat: int) -> tuple[Action, ...]:
    goals = meeting(requirements(position, seat))
    return on(TO, goals & position.country.of_terrain[position.terrain])


def requirements(position: TheWolvesPosition, seat: int) -> Requirements:
    assert position.wolf is not None
    start = HEX_OF_WOLF[position.wolf]
    return (
        ("must-leave", ~(1 << start)),
        ("too-far", reach(position, seat)[start]),
        *end_requirements(position, seat, IS_ALPHA[position.wolf]),
    )


def carry_out(position: TheWolvesPosition, seat: int, action: Action, tell: Tell | None) -> None:
    assert position.wolf is not None
    start, alpha, goal = HEX_OF_WOLF[position.wolf], IS_ALPHA[position.wolf], HEX[action.id]
    rival = owner_of(position, PACK, goal, but=seat)
    lift(position, seat, RANKS[alpha], start)
    if rival is not None:
        uproot(position, rival, PACK, goal)
    put(position, seat, RANKS[alpha], goal)
    position.moved += (WOLF_AT[goal][alpha],)
    position.wolf = None
    if tell is not None:
        path = tuple(HEX_NAMES[each] for each in position.country.land.map.path(start, goal))
        tell(Moved(seat, RANKS[alpha].word, path[0], path[-1], path))
    if rival is None or resettle(position, seat, tell):
        ask_for_next(position, seat, tell)


def forbids(position: TheWolvesPosition, seat: int, action: Action) -> str:
    return unmet((*on_terrain(position), *requirements(position, seat)), HEX[action.id])
