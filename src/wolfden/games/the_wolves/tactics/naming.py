"""What every action that can be named would bring at best, its payment included."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..model import Deed
from ..position import TheWolvesPosition
from .aiming import best_aim
from .marching import glance, march, steps_by_terrain
from .outlook import outlook
from .paying import payment
from .situation import Known, Situation

CLOSELY: Final = 4.0
"""Moves that promise so much less than the best action are not looked at closely."""


def worths(
    position: TheWolvesPosition, seat: int, named: Sequence[tuple[Deed, int]]
) -> list[float]:
    """Of deeds on terrains; moves are looked at closely where they may be the best."""
    known = Known(position, seat)
    left, habitat, faces = outlook(position).left, position.packs[seat], position.faces[seat]
    tokens = position.terrain_tokens[seat]
    harms = [left * payment(habitat, faces, terrain, deed, tokens) for deed, terrain in named]
    found = [
        brings(known, deed, terrain, False) + harm
        for (deed, terrain), harm in zip(named, harms, strict=True)
    ]
    enough = max(found, default=0.0) - CLOSELY
    for number, (deed, terrain) in enumerate(named):
        if deed is Deed.MOVE and found[number] > enough:
            found[number] = brings(known, deed, terrain, True) + harms[number]
    return found


def brings(known: Known, deed: Deed, terrain: int, closely: bool) -> float:
    """What an action would bring apart from its payment: noted, or worked out now."""
    found = known.notes.get((deed, terrain, closely))
    if found is None:
        found = _work_out(known.situation(), deed, terrain, closely)
        known.notes[deed, terrain, closely] = found
    return found


def _work_out(situation: Situation, deed: Deed, terrain: int, closely: bool) -> float:
    if deed is not Deed.MOVE:
        return best_aim(situation, deed, terrain)
    steps = steps_by_terrain(situation)[terrain]
    return march(situation, steps) if closely else glance(situation, steps)
